import type { PageKind } from '#shared/addresses.ts';
import type { SharePictures } from '#server/domain/share-pictures/share-pictures.ts';

/** Draws the picture for sharing one thing, the subject being its kind, its number and when it changed. */
export async function makeSharePicture(
  { sharePictures }: { sharePictures: SharePictures },
  subject: string,
  signal: AbortSignal,
): Promise<void> {
  const [kind, id] = subject.split(' ');
  await sharePictures.prepare({ kind: kind as PageKind, id: Number(id) }, signal);
}
