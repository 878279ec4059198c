import type { Readable } from 'node:stream';

/** Both ends included, as in HTTP. */
export type ByteRange = { start: number; end: number };

/** Up to this size a part is read as a whole where that costs less than pieces. */
export const SMALL_PART_BYTES = 256 * 1024;

/** Resolves when the piece is no longer needed: its memory is then used for another. */
export type TakePiece = (piece: Buffer) => Promise<void>;

export type PartReader = {
  readPart(range: ByteRange): Promise<Buffer>;
  readInPieces(range: ByteRange, take: TakePiece): Promise<void>;
};

export type StoredFile = {
  size: number;
  modifiedAt: Date;
  /**
   * From the store itself, never from a copy, so that a check finds what has changed there. Rejects with fileNotFound
   * when the file has been discarded.
   */
  read(range?: ByteRange): Promise<Readable>;
  /** One piece after the other, for a response. */
  readInPieces(range: ByteRange, take: TakePiece): Promise<void>;
};

export type ListedFile = { name: string; size: number; modifiedAt: Date };

/** A file in lost+found, with the day it was set aside, such as 2026-03-05. */
export type SetAsideFile = { name: string; day: string; size: number };

/** Names a piece of a file that arrives in pieces. */
export type PieceName = { upload: string; piece: string };

/**
 * Uploaded files and their derivatives. A store that cannot be reached or written fails with `unavailable`, a full one
 * with `diskFull`. media-store.suite.ts tests the contract.
 */
export type MediaStore = {
  /** A new path on the local disk for a file that is arriving. */
  incomingPath(): string;
  /** Writes the content to such a path. */
  write(temporaryPath: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** Stores the temporary file under this name, durably and atomically. The temporary file is gone afterwards. */
  save(temporaryPath: string, name: string): Promise<void>;
  open(name: string): Promise<StoredFile | null>;
  /** A missing file is fine. */
  discard(name: string): Promise<void>;
  /** Stored files only, never those still arriving. */
  list(prefix?: string): AsyncIterable<ListedFile>;
  /**
   * Lends the file as a local path to tools that need one. Rejects with fileNotFound when it is missing, or when the
   * work fails because it was discarded.
   */
  withLocalFile<T>(name: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Moves a stored file to lost+found, from where it is not served. A missing file is fine. */
  setAside(name: string, day: string): Promise<void>;
  listSetAside(): AsyncIterable<SetAsideFile>;
  /** Makes it a stored file again. */
  takeBack(file: SetAsideFile): Promise<void>;
  /** Removes it for good. */
  discardSetAside(file: SetAsideFile): Promise<void>;
  /** Stores a piece of an upload durably. Pieces survive the program that stored them, and every program reads them. */
  savePiece(name: PieceName, content: Buffer): Promise<void>;
  /** Rejects with fileNotFound when it is missing. */
  readPiece(name: PieceName): Promise<Readable>;
  /** All pieces of an upload. Missing ones are fine. */
  discardPieces(upload: string): Promise<void>;
  /** Every piece, with its age. */
  listPieces(): AsyncIterable<PieceName & { modifiedAt: Date }>;
  /** Removes unfinished files of programs on this machine that no longer run; returns their number. */
  clearIncoming(): Promise<number>;
  /** Aborts transfers to the store that a killed program had begun; returns their number. */
  clearUnsent(): Promise<number>;
  /** Where visitors can read the file from the store itself; null where they cannot. */
  publicAddress(name: string): string | null;
  /** Whether another program may be using the store. */
  isShared(): Promise<boolean>;
  /** Rejects with the cause when the store cannot be written. */
  check(): Promise<void>;
  /** Releases the store, so that other programs see that this one no longer uses it. */
  close(): Promise<void>;
};
