import { useState } from 'react';
import type { KnownSong } from '#web/features/admin/releases/release-values.ts';

/** The titles behind the numbers that stand in the form. */
export function useKnownSongs(first: readonly KnownSong[]) {
  const [songs, setSongs] = useState(() => new Map(first.map((song) => [song.id, song])));
  const learn = (more: readonly KnownSong[]) =>
    setSongs((known) => new Map([...known, ...more.map((song) => [song.id, song] as const)]));
  return { songs, learn };
}
