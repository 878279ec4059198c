import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { apiPaths } from '#shared/addresses.ts';
import { listLimits } from '#shared/lists.ts';
import type { Track } from '#shared/tracks.schema.ts';
import type { KnownSong } from '#web/features/admin/releases/release-values.ts';
import { TYPING_PAUSE_MS, useDebounced } from '#web/lib/hooks/use-debounced.ts';
import { itemsOf, listQuery } from '#web/lib/lists.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

/** So many are offered at a time: typing a little more brings the right one near. */
const OFFERED = 8;

type Props = { taken: readonly KnownSong[]; onAdd: (song: KnownSong) => void };

/** Finds a song that is on no release yet, and adds it. */
export function AddSong({ taken, onAdd }: Props) {
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), TYPING_PAUSE_MS);
  const { data } = useInfiniteQuery({
    ...listQuery<Track>(apiPaths.tracks, { limit: OFFERED, q, show: 'all' }),
    enabled: q !== '',
  });
  const isFree = ({ id, release }: Track) => !release && taken.every((song) => song.id !== id);
  const offered = q === '' ? [] : itemsOf(data).filter(isFree);
  return (
    <div className="flex flex-col gap-2">
      <TextField
        type="search"
        label="Add a song"
        hint="Type a part of its title"
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
          {offered.length === 0 ? 'No song with this title is free.' : `${offered.length} found`}
        </output>
      )}
      <ul className="flex flex-wrap gap-2">
        {offered.map((song) => (
          <li key={song.id} className="max-w-full">
            <Button
              variant="outline"
              size="small"
              className="max-w-full"
              onClick={() => {
                onAdd(song);
                setTyped('');
              }}
            >
              <Plus aria-hidden="true" />
              <span className="truncate">{song.title}</span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
