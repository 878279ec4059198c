import { useRef } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { EmbedTheme } from '#shared/primitives/addresses.ts';
import { accentsOf } from '#shared/site/look/accent.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import { hexOf } from '#shared/site/look/oklch.ts';
import { paletteOf, type Palette } from '#shared/site/look/palettes.ts';
import { Button } from '#web/ui/button.tsx';
import { FormField } from '#web/ui/fields/form-field.tsx';

type Props = { palette: string; value: string; onChange: (value: string) => void };

/** The colour of buttons and links. The samples show how each theme adapts it to stay readable. */
export function AccentField({ palette, value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const texts = ownerText().look.accent;
  const picked = lookSettings.accent.read(value) ?? null;
  const colours = paletteOf(palette);
  return (
    <FormField label={texts.title} hint={picked ? hintFor(picked, colours) : texts.hint}>
      {(field) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...field}
            ref={input}
            type="color"
            value={picked ?? colours.accent.light}
            onChange={(event) => onChange(event.target.value)}
            className="h-11 w-16 cursor-pointer rounded-field border border-edge bg-surface p-1"
          />
          {picked && (
            <>
              <Sample picked={picked} palette={colours} theme="light" />
              <Sample picked={picked} palette={colours} theme="dark" />
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  onChange(lookSettings.accent.write(null));
                  // The pressed button disappears.
                  input.current?.focus();
                }}
              >
                {texts.reset}
              </Button>
            </>
          )}
        </div>
      )}
    </FormField>
  );
}

type SampleProps = { picked: string; palette: Palette; theme: EmbedTheme };

function Sample({ picked, palette, theme }: SampleProps) {
  const { button, onButton, text } = accentsOf(picked, palette)[theme];
  return (
    <span
      className="inline-flex items-center gap-2 rounded-field border border-line py-1.5 ps-1.5 pe-3 text-sm font-semibold"
      style={{ background: hexOf(palette[theme].page) }}
    >
      <span className="rounded-full px-3 py-1" style={{ background: button, color: onButton }}>
        {ownerText().look.themes[theme]}
      </span>
      <span style={{ color: text }}>{ownerText().look.accent.words}</span>
    </span>
  );
}

function hintFor(picked: string, palette: Palette): string {
  const { light, dark } = accentsOf(picked, palette);
  const isDarkened = light.button !== picked || light.text !== picked;
  const isLightened = dark.button !== picked || dark.text !== picked;
  const { readable, darker, lighter, darkerAndLighter } = ownerText().look.accent;
  if (isDarkened) return isLightened ? darkerAndLighter : darker;
  return isLightened ? lighter : readable;
}
