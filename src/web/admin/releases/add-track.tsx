import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { listLimits } from '#shared/primitives/lists.ts';
import type { Track } from '#shared/catalogue/tracks.schema.ts';
import type { KnownTrack } from '#web/admin/releases/release-form.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { itemsOf, listQuery } from '#web/lib/api/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** Few enough to look through: typing more letters narrows them down. */
const OFFERED = 8;

type Props = { taken: readonly KnownTrack[]; onAdd: (track: KnownTrack) => void };

/** Finds a track that is on no release yet, and adds it. */
export function AddTrack({ taken, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data } = useInfiniteQuery({
    ...listQuery<Track>(apiPaths.tracks, { limit: OFFERED, q, show: 'all' }),
    enabled: q !== '',
  });
  const isFree = ({ id, release }: Track) => !release && taken.every((track) => track.id !== id);
  const offered = q === '' ? [] : itemsOf(data).filter(isFree);
  const { add, addHint, found, noneFree } = ownerText().releases.songs;
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label={add}
        hint={addHint}
        autoComplete="off"
        maxLength={listLimits.searchLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          // Enter would save the release.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      {q !== '' && data && (
        <output className="text-xs text-soft">
          {offered.length === 0 ? noneFree : found({ count: offered.length })}
        </output>
      )}
      <ul className="flex flex-wrap gap-2">
        {offered.map((track) => (
          <li key={track.id} className="max-w-full">
            <Button
              variant="outline"
              size="small"
              className="max-w-full"
              onClick={() => {
                onAdd(track);
                setTyped('');
              }}
            >
              <Plus aria-hidden="true" />
              <span className="truncate">{track.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
