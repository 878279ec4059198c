import type { FastifyRequest } from 'fastify';
import { serverText } from '#shared/language/text.ts';
import { uploadFields } from '#shared/media/resumable-uploads.ts';
import type { MediaKind } from '#shared/media/media.ts';
import type { Uploads } from '#server/domain/catalogue/single-uploads.ts';
import { assembleUpload, deleteUpload, readUpload } from '#server/domain/files/resumable-uploads.ts';
import { readUploadLimits, type LimitsConfig } from '#server/domain/site/upload-limits.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { Failure, fileTooLarge, invalidFields, noRoomForFile } from '#server/errors.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import { uploadKeyOf } from '#server/http/parsing/upload-key.ts';
import type { Database } from '#server/storage/database/database.ts';
import { hasRoomFor } from '#server/storage/disk-space.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

export type SentAheadDeps = {
  database: Database;
  media: MediaStore;
  disk: Pick<DiskWatch, 'check'>;
  uploads: Uploads;
  config: LimitsConfig;
};

/** A file of a form that was sent ahead in pieces: the form has its id. */
export type SentAhead = { file: string; field: string; kind: MediaKind; id: string };

type Parts = { fields: Record<string, unknown>; files: Record<string, string> };

/** Takes the ids of such files out of the fields. */
export function takeSentAhead(
  form: { files: Record<string, MediaKind> },
  { fields, files }: Parts,
): SentAhead[] {
  const found: SentAhead[] = [];
  for (const [file, kind] of Object.entries(form.files)) {
    const field = uploadFields[file];
    if (!field || !Object.hasOwn(Object(fields) as object, field)) continue;
    const { [field]: id } = fields;
    delete fields[field];
    // As for a file input, nothing is no file.
    if (id === '') continue;
    if (files[file]) throw invalidFields({ [field]: serverText().errors.oneFileHere });
    if (typeof id !== 'string') throw isGone(field);
    found.push({ file, field, kind, id });
  }
  return found;
}

/** Writes them to temporary files, as if they were part of the form. */
export async function receiveSentAhead(
  request: FastifyRequest,
  deps: SentAheadDeps,
  sentAhead: SentAhead[],
): Promise<Record<string, string>> {
  const received: Record<string, string> = {};
  for (const each of sentAhead) {
    const path = deps.media.incomingPath();
    received[each.file] = path;
    try {
      await receive(request, deps, each, path);
    } catch (error) {
      // A form that is sent again after its upload was used gets the first result, and its file is not read.
      if (!(await deps.uploads.isStored(uploadKeyOf(request)))) throw error;
    }
  }
  return received;
}

async function receive(
  request: FastifyRequest,
  deps: SentAheadDeps,
  { field, kind, id }: SentAhead,
  path: string,
): Promise<void> {
  try {
    const upload = await readUpload(deps.database, { id, userId: ownerOf(request).id });
    if (upload.expiresAt < new Date().toISOString()) throw isGone(field);
    if (upload.received < upload.bytes)
      throw invalidFields({ [field]: serverText().errors.uploadUnfinished });
    const limits = await readUploadLimits(deps.database, deps.config);
    if (upload.bytes > limits[kind]) throw fileTooLarge(kind, limits);
    if (!hasRoomFor(await deps.disk.check(), upload.bytes)) throw noRoomForFile();
    await assembleUpload(deps, upload, path);
  } catch (error) {
    throw error instanceof Failure && error.status === 404 ? isGone(field) : error;
  }
}

/** Once they are in an item. One that cannot be deleted now expires. */
export async function deleteSentAhead(
  request: FastifyRequest,
  deps: SentAheadDeps,
  sentAhead: SentAhead[],
): Promise<void> {
  for (const { id } of sentAhead) {
    await deleteUpload(deps, { id, userId: ownerOf(request).id }).catch((error: unknown) =>
      request.log.warn({ err: error }, 'An upload could not be deleted after its use'),
    );
  }
}

const isGone = (field: string) => invalidFields({ [field]: serverText().errors.uploadGone });
