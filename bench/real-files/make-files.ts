import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { turned } from '#tests/support/media/tags.ts';
import type { Pictures, RealFile } from '#bench/real-files/files.ts';

const SONG = 'demo/audio/northbound.mp3';
const PHOTOS = 'demo/photos';
const SONG_START_SECONDS = '20';
const SONG_SECONDS = 8;

/** In the corners, clockwise from the top left: they show whether a picture is upright, and whether its colours are right. */
const marks = [
  'drawbox=0:0:iw/8:ih/8:red:fill',
  'drawbox=iw-iw/8:0:iw/8:ih/8:lime:fill',
  'drawbox=iw-iw/8:ih-ih/8:iw/8:ih/8:yellow:fill',
  'drawbox=0:ih-ih/8:iw/8:ih/8:blue:fill',
];

export function requireFfmpeg(): void {
  if (spawnSync('ffmpeg', ['-version']).status === 0) return;
  console.error('The files are made with ffmpeg, which is missing: install it, with apt-get install ffmpeg.');
  process.exit(1);
}

/** Makes the file, unless an earlier run has; gives its path. */
export async function makeFile(folder: string, file: RealFile): Promise<string> {
  const args = [...inputsOf(file), ...file.options];
  const recipe = createHash('sha256')
    .update(JSON.stringify([args, file.pictures]))
    .digest('hex');
  const path = join(folder, `${recipe.slice(0, 12)}.${file.extension}`);
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists) return path;
  await mkdir(folder, { recursive: true });
  const unfinished = join(folder, `unfinished.${file.extension}`);
  try {
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...args, unfinished]);
    const turns = file.pictures?.turns;
    if (turns) await writeFile(unfinished, turned(await readFile(unfinished), turns));
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  return path;
}

function inputsOf({ pictures }: RealFile): string[] {
  if (!pictures) return [...soundOf(SONG_SECONDS), '-map', '0:a'];
  const { photo, framesPerSecond, seconds, isSilent } = pictures;
  const photos = `-loop 1 -framerate ${framesPerSecond} -t ${seconds} -i`.split(' ');
  const sound = isSilent ? [] : [...soundOf(seconds), '-map', '0:v', '-map', '1:a'];
  return [...photos, join(PHOTOS, photo), ...sound, '-vf', filtersOf(pictures)];
}

const soundOf = (seconds: number) => ['-ss', SONG_START_SECONDS, '-t', String(seconds), '-i', SONG];

/** A slow move across the photo, with some grain so that it is as hard to compress as what a camera films. */
function filtersOf({ width, height, seconds, turns, hdr, filters }: Pictures): string {
  const [wider, higher] = [Math.ceil(width * 1.1), Math.ceil(height * 1.1)];
  return [
    `scale=${wider}:${higher}:force_original_aspect_ratio=increase:out_color_matrix=bt709:out_range=tv`,
    'format=yuv444p',
    'setparams=color_primaries=bt709:color_trc=bt709:colorspace=bt709:range=limited',
    `crop=${width}:${height}:(iw-ow)*t/${seconds}:(ih-oh)*t/${seconds}`,
    'noise=alls=6:allf=t',
    ...marks,
    ...(turns ? [['transpose=cclock', 'hflip,vflip', 'transpose=clock'][turns - 1]] : []),
    // Of the scaled photo, rounding leaves a little.
    'setsar=1',
    ...(hdr ? [asHdr(hdr)] : []),
    ...(filters ? [filters] : []),
  ].join(',');
}

/** White is as bright as BT.2408 wants it, in the colours of BT.2020. */
function asHdr(transfer: string): string {
  return [
    'zscale=transfer=linear:npl=203',
    'format=gbrpf32le',
    `zscale=primaries=bt2020:transfer=${transfer}:matrix=bt2020nc:range=limited`,
    'format=yuv420p10le',
  ].join(',');
}
