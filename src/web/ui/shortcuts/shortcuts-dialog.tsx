import { useLocation } from 'wouter';
import { ownerText, text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { seekKeySeconds } from '#shared/primitives/limits.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Group = {
  title: string;
  when?: string;
  keys: [keys: string[], what: string][];
};

function everywhere(): Group {
  const { keys, everywhere } = text().shortcuts;
  return {
    title: everywhere.title,
    keys: [
      [['?'], everywhere.list],
      [[keys.escape], everywhere.close],
      [['F8'], everywhere.notification],
    ],
  };
}

function player(): Group {
  const { keys, player } = text().shortcuts;
  return {
    title: player.title,
    when: player.when,
    keys: [
      [[keys.space], player.play],
      [['←', '→'], player.seek({ count: seekKeySeconds })],
      [['↑', '↓'], player.volume],
      [['M'], player.mute],
    ],
  };
}

function dashboard(): Group {
  const { shortcuts, shortcut } = ownerText().palette;
  return { title: shortcuts, keys: [[['⌘ / Ctrl', 'K'], shortcut]] };
}

function photo(): Group {
  const { photo } = text().shortcuts;
  return { title: photo.title, keys: [[['←', '→'], photo.move]] };
}

function order(): Group {
  const { keys, order } = text().shortcuts;
  return {
    title: order.title,
    when: order.when,
    keys: [
      [['←', '→', '↑', '↓'], order.move],
      [[keys.home, keys.end], order.end],
    ],
  };
}

function focalPoint(): Group {
  const { keys, focalPoint } = text().shortcuts;
  return {
    title: focalPoint.title,
    keys: [
      [['←', '→', '↑', '↓'], focalPoint.move],
      [[keys.home, keys.end], focalPoint.edge],
    ],
  };
}

/** Every keyboard shortcut of the site must be listed here. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [path] = useLocation();
  const groups =
    path === pagePaths.admin
      ? [everywhere(), dashboard(), order(), focalPoint(), player()]
      : [everywhere(), player(), photo()];
  return (
    <Dialog title={text().shortcuts.title} onClose={onClose}>
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
