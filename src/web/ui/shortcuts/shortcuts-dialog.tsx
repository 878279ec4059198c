import { useLocation } from 'wouter';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { seekKeySeconds } from '#shared/primitives/limits.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Group = {
  title: string;
  when?: string;
  keys: [keys: string[], what: string][];
};

const everywhere: Group = {
  title: 'Everywhere',
  keys: [
    [['?'], 'Show this list'],
    [['Esc'], 'Close what is open'],
    [['F8'], 'Go to the current notification'],
  ],
};

const player: Group = {
  title: 'Player',
  when: 'While the keyboard is in a player, or after a press in one.',
  keys: [
    [['Space'], 'Play or pause'],
    [['←', '→'], `${seekKeySeconds} seconds back or forward`],
    [['↑', '↓'], 'Louder or quieter'],
    [['M'], 'Sound off or on'],
  ],
};

const photos: Group = {
  title: 'Open photo',
  keys: [[['←', '→'], 'The photo before or after']],
};

const order: Group = {
  title: 'Order of photos and songs',
  when: 'On the handle beside each.',
  keys: [
    [['←', '→', '↑', '↓'], 'One place earlier or later'],
    [['Home', 'End'], 'To the beginning or the end'],
  ],
};

const focalPoint: Group = {
  title: 'Focal point',
  keys: [
    [['←', '→', '↑', '↓'], 'Move it; with Shift in larger steps'],
    [['Home', 'End'], 'To the left or right edge'],
  ],
};

/** Every keyboard shortcut of the site must be listed here. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [path] = useLocation();
  const groups =
    path === pagePaths.admin ? [everywhere, order, focalPoint, player] : [everywhere, player, photos];
  return (
    <Dialog title="Keyboard Shortcuts" onClose={onClose}>
      <div className="grid gap-x-10 gap-y-7 sm:grid-cols-2">
        {groups.map(({ title, when, keys }) => (
          <section key={title}>
            <h3 className="font-semibold">{title}</h3>
            {when && <p className="text-xs text-soft">{when}</p>}
            <dl className="mt-2">
              {keys.map(([names, what]) => (
                <div key={what} className="flex items-baseline justify-between gap-4 py-1.5">
                  <dt className="order-last flex shrink-0 gap-1">
                    {names.map((name) => (
                      <kbd
                        key={name}
                        className="rounded-small border border-line bg-sunk px-2 font-sans text-sm"
                      >
                        {name}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
