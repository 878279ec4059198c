import type { Readable } from 'node:stream';
import { DataStore, Upload } from '@tus/server';
import { resumableKinds, uploadMetadata, type ResumableKind } from '#shared/media/resumable-uploads.ts';
import {
  appendToUpload,
  createUpload,
  deleteUpload,
  readUpload,
  UPLOAD_EXPIRY_MS,
} from '#server/domain/files/resumable-uploads.ts';
import { badRequest } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Deps = { database: Database; media: MediaStore };

/** The uploads of one user, as @tus/server wants to see them. */
export class OwnUploads extends DataStore {
  readonly #deps: Deps;
  readonly #userId: number;
  override extensions = ['creation', 'expiration', 'termination'];

  constructor(deps: Deps, userId: number) {
    super();
    this.#deps = deps;
    this.#userId = userId;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata = {}, creation_date: createdAt = new Date().toISOString() } = upload;
    const row = { id, userId: this.#userId, kind: kindOf(upload), bytes: size, metadata };
    await createUpload(this.#deps.database, row, createdAt);
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { bytes, received, metadata, createdAt } = await readUpload(this.#deps.database, {
      id,
      userId: this.#userId,
    });
    return new Upload({ id, size: bytes, offset: received, metadata, creation_date: createdAt });
  }

  override write(content: Readable, id: string, offset: number): Promise<number> {
    return appendToUpload(this.#deps, id, offset, content);
  }

  override async remove(id: string): Promise<void> {
    await deleteUpload(this.#deps, { id, userId: this.#userId });
  }

  override getExpiration(): number {
    return UPLOAD_EXPIRY_MS;
  }
}

/** Decides which limit applies. What the file is, its bytes decide once it is in a form. */
export function kindOf({ metadata }: Upload): ResumableKind {
  const kind = resumableKinds.find((each) => each === metadata?.[uploadMetadata.kind]);
  if (!kind) throw badRequest();
  return kind;
}
