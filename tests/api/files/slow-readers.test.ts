import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { MAX_LARGE } from '#server/storage/media-store/read-buffers.ts';
import { insertTrack } from '#tests/support/factories.ts';
import { makeSite } from '#tests/support/site.ts';

/** More than the system takes for a client who does not read. */
const SONG = randomBytes(16 * 1024 * 1024);
const PART_BYTES = 64 * 1024;

async function listenWithSong() {
  const site = await makeSite();
  const path = site.media.incomingPath();
  await site.media.write(path, [SONG]);
  await site.media.save(path, 'song.mp3');
  await insertTrack(site, { audioFile: '/uploads/song.mp3' });
  const responses: ServerResponse[] = [];
  site.app.server.on('request', (_request, response) => void responses.push(response));
  const url = await site.app.listen({ port: 0, host: '127.0.0.1' });

  /** Does not read the song from this place on until it is told to. */
  async function readSlowly(start: number) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.write(
      `GET /uploads/song.mp3 HTTP/1.1\r\nHost: x\r\nRange: bytes=${start}-\r\nConnection: close\r\n\r\n`,
    );
    await once(socket, 'connect');
    return async () => {
      const received = Buffer.concat(await socket.toArray());
      return received.subarray(received.indexOf('\r\n\r\n') + 4).equals(SONG.subarray(start));
    };
  }

  async function readPart(start: number): Promise<boolean> {
    const end = start + PART_BYTES - 1;
    const response = await fetch(`${url}/uploads/song.mp3`, { headers: { range: `bytes=${start}-${end}` } });
    return Buffer.from(await response.arrayBuffer()).equals(SONG.subarray(start, end + 1));
  }
  return { responses, readSlowly, readPart };
}

test('everybody gets the right bytes while many read slowly', async () => {
  const { responses, readSlowly, readPart } = await listenWithSong();
  const readers = await Promise.all(
    Array.from({ length: MAX_LARGE + 8 }, (_, nth) => readSlowly(1 + nth * 1_001)),
  );
  const isWaiting = ({ socket }: ServerResponse) => socket !== null && socket.writableLength > 0;
  await vi.waitFor(() => expect(responses.filter(isWaiting)).toHaveLength(readers.length));

  for (let round = 0; round < 5; round += 1) {
    const starts = Array.from(
      { length: 20 },
      (_, nth) => ((round * 20 + nth) * 7_919_003) % (SONG.length - PART_BYTES),
    );
    expect(await Promise.all(starts.map(readPart))).toEqual(starts.map(() => true));
  }
  for (const finish of readers) expect(await finish()).toBe(true);
});
