import type { Readable } from 'node:stream';

/** A part of a file, both ends included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

/** What is read in one piece; anything larger is better streamed. */
export const SMALL_PART_BYTES = 256 * 1024;

export type StoredFile = {
  size: number;
  modifiedAt: Date;
  /** Rejects with fileNotFound when the file has been discarded since. */
  read(range?: ByteRange): Promise<Readable>;
  /** The same in one piece, for a small part that many may want. */
  readPart(range: ByteRange): Promise<Buffer>;
  /** The same piece by piece, for a large part. A piece may be used until `take` is done with it, and not longer. */
  readInPieces(range: ByteRange, take: (piece: Buffer) => Promise<void>): Promise<void>;
};

export type ListedFile = { name: string; size: number; modifiedAt: Date };

/** A file in lost+found, with the day it came there, such as 2026-03-05. */
export type SetAsideFile = { name: string; day: string; size: number };

/**
 * Where uploaded files and what is made from them live. A store that cannot be reached or written fails with
 * `unavailable`, a full one with `diskFull`. The contract is tested by media-store.suite.ts.
 */
export type MediaStore = {
  /** A fresh path on the local disk for a file that is still arriving. */
  incomingPath(): string;
  /** Fills a fresh path with what arrives. */
  write(temporaryPath: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** Keeps the temporary file under this name, durably and all at once. The temporary file no longer exists afterwards. */
  save(temporaryPath: string, name: string): Promise<void>;
  open(name: string): Promise<StoredFile | null>;
  /** Discarding what is not there is fine. */
  discard(name: string): Promise<void>;
  /** Stored files only, never those still arriving. */
  list(prefix?: string): AsyncIterable<ListedFile>;
  /**
   * Lends the file as a local path to tools that need one. Rejects with fileNotFound when it is missing, or
   * when the work fails because it was discarded meanwhile.
   */
  withLocalFile<T>(name: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Puts a stored file into lost+found, where nobody is served it. Setting aside what is not there is fine. */
  setAside(name: string, day: string): Promise<void>;
  listSetAside(): AsyncIterable<SetAsideFile>;
  /** Makes it a stored file again. */
  takeBack(file: SetAsideFile): Promise<void>;
  /** Removes it for good. */
  discardSetAside(file: SetAsideFile): Promise<void>;
  /** Removes unfinished files that a program on this machine left; returns their number. Those of a running one stay. */
  clearIncoming(): Promise<number>;
  /** Gives up what a program that was killed had begun to send to the store; returns how many files that were. */
  clearUnsent(): Promise<number>;
  /** Where visitors may read the file without us; null where they cannot. */
  publicAddress(name: string): string | null;
  /** Whether another program may be using the store as well. */
  isShared(): Promise<boolean>;
  /** Rejects with the cause when the store cannot be written. */
  check(): Promise<void>;
  /** Lets other programs know that this one no longer uses the store. */
  close(): Promise<void>;
};
