import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import { defaultLook } from '#shared/site/look/look.ts';
import { settingKeys } from '#shared/site/settings.ts';
import { AccentField } from '#web/admin/settings/look/accent-field.tsx';
import { HeroField } from '#web/admin/settings/look/hero-field.tsx';
import { LookPreview, LookPreviewSheet } from '#web/admin/settings/look/look-preview.tsx';
import { PaletteField } from '#web/admin/settings/look/palette-field.tsx';
import { PhotoField } from '#web/admin/settings/look/photo-field.tsx';
import { SectionsField } from '#web/admin/settings/look/sections-field.tsx';
import { TypefaceField } from '#web/admin/settings/look/typeface-field.tsx';
import { lookValues, type SettingValues } from '#web/admin/settings/settings-values.ts';
import { useMediaQuery } from '#web/lib/hooks/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

/** With the preview beside it where there is room, otherwise behind a button. */
export function LookCard() {
  const isWide = useMediaQuery('(width >= 80rem)');
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const { control, setValue } = useFormContext<SettingValues>();
  const values = useWatch({ control }) as SettingValues;
  const choose = (changed: Partial<SettingValues>) => {
    for (const [key, value] of Object.entries(changed)) setValue(key as keyof SettingValues, value);
  };
  const { palette, accent, typeface, hero, sections, photo } = settingKeys;
  const texts = ownerText().look;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <Card
        title={texts.title}
        actions={
          <div className="flex flex-wrap gap-2">
            {!isWide && (
              <Button variant="outline" size="small" onClick={() => setIsPreviewOpen(true)}>
                {texts.preview.title}
              </Button>
            )}
            <Button variant="outline" size="small" onClick={() => choose(lookValues(defaultLook))}>
              {texts.reset}
            </Button>
          </div>
        }
        description={texts.description}
      >
        <div className="flex flex-col gap-6">
          <PaletteField
            value={values[palette]}
            onChange={(colours) =>
              choose({
                [palette]: colours.palette,
                [accent]: lookSettings.accent.write(colours.accent),
              })
            }
          />
          <AccentField
            palette={values[palette]}
            value={values[accent]}
            onChange={(value) => choose({ [accent]: value })}
          />
          <TypefaceField
            artistName={values[settingKeys.artistName]}
            value={values[typeface]}
            onChange={(value) => choose({ [typeface]: value })}
          />
          <HeroField value={values[hero]} onChange={(value) => choose({ [hero]: value })} />
          <SectionsField value={values[sections]} onChange={(value) => choose({ [sections]: value })} />
          <PhotoField value={values[photo]} onChange={(value) => choose({ [photo]: value })} />
        </div>
      </Card>
      {isWide && (
        <div className="sticky top-24 self-start">
          <LookPreview />
        </div>
      )}
      {!isWide && isPreviewOpen && <LookPreviewSheet onClose={() => setIsPreviewOpen(false)} />}
    </div>
  );
}
