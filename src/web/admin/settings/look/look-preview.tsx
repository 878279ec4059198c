import { useRef, useState, type SyntheticEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths, type EmbedTheme } from '#shared/primitives/addresses.ts';
import { previewedKeys } from '#shared/site/look/look-settings.ts';
import type { SettingValues } from '#web/admin/settings/settings-values.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useWidth } from '#web/lib/hooks/use-width.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** The width of the page on each screen of the preview. */
const pageWidths = { phone: 390, computer: 1280 } as const;
type Screen = keyof typeof pageWidths;

export function LookPreview() {
  const { title, description } = ownerText().look.preview;
  return (
    <Card title={title} description={description}>
      <Preview />
    </Card>
  );
}

export function LookPreviewSheet({ onClose }: { onClose: () => void }) {
  const { title, description } = ownerText().look.preview;
  return (
    <Dialog isSheet title={title} description={description} onClose={onClose}>
      <Preview />
    </Dialog>
  );
}

/** The home page with the values of the form, saved or not. */
function Preview() {
  const [screen, setScreen] = useState<Screen>('phone');
  const [theme, setTheme] = useState<EmbedTheme>('light');
  const settings = useDebounced(usePreviewedSettings(), TYPING_PAUSE_MS);
  const { preview: texts, themes } = ownerText().look;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Switch
          label={texts.screen}
          names={{ phone: texts.phone, computer: texts.computer }}
          chosen={screen}
          onChoose={setScreen}
        />
        <Switch
          label={texts.theme}
          names={{ light: themes.light, dark: themes.dark }}
          chosen={theme}
          onChoose={setTheme}
        />
      </div>
      <Frames
        key={screen}
        address={`${apiPaths.look}?${settings}&theme=${theme}`}
        pageWidth={pageWidths[screen]}
      />
    </>
  );
}

/** As a query string, without blank ones. */
function usePreviewedSettings(): string {
  const { control } = useFormContext<SettingValues>();
  const given = Object.entries(useWatch({ control })).filter(
    ([key, value]) => previewedKeys.includes(key) && value.trim() !== '',
  );
  return new URLSearchParams(given).toString();
}

type FramesProps = { address: string; pageWidth: number };

/** The old page stays visible until the new one has loaded, and keeps its scroll position. */
function Frames({ address, pageWidth }: FramesProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const { page, loading } = ownerText().look.preview;
  const scale = Math.min(1, room / pageWidth);
  const [shown, setShown] = useState(address);
  const addresses = [...new Set([shown, address])];
  const shownFrame = useRef<HTMLIFrameElement>(null);
  const show = (loaded: string) => (event: SyntheticEvent<HTMLIFrameElement>) => {
    event.currentTarget.contentWindow?.scrollTo(0, shownFrame.current?.contentWindow?.scrollY ?? 0);
    setShown(loaded);
  };
  return (
    <div
      ref={box}
      className="relative h-[min(46rem,calc(100dvh-20rem))] w-full overflow-hidden rounded-media border border-line bg-sunk"
    >
      {addresses.map((each) => (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- the page has no scripts and no working controls
        <iframe
          key={each}
          ref={each === shown ? shownFrame : undefined}
          src={each}
          title={each === shown ? page : loading}
          onLoad={show(each)}
          className={cn('absolute top-0 origin-top-left border-0', each !== shown && 'invisible')}
          style={{
            width: pageWidth,
            height: `${100 / (scale || 1)}%`,
            left: (room - pageWidth * scale) / 2,
            transform: `scale(${scale})`,
          }}
        />
      ))}
    </div>
  );
}

type SwitchProps<Choice extends string> = {
  label: string;
  names: Record<Choice, string>;
  chosen: Choice;
  onChoose: (choice: Choice) => void;
};

function Switch<Choice extends string>({ label, names, chosen, onChoose }: SwitchProps<Choice>) {
  return (
    <fieldset className="inline-flex gap-1 rounded-full bg-sunk p-1">
      <legend className="sr-only">{label}</legend>
      {(Object.keys(names) as Choice[]).map((choice) => (
        <button
          key={choice}
          type="button"
          aria-pressed={choice === chosen}
          onClick={() => onChoose(choice)}
          className="touch-target h-9 rounded-full px-4 text-sm font-semibold text-soft transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-rest"
        >
          {names[choice]}
        </button>
      ))}
    </fieldset>
  );
}
