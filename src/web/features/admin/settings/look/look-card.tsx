import { useEffect } from 'react';
import type { Artist } from '#shared/artist.schema.ts';
import { unknownArtist } from '#shared/artist.ts';
import { AccentField } from '#web/features/admin/settings/look/accent-field.tsx';
import { applyLook } from '#web/features/admin/settings/look/apply-look.ts';
import { HeroField } from '#web/features/admin/settings/look/hero-field.tsx';
import {
  changesFrom,
  lookValuesSchema,
  settingsOf,
  valuesOf,
  type LookValues,
} from '#web/features/admin/settings/look/look-values.ts';
import { PhotoField } from '#web/features/admin/settings/look/photo-field.tsx';
import { SectionsField } from '#web/features/admin/settings/look/sections-field.tsx';
import { useTrySettings } from '#web/features/admin/settings/look/tried-settings.ts';
import { TypefaceField } from '#web/features/admin/settings/look/typeface-field.tsx';
import { SaveBar } from '#web/features/admin/settings/save-bar.tsx';
import { useSettingsForm } from '#web/features/admin/settings/use-settings-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** The site made the artist's own: colour, lettering, layout, icon and sections. */
export function LookCard({ artist }: { artist: Artist }) {
  const saved = valuesOf(artist);
  const { handleSubmit, watch, setValue, reset, save, isPending, restored } = useSettingsForm(
    'look',
    lookValuesSchema,
    saved,
  );
  const values = watch();
  useTrySettings(settingsOf(values));
  useEffect(() => applyLook(artist.look), [artist.look]);
  const choose = (part: keyof LookValues) => (value: string) => setValue(part, value);
  const saveAll = (chosen: LookValues) => save(changesFrom(saved, chosen));
  return (
    <Card
      title="Look"
      actions={
        <Button variant="outline" size="small" onClick={() => reset(valuesOf(unknownArtist))}>
          Back to the Original Look
        </Button>
      }
      description="Make the site yours. What you leave as it is stays in Marquee’s own look."
    >
      <form
        noValidate
        className="flex flex-col gap-6"
        onSubmit={(event) => void handleSubmit(saveAll)(event)}
      >
        <AccentField value={values.accent} onChange={choose('accent')} />
        <TypefaceField artistName={artist.name} value={values.typeface} onChange={choose('typeface')} />
        <HeroField value={values.hero} onChange={choose('hero')} />
        <SectionsField value={values.sections} onChange={choose('sections')} />
        <PhotoField value={values.photo} onChange={choose('photo')} />
        <SaveBar label="Save Look" isPending={isPending} restored={restored} preview="home" />
      </form>
    </Card>
  );
}
