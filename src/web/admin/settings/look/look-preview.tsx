import { useRef, useState, type SyntheticEvent } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths, type EmbedTheme } from '#shared/primitives/addresses.ts';
import { usePreviewedSettings } from '#web/admin/settings/look/previewed-settings.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useWidth } from '#web/lib/hooks/use-width.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';

/** The width of the page on each screen of the preview. */
const pageWidths = { phone: 390, computer: 1280 } as const;
type Screen = keyof typeof pageWidths;

/** The home page with the values of the forms, saved or not. */
export function LookPreview() {
  const [screen, setScreen] = useState<Screen>('phone');
  const [theme, setTheme] = useState<EmbedTheme>('light');
  const settings = useDebounced(usePreviewedSettings(), TYPING_PAUSE_MS);
  const address = `${apiPaths.look}?${new URLSearchParams({ ...settings, theme }).toString()}`;
  const { preview: texts, themes } = ownerText().look;
  return (
    <Card
      title={texts.title}
      description={<span className="max-xl:hidden">{texts.description}</span>}
      actions={
        <div className="flex flex-wrap gap-2">
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
      }
    >
      <Frames
        key={screen}
        // The forms have not reported their values yet.
        address={Object.keys(settings).length > 0 ? address : null}
        pageWidth={pageWidths[screen]}
      />
    </Card>
  );
}

type FramesProps = { address: string | null; pageWidth: number };

/** The old page stays visible until the new one has loaded, and keeps its scroll position. */
function Frames({ address, pageWidth }: FramesProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const { page, loading } = ownerText().look.preview;
  const scale = Math.min(1, room / pageWidth);
  const [shown, setShown] = useState(address);
  const addresses = [...new Set([shown, address])].filter((each) => each !== null);
  const shownFrame = useRef<HTMLIFrameElement>(null);
  const show = (loaded: string) => (event: SyntheticEvent<HTMLIFrameElement>) => {
    event.currentTarget.contentWindow?.scrollTo(0, shownFrame.current?.contentWindow?.scrollY ?? 0);
    setShown(loaded);
  };
  return (
    <div
      ref={box}
      className="relative h-[28dvh] w-full overflow-hidden rounded-media border border-line bg-sunk md:h-[38dvh] xl:h-[min(46rem,calc(100dvh-20rem))]"
    >
      {addresses.map((each) => (
        // The page has no scripts and no working controls.
        // oxlint-disable-next-line react/iframe-missing-sandbox
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
          className="h-9 rounded-full px-4 text-sm font-semibold text-soft transition-colors hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-rest"
        >
          {names[choice]}
        </button>
      ))}
    </fieldset>
  );
}
