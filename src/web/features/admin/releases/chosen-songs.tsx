import { DiscAlbum, Eye } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

type Props = {
  count: number;
  onClear: () => void;
  onChangeVisibility: () => void;
  onMake: () => void;
};

/** What can be done with the songs that are ticked. Stays in sight, as the ticks may stand far apart. */
export function ChosenSongs({ count, onClear, onChangeVisibility, onMake }: Props) {
  return (
    <section
      aria-label="Selected songs"
      className="sticky bottom-[calc(var(--player-height,0px)+1rem)] z-10 mt-4 flex animate-enter flex-wrap items-center gap-x-1 gap-y-2 rounded-media border border-line bg-page p-3 shadow-float"
    >
      <output className="grow px-2 font-semibold tabular-nums">{count} selected</output>
      <Button variant="quiet" size="small" onClick={onClear}>
        Clear
      </Button>
      <Button variant="quiet" size="small" onClick={onChangeVisibility}>
        <Eye aria-hidden="true" />
        Change visibility
      </Button>
      <Button size="small" onClick={onMake}>
        <DiscAlbum aria-hidden="true" />
        Make an album
      </Button>
    </section>
  );
}
