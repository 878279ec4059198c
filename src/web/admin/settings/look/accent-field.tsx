import { useRef } from 'react';
import { ownerText } from '#shared/language/text.ts';
import type { EmbedTheme } from '#shared/primitives/addresses.ts';
import { accentsOf, ownAccent } from '#shared/site/look/accent.ts';
import { lookSettings } from '#shared/site/look/look-settings.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { FormField } from '#web/ui/fields/form-field.tsx';

type Props = { value: string; onChange: (value: string) => void };

/** The colour of buttons and links. The samples show how each theme adapts it to stay readable. */
export function AccentField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const texts = ownerText().look.accent;
  const picked = lookSettings.accent.read(value) ?? null;
  return (
    <FormField label={texts.title} hint={picked ? hintFor(picked) : texts.hint}>
      {(field) => (
        <div className="flex flex-wrap items-center gap-3">
          <input
            {...field}
            ref={input}
            type="color"
            value={picked ?? ownAccent}
            onChange={(event) => onChange(event.target.value)}
            className="h-11 w-16 cursor-pointer rounded-field border border-edge bg-surface p-1"
          />
          {picked && (
            <>
              <Sample picked={picked} theme="light" />
              <Sample picked={picked} theme="dark" />
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

function Sample({ picked, theme }: { picked: string; theme: EmbedTheme }) {
  const { button, onButton, text } = accentsOf(picked)[theme];
  return (
    <span
      className={cn(
        theme,
        'inline-flex items-center gap-2 rounded-field border border-line bg-page py-1.5 ps-1.5 pe-3 text-sm font-semibold',
      )}
    >
      <span className="rounded-full px-3 py-1" style={{ background: button, color: onButton }}>
        {ownerText().look.themes[theme]}
      </span>
      <span style={{ color: text }}>{ownerText().look.accent.words}</span>
    </span>
  );
}

function hintFor(picked: string): string {
  const { light, dark } = accentsOf(picked);
  const isDarkened = light.button !== picked || light.text !== picked;
  const isLightened = dark.button !== picked || dark.text !== picked;
  const { readable, darker, lighter, darkerAndLighter } = ownerText().look.accent;
  if (isDarkened) return isLightened ? darkerAndLighter : darker;
  return isLightened ? lighter : readable;
}
