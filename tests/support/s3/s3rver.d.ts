declare module 's3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';
  import type { Readable } from 'node:stream';

  type Options = {
    port: number;
    address: string;
    silent: boolean;
    vhostBuckets: boolean;
    directory: string;
  };

  export type StoredObject = { bucket: string; key: string; content: Readable; metadata: object };

  type ListOptions = { prefix?: string; delimiter?: string; startAfter?: string; maxKeys: number };

  export type Store = {
    getBucket(bucket: string): Promise<object | null>;
    listObjects(
      bucket: string,
      options: ListOptions,
    ): Promise<{ objects: { key: string; size: number; lastModifiedDate: Date }[]; isTruncated: boolean }>;
    getResourcePath(bucket: string, key: string | undefined, resource: string): string;
    putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>;
    putObject(object: StoredObject): Promise<{ size: number; md5: string }>;
    putPart(
      bucket: string,
      uploadId: string,
      partNumber: string,
      content: Readable,
    ): Promise<{ size: number; md5: string }>;
  };

  export type Context = {
    method: string;
    path: string;
    query: Record<string, string>;
    headers: Record<string, string | undefined>;
    status: number;
    type: string;
    body: string;
  };

  export default class S3rver {
    constructor(options: Options);
    readonly store: Store;
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
  }
}
