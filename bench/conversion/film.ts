import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from '#ssr/project-root.ts';
import { record } from '#tests/support/media/encode.ts';
import { isTrial } from '#scripts/lib/trial.ts';

const FRAMES_A_SECOND = 30;
const SECONDS_OF_EACH = 3;
const photos = ['six-strings', 'low-sun', 'rain-on-the-window'];

/**
 * A film as a phone makes it: 4K, HEVC with 10 bits in HLG at about 30 Mbit/s, a moving picture with moving grain. A few
 * seconds are encoded by the machine's own FFmpeg, at the lowest priority, and repeated. A trial gets a small one.
 */
export async function makeFilm(folder: string, seconds: number): Promise<string> {
  const film = join(folder, 'film.mov');
  if (isTrial) {
    const video = { codec: 'libx265', width: 320, height: 180, isHdr: true };
    await record(film, { format: 'mov', seconds, audio: { codec: 'aac' }, video });
    return film;
  }
  const part = join(folder, 'part.mp4');
  const still = ['-loop', '1', '-framerate', FRAMES_A_SECOND, '-t', SECONDS_OF_EACH];
  ffmpeg(
    [
      photos.flatMap((name) => [...still, '-i', join(projectRoot(), 'demo/photos', `${name}.jpg`)]),
      ['-filter_complex', pictures(), '-c:v', 'libx265', '-preset', 'ultrafast', '-b:v', '30M'],
      ['-x265-params', `keyint=${FRAMES_A_SECOND}:log-level=error`, part],
    ].flat(),
  );
  const song = join(projectRoot(), 'demo/audio/northbound.mp3');
  // Whole repetitions: a copy that is cut has gaps at its end.
  const partSeconds = photos.length * SECONDS_OF_EACH;
  const times = Math.max(1, Math.round(seconds / partSeconds));
  ffmpeg(
    [
      ['-stream_loop', times - 1, '-i', part],
      ['-stream_loop', -1, '-t', times * partSeconds, '-i', song, '-map', '0:v', '-map', '1:a'],
      ['-c:v', 'copy', '-tag:v', 'hvc1', '-c:a', 'aac', '-b:a', '192k', film],
    ].flat(),
  );
  return film;
}

function pictures(): string {
  const moving = `crop=3840:2160:x='(iw-ow)*t/${SECONDS_OF_EACH}':y='(ih-oh)*t/${SECONDS_OF_EACH}'`;
  const each = photos.map(
    (_, index) => `[${index}]scale=4800:3204:out_range=tv,setsar=1,${moving}[p${index}]`,
  );
  const grain = 'noise=alls=10:allf=t,format=yuv420p10le';
  const hlg = 'setparams=color_primaries=bt2020:color_trc=arib-std-b67:colorspace=bt2020nc';
  const all = photos.map((_, index) => `[p${index}]`).join('');
  return `${each.join(';')};${all}concat=n=${photos.length},${grain},${hlg}`;
}

function ffmpeg(options: (string | number)[]): void {
  const quiet = ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y'];
  const { error, status } = spawnSync('nice', ['-n', '19', 'ffmpeg', ...quiet, ...options.map(String)], {
    stdio: 'inherit',
  });
  // nice and shells: the command is not there.
  if (error || status === 127)
    throw new Error('The film is made with ffmpeg, which is not installed: apt-get install ffmpeg', {
      cause: error,
    });
  if (status !== 0) throw new Error(`ffmpeg ended with ${status}`);
}
