import { request, type ClientRequest } from 'node:http';
import { uploadLimits } from '#tests/support/upload-limits.ts';

const BOUNDARY = 'marquee-slow-upload';

type Options = { url: string; cookie: string; path?: string; field?: string; size?: number };

/** An upload that its sender feeds bit by bit, to be broken off at any point. */
export function startUpload({
  url,
  cookie,
  path = '/api/videos',
  field = 'videoFile',
  size = uploadLimits.video,
}: Options) {
  const head =
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="title"\r\n\r\nSlow\r\n` +
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="a"\r\n\r\n`;
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const upload: ClientRequest = request(new URL(path, url), {
    method: 'POST',
    agent: false,
    headers: {
      cookie,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': head.length + size + tail.length,
    },
  });
  const ended = new Promise<number | null>((resolve) => {
    upload.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
    });
    upload.once('error', () => resolve(null));
  });
  upload.write(head);
  const closed = new Promise<void>((resolve) => upload.once('close', resolve));
  // A server that has answered may hang up; what is written after that is never confirmed.
  const write = (bytes: Uint8Array) =>
    Promise.race([closed, new Promise<void>((resolve) => upload.write(bytes, () => resolve()))]);
  return {
    /** Sends this share of the file, as zeros. */
    async send(share: number): Promise<void> {
      const chunk = Buffer.alloc(256 * 1024);
      for (let left = Math.floor(size * share); left > 0; left -= chunk.length) {
        await write(chunk.subarray(0, Math.min(left, chunk.length)));
      }
    },
    finish: () => upload.end(tail),
    leave: () => upload.destroy(),
    /** The answer's status, or null when there was none. */
    ended,
  };
}
