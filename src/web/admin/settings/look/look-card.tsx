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

const watched = [
  settingKeys.artistName,
  settingKeys.palette,
  settingKeys.accent,
  settingKeys.typeface,
  settingKeys.hero,
  settingKeys.sections,
  settingKeys.photo,
] as const;

/** With the preview beside it where there is room, otherwise behind a button. */
export function LookCard() {
  const isWide = useMediaQuery('(width >= 80rem)');
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const { control, setValue } = useFormContext<SettingValues>();
  const [artistName, palette, accent, typeface, hero, sections, photo] = useWatch({ control, name: watched });
  const choose = (changed: Partial<SettingValues>) => {
    for (const [key, value] of Object.entries(changed)) setValue(key as keyof SettingValues, value);
  };
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
            chosen={{ palette, accent: lookSettings.accent.read(accent) ?? null }}
            onChange={(colours) =>
              choose({
                [settingKeys.palette]: colours.palette,
                [settingKeys.accent]: lookSettings.accent.write(colours.accent),
              })
            }
          />
          <AccentField
            palette={palette}
            value={accent}
            onChange={(value) => choose({ [settingKeys.accent]: value })}
          />
          <TypefaceField
            artistName={artistName}
            value={typeface}
            onChange={(value) => choose({ [settingKeys.typeface]: value })}
          />
          <HeroField value={hero} onChange={(value) => choose({ [settingKeys.hero]: value })} />
          <SectionsField value={sections} onChange={(value) => choose({ [settingKeys.sections]: value })} />
          <PhotoField value={photo} onChange={(value) => choose({ [settingKeys.photo]: value })} />
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
