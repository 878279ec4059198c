import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type S3rver from 's3rver';
import type { Context, Store } from 's3rver';

/**
 * s3rver differs from the stores people use in ways that our tests would stumble over: a file is visible before its
 * last byte is there, what arrives is not compared with its checksum, parts cannot be given up or listed, a list ends
 * with its first page (it would go on with a cipher that OpenSSL no longer has), and of a file that is to be copied
 * some signs in the name stay encoded.
 */
export function mend({ store, middleware }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const received = await receive(content, store.getResourcePath(bucket, key, 'object'));
    await store.putMetadata(bucket, key, metadata, received.md5);
    await received.keep();
    return received;
  };

  store.putPart = async (bucket, uploadId, partNumber, content) => {
    const path = join(uploadsOf(store, bucket), uploadId, partNumber);
    const received = await receive(content, path);
    await writeFile(`${path}.md5`, received.md5);
    await received.keep();
    return received;
  };

  middleware.unshift(async (context, next) => {
    const [, bucket = '', key = ''] = context.path.split('/');
    const { method, query } = context;
    const copied = context.headers['x-amz-copy-source'];
    if (copied) context.headers['x-amz-copy-source'] = decodeURIComponent(copied);
    const isList = method === 'GET' && !key && (await store.getBucket(bucket)) !== null;
    if (method === 'DELETE' && query['uploadId'])
      await giveUp(context, join(uploadsOf(store, bucket), query['uploadId']));
    else if (isList && 'uploads' in query) await listUploads(context, uploadsOf(store, bucket));
    else if (isList && query['list-type'] === '2') await listObjects(context, store, bucket);
    else await next();
  });
}

/** Shorter than those of real stores, so that a test of more than one page is not long. */
const PAGE = 50;

const uploadsOf = (store: Store, bucket: string) => store.getResourcePath(bucket, undefined, 'uploads');

/** Writes beside the place a file belongs in, and puts it there once it has arrived whole and as it was signed. */
async function receive(content: Readable, path: string) {
  const arriving = `${path}-${randomUUID()}`;
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let size = 0;
  await mkdir(dirname(path), { recursive: true });
  try {
    await pipeline(
      content,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          md5.update(chunk);
          sha256.update(chunk);
          size += chunk.length;
          yield chunk;
        }
      },
      createWriteStream(arriving),
    );
    const signed = content instanceof IncomingMessage ? content.headers['x-amz-content-sha256'] : undefined;
    if (signed !== undefined && signed !== sha256.digest('hex'))
      throw new Error('What arrived is not what was signed');
  } catch (error) {
    await rm(arriving, { force: true });
    throw error;
  }
  return { size, md5: md5.digest('hex'), keep: () => rename(arriving, path) };
}

async function giveUp(context: Context, folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  context.status = 204;
}

async function listUploads(context: Context, folder: string): Promise<void> {
  const ids = await readdir(folder).catch(() => []);
  const uploads = await Promise.all(
    ids.map(async (id) => {
      const key = await readFile(join(folder, id, 'key'), 'utf8');
      const { mtime } = await stat(join(folder, id, 'key'));
      return `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${mtime.toISOString()}</Initiated></Upload>`;
    }),
  );
  response(context, `<ListMultipartUploadsResult>${uploads.join('')}</ListMultipartUploadsResult>`);
}

async function listObjects(context: Context, store: Store, bucket: string): Promise<void> {
  const { prefix, delimiter, 'continuation-token': startAfter } = context.query;
  const found = await store.listObjects(bucket, { prefix, delimiter, startAfter, maxKeys: PAGE });
  const contents = found.objects.map(
    ({ key, size, lastModifiedDate }) =>
      `<Contents><Key>${key}</Key><Size>${size}</Size><LastModified>${lastModifiedDate.toISOString()}</LastModified></Contents>`,
  );
  const last = found.objects.at(-1)?.key ?? '';
  const next = found.isTruncated ? `<NextContinuationToken>${last}</NextContinuationToken>` : '';
  response(
    context,
    `<ListBucketResult><IsTruncated>${found.isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  );
}

function response(context: Context, xml: string): void {
  context.status = 200;
  context.type = 'application/xml';
  context.body = xml;
}
