import type { Attachment } from '#shared/catalogue/posts.schema.ts';
import { attachmentFields } from '#shared/catalogue/posts.ts';
import { ownerText } from '#shared/language/text.ts';
import { playerKinds, type PlayerKind } from '#shared/primitives/addresses.ts';
import { refuseUnknownReferences, type References } from '#server/domain/catalogue/references.ts';
import { readRelease } from '#server/domain/catalogue/releases.ts';
import { readTrack } from '#server/domain/catalogue/tracks.ts';
import { readVideo } from '#server/domain/catalogue/videos.ts';
import { Failure, invalidFields } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { Audience } from '#server/storage/database/queries/catalogue/visibility.ts';

type AttachmentField = (typeof attachmentFields)[PlayerKind];
type AttachmentIds = Record<AttachmentField, number | null>;

function attachedTo(post: AttachmentIds): { kind: PlayerKind; field: AttachmentField; id: number }[] {
  return playerKinds.flatMap((kind) => {
    const field = attachmentFields[kind];
    const id = post[field];
    return id === null ? [] : [{ kind, field, id }];
  });
}

/** A post shows one item at most. */
export async function refuseUnknownAttachment(
  db: Database,
  post: AttachmentIds,
  before?: AttachmentIds,
): Promise<void> {
  const [, second] = attachedTo(post);
  if (second) throw invalidFields({ [second.field]: ownerText().news.oneAttachment });
  await refuseUnknownReferences(db, referencesOf(post), before && referencesOf(before));
}

const referencesOf = ({ trackId, videoId, releaseId }: AttachmentIds): References => ({
  trackId: { kind: 'tracks', ids: [trackId] },
  videoId: { kind: 'videos', ids: [videoId] },
  releaseId: { kind: 'releases', ids: [releaseId] },
});

/** Null if the audience may not see it, or if it was deleted. */
export async function readAttachment(
  db: Database,
  post: AttachmentIds,
  audience: Audience,
): Promise<Attachment | null> {
  const [attached] = attachedTo(post);
  if (!attached) return null;
  try {
    return await readers[attached.kind](db, attached.id, audience);
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return null;
    throw error;
  }
}

const readers: Record<PlayerKind, (db: Database, id: number, audience: Audience) => Promise<Attachment>> = {
  track: async (...item) => ({ kind: 'track', item: await readTrack(...item) }),
  video: async (...item) => ({ kind: 'video', item: await readVideo(...item) }),
  release: async (...item) => ({ kind: 'release', item: await readRelease(...item) }),
};
