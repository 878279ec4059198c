import { closeMedia, findStream, openMedia, packetsOf, seconds } from '#server/media/worker/open-media.ts';

/** What a player meets in a file: how many pictures, how evenly in time, and for how long. */
export async function countFrames(path: string) {
  const media = await openMedia(path);
  const stream = findStream(media, 'video');
  const times: number[] = [];
  for await (const packet of packetsOf(media))
    if (packet.streamIndex === stream.index) times.push(seconds(packet.pts, stream) ?? Number.NaN);
  await closeMedia();

  times.sort((one, other) => one - other);
  const lengths = times.slice(1).map((time, index) => time - times[index]!);
  const usual = lengths.toSorted((one, other) => one - other)[Math.floor(lengths.length / 2)] ?? Number.NaN;
  return {
    frames: times.length,
    unsteady: lengths.filter((length) => Math.abs(length - usual) > usual / 10).length,
    usual,
    /** Of the pictures, in seconds. */
    duration: times.at(-1)! - times[0]! + usual,
  };
}
