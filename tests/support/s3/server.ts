import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { mend } from '#tests/support/s3/fix-s3rver.ts';

let running: Promise<string> | undefined;

/** A server that speaks S3: the one that TEST_S3_ENDPOINT names, or one in this process, started once. */
export function s3Endpoint(): Promise<string> {
  running ??= Promise.resolve(process.env['TEST_S3_ENDPOINT'] ?? start());
  return running;
}

async function start(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'marquee-s3-'));
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, vhostBuckets: false, directory });
  mend(server);
  const { port } = await server.run();
  // Ends with the process, and does not keep it from ending.
  server.httpServer.unref();
  process.once('exit', () => rmSync(directory, { recursive: true, force: true }));
  return `http://127.0.0.1:${port}`;
}

/** The keys s3rver knows, or those of the server that TEST_S3_ENDPOINT names. */
export const s3Keys = {
  accessKeyId: process.env['TEST_S3_ACCESS_KEY_ID'] ?? 'S3RVER',
  secretAccessKey: process.env['TEST_S3_SECRET_ACCESS_KEY'] ?? 'S3RVER',
};
