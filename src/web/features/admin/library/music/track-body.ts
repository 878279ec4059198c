import type { TrackChanges } from '#shared/tracks.ts';

/** What happens to the cover: it stays, it goes, or a new file takes its place. */
export type CoverChange = 'keep' | 'remove' | File;

/** JSON while only words change; a form as soon as a file travels with them. */
export function trackBody(changes: TrackChanges, cover: CoverChange): object {
  if (cover === 'keep') return changes;
  if (cover === 'remove') return { ...changes, removeCover: true };
  const form = new FormData();
  for (const [name, value] of Object.entries(changes)) {
    // A form has no null: no description is an empty one.
    if (value !== undefined) form.append(name, String(value ?? ''));
  }
  form.append('coverArt', cover);
  return form;
}
