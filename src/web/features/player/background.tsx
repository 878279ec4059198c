import { PlayingOn } from '#web/features/player/playing-on.tsx';
import { Shortcuts } from '#web/ui/shortcuts/shortcuts.tsx';

/** What every page does besides showing itself. It comes once the page stands: nobody waits for its script. */
export default function Background() {
  return (
    <>
      <PlayingOn />
      <Shortcuts />
    </>
  );
}
