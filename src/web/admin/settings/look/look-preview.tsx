import { useRef, useState, type SyntheticEvent } from 'react';
import { apiPaths, type EmbedTheme } from '#shared/primitives/addresses.ts';
import { usePreviewedSettings } from '#web/admin/settings/look/previewed-settings.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { useWidth } from '#web/lib/hooks/use-width.ts';
import { Card } from '#web/ui/card.tsx';
import { cn } from '#web/ui/cn.ts';

/** The screens of the preview, with the width of the page. */
const screens = {
  phone: { name: 'Phone', width: 390 },
  computer: { name: 'Computer', width: 1280 },
} as const;
type Screen = keyof typeof screens;
const themes: Record<EmbedTheme, string> = { light: 'Light', dark: 'Dark' };

/** The home page with the values of the forms, saved or not. */
export function LookPreview() {
  const [screen, setScreen] = useState<Screen>('phone');
  const [theme, setTheme] = useState<EmbedTheme>('light');
  const settings = useDebounced(usePreviewedSettings(), TYPING_PAUSE_MS);
  const address = `${apiPaths.look}?${new URLSearchParams({ ...settings, theme }).toString()}`;
  return (
    <Card
      title="How It Looks"
      description={
        <span className="max-xl:hidden">
          The home page with what you have chosen here. Nothing changes for visitors until you save.
        </span>
      }
      actions={
        <div className="flex flex-wrap gap-2">
          <Switch
            label="Screen"
            names={{ phone: screens.phone.name, computer: screens.computer.name }}
            chosen={screen}
            onChoose={setScreen}
          />
          <Switch label="Theme" names={themes} chosen={theme} onChoose={setTheme} />
        </div>
      }
    >
      <Frames
        key={screen}
        // The forms have not reported their values yet.
        address={Object.keys(settings).length > 0 ? address : null}
        screen={screens[screen]}
      />
    </Card>
  );
}

type FramesProps = { address: string | null; screen: (typeof screens)[Screen] };

/** The old page stays visible until the new one has loaded, and keeps its scroll position. */
function Frames({ address, screen }: FramesProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const scale = Math.min(1, room / screen.width);
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
          title={each === shown ? 'The home page' : 'The home page, as it is being loaded'}
          onLoad={show(each)}
          className={cn('absolute top-0 origin-top-left border-0', each !== shown && 'invisible')}
          style={{
            width: screen.width,
            height: `${100 / (scale || 1)}%`,
            left: (room - screen.width * scale) / 2,
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
