import { formText } from '#web/features/admin/form-text.ts';

/** What happens to a file of the item that is edited: it stays, it goes, or a new one takes its place. */
export type FileChange = 'keep' | 'remove' | File;

/** How the server is told that a file goes. */
const removals: Record<string, string> = { coverArt: 'removeCover', videoFile: 'removeVideoFile' };

/** JSON while only words change; a form as soon as a file travels with them. */
export function bodyWithFiles(changes: object, files: Record<string, FileChange>): object {
  const removed = Object.keys(files).filter((name) => files[name] === 'remove');
  const words = {
    ...changes,
    ...Object.fromEntries(removed.map((name) => [removals[name] ?? name, true])),
  };
  const chosen = Object.entries(files).filter(([, change]) => change instanceof File);
  if (chosen.length === 0) return words;
  const form = new FormData();
  for (const [name, value] of Object.entries(words)) {
    // A form has no null: no description is an empty one.
    if (value !== undefined) form.append(name, formText(value ?? ''));
  }
  for (const [name, file] of chosen) form.append(name, file);
  return form;
}

/** For comparing two versions of an item: a file is shown below, not described. */
export const shownBelow = 'The one shown below';

export function newerFile(mine: string | null, newer: string | null): string {
  return mine === newer ? shownBelow : 'Another one';
}
