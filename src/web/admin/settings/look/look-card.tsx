import { useEffect } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { unknownArtist } from '#shared/site/artist.ts';
import { accentStyle } from '#shared/site/look/accent.ts';
import { defaultLook, type Look } from '#shared/site/look/look.ts';
import { AccentField } from '#web/admin/settings/look/accent-field.tsx';
import { HeroField } from '#web/admin/settings/look/hero-field.tsx';
import {
  changesFrom,
  lookValuesSchema,
  settingsOf,
  valuesOf,
  type LookValues,
} from '#web/admin/settings/look/look-values.ts';
import { PhotoField } from '#web/admin/settings/look/photo-field.tsx';
import { SectionsField } from '#web/admin/settings/look/sections-field.tsx';
import { usePreviewSettings } from '#web/admin/settings/look/previewed-settings.ts';
import { TypefaceField } from '#web/admin/settings/look/typeface-field.tsx';
import { SaveBar } from '#web/admin/settings/save-bar.tsx';
import { useSettingsForm } from '#web/admin/settings/use-settings-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export function LookCard({ artist }: { artist: Artist }) {
  const saved = valuesOf(artist);
  const { handleSubmit, watch, setValue, reset, save, isPending, restored } = useSettingsForm(
    'look',
    lookValuesSchema,
    saved,
  );
  const values = watch();
  usePreviewSettings(settingsOf(values));
  useEffect(() => applyLook(artist.look), [artist.look]);
  const choose = (part: keyof LookValues) => (value: string) => setValue(part, value);
  const saveAll = (chosen: LookValues) => save(changesFrom(saved, chosen));
  return (
    <Card
      title={ownerText().look.title}
      actions={
        <Button variant="outline" size="small" onClick={() => reset(valuesOf(unknownArtist()))}>
          {ownerText().look.reset}
        </Button>
      }
      description={ownerText().look.description}
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
        <SaveBar label={ownerText().look.save} isPending={isPending} restored={restored} preview="home" />
      </form>
    </Card>
  );
}

/** The open page was rendered with the old look; every later one has the new look. */
function applyLook({ typeface, accent }: Look): void {
  const { dataset } = document.documentElement;
  if (typeface === defaultLook.typeface) delete dataset['typeface'];
  else dataset['typeface'] = typeface;
  const style = document.getElementById('look') ?? document.createElement('style');
  style.id = 'look';
  style.textContent = accent === null ? '' : accentStyle(accent);
  document.head.append(style);
}
