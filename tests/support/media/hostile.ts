import { randomUUID } from 'node:crypto';
import { mkdir, rename, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endlessGif, pixelBomb } from '#tests/support/media/bombs.ts';
import { bytesOf } from '#tests/support/media/fixtures.ts';
import { ftyp, half, html, noise, playlist, riff, rubbishInside, svg } from '#tests/support/media/rubbish.ts';
import { uploadLimits } from '#tests/support/upload-limits.ts';

export type HostileFile = {
  name: string;
  kind: 'audio' | 'video' | 'picture';
  path: string;
  expect: 413 | 415 | 422;
};

type Recipe = {
  name: string;
  kind: HostileFile['kind'];
  expect: HostileFile['expect'];
  bytes: Buffer | Promise<Buffer> | string;
  /** Stretched to this length without filling the disk. */
  length?: number;
};

const recipes = (): Recipe[] => [
  { name: 'png-as-song.mp3', kind: 'audio', expect: 415, bytes: bytesOf('picture.png') },
  { name: 'html-as-song.mp3', kind: 'audio', expect: 415, bytes: html },
  { name: 'text-as-song.wav', kind: 'audio', expect: 415, bytes: 'la la la\n'.repeat(500) },
  { name: 'empty.mp3', kind: 'audio', expect: 422, bytes: '' },
  { name: 'one-byte.mp3', kind: 'audio', expect: 415, bytes: '\xff' },
  { name: 'cut.wav', kind: 'audio', expect: 422, bytes: half(bytesOf('tone.wav')) },
  { name: 'cut.m4a', kind: 'audio', expect: 422, bytes: half(bytesOf('tone.m4a')) },
  { name: 'cut.mp3', kind: 'audio', expect: 422, bytes: half(bytesOf('tone.mp3')) },
  { name: 'cut.flac', kind: 'audio', expect: 422, bytes: half(bytesOf('tone.flac')) },
  { name: 'header-only.ogg', kind: 'audio', expect: 422, bytes: half(bytesOf('tone.ogg'), 0.02) },
  {
    name: 'rubbish.flac',
    kind: 'audio',
    expect: 422,
    bytes: bytesOf('tone.flac').then((flac) => Buffer.concat([flac.subarray(0, 42), noise(20_000)])),
  },
  { name: 'header-only.wav', kind: 'audio', expect: 422, bytes: half(bytesOf('tone.wav'), 0.00008) },
  { name: 'rubbish.m4a', kind: 'audio', expect: 422, bytes: rubbishInside('tone.m4a') },
  { name: 'brand-only.m4a', kind: 'audio', expect: 422, bytes: ftyp('M4A ') },
  { name: 'tag-then-html.mp3', kind: 'audio', expect: 422, bytes: `ID3\x03\0\0\0\0\0\0${html}` },
  {
    name: 'sync-then-nothing.mp3',
    kind: 'audio',
    expect: 422,
    bytes: Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(20_000)]),
  },
  {
    name: 'sync-then-html.aac',
    kind: 'audio',
    expect: 422,
    bytes: Buffer.concat([Buffer.from([0xff, 0xf1, 0x50, 0x80]), Buffer.from(html)]),
  },
  { name: 'playlist.mp3', kind: 'audio', expect: 415, bytes: playlist },
  { name: 'video-as-song.m4a', kind: 'audio', expect: 415, bytes: bytesOf('clip.mp4') },
  {
    name: 'ogg.mp3',
    kind: 'audio',
    expect: 415,
    bytes: Buffer.concat([Buffer.from('OggS\0\x02'), noise(400)]),
  },
  {
    name: 'program.wav',
    kind: 'audio',
    expect: 415,
    bytes: Buffer.concat([Buffer.from('MZ\x90\0'), noise(400)]),
  },
  {
    name: 'too-large.mp3',
    kind: 'audio',
    expect: 413,
    bytes: bytesOf('tone.mp3'),
    length: uploadLimits.audio + 1,
  },

  { name: 'png-as-video.mp4', kind: 'video', expect: 415, bytes: bytesOf('picture.png') },
  { name: 'html-as-video.webm', kind: 'video', expect: 415, bytes: html },
  { name: 'playlist.mp4', kind: 'video', expect: 415, bytes: playlist },
  { name: 'concat.mp4', kind: 'video', expect: 415, bytes: "ffconcat version 1.0\nfile '/etc/passwd'\n" },
  {
    name: 'manifest.mp4',
    kind: 'video',
    expect: 415,
    bytes: '<?xml version="1.0"?><MPD><BaseURL>http://127.0.0.1:9/</BaseURL></MPD>',
  },
  {
    name: 'session.mov',
    kind: 'video',
    expect: 415,
    bytes: 'v=0\no=- 0 0 IN IP4 127.0.0.1\nm=video 9 RTP/AVP 96\n',
  },
  { name: 'song-as-video.mp4', kind: 'video', expect: 415, bytes: bytesOf('tone.m4a') },
  { name: 'sound-only.mp4', kind: 'video', expect: 415, bytes: bytesOf('tone-as-mp4.m4a') },
  { name: 'matroska.webm', kind: 'video', expect: 415, bytes: bytesOf('clip.mkv') },
  { name: 'avi.mp4', kind: 'video', expect: 415, bytes: Buffer.concat([riff('AVI LIST'), noise(400)]) },
  { name: 'gif-as-video.mp4', kind: 'video', expect: 415, bytes: bytesOf('animated.gif') },
  { name: 'empty.mp4', kind: 'video', expect: 422, bytes: '' },
  { name: 'cut-content.mp4', kind: 'video', expect: 422, bytes: half(bytesOf('clip.mp4'), 0.7) },
  { name: 'cut-index.mov', kind: 'video', expect: 422, bytes: half(bytesOf('clip.mov'), 0.7) },
  { name: 'cut.webm', kind: 'video', expect: 422, bytes: half(bytesOf('clip.webm')) },
  { name: 'rubbish.mp4', kind: 'video', expect: 422, bytes: rubbishInside('clip.mp4') },
  {
    name: 'brand-then-rubbish.mp4',
    kind: 'video',
    expect: 422,
    bytes: Buffer.concat([ftyp('isom'), noise(5000)]),
  },
  { name: 'start-only.webm', kind: 'video', expect: 422, bytes: half(bytesOf('clip.webm'), 0.005) },
  {
    name: 'too-large.mp4',
    kind: 'video',
    expect: 413,
    bytes: bytesOf('clip.mp4'),
    length: uploadLimits.video + 1,
  },

  { name: 'drawing.png', kind: 'picture', expect: 415, bytes: svg },
  { name: 'drawing-with-prolog.jpg', kind: 'picture', expect: 415, bytes: `<?xml version="1.0"?>\n${svg}` },
  { name: 'html.jpg', kind: 'picture', expect: 415, bytes: html },
  {
    name: 'gif-then-script.gif',
    kind: 'picture',
    expect: 422,
    bytes: `GIF89a=1;alert(document.cookie)//${html}`,
  },
  {
    name: 'jpeg-then-html.jpg',
    kind: 'picture',
    expect: 422,
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(html)]),
  },
  {
    name: 'document-with-picture.jpg',
    kind: 'picture',
    expect: 415,
    bytes: bytesOf('picture.jpg').then((jpeg) => Buffer.concat([Buffer.from('%PDF-1.4\n'), jpeg])),
  },
  { name: 'song-as-picture.jpg', kind: 'picture', expect: 415, bytes: bytesOf('tone.mp3') },
  { name: 'video-as-picture.avif', kind: 'picture', expect: 415, bytes: bytesOf('clip.mp4') },
  { name: 'bitmap.png', kind: 'picture', expect: 415, bytes: Buffer.concat([Buffer.from('BM'), noise(400)]) },
  {
    name: 'scan.jpg',
    kind: 'picture',
    expect: 415,
    bytes: Buffer.concat([Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0'), noise(400)]),
  },
  {
    name: 'archive.png',
    kind: 'picture',
    expect: 415,
    bytes: Buffer.concat([Buffer.from('PK\x03\x04'), noise(400)]),
  },
  { name: 'heic.jpg', kind: 'picture', expect: 415, bytes: Buffer.concat([ftyp('heic'), noise(400)]) },
  { name: 'empty.png', kind: 'picture', expect: 422, bytes: '' },
  { name: 'cut.jpg', kind: 'picture', expect: 422, bytes: half(bytesOf('picture.jpg')) },
  { name: 'cut.png', kind: 'picture', expect: 422, bytes: half(bytesOf('picture.png')) },
  { name: 'cut.gif', kind: 'picture', expect: 422, bytes: half(bytesOf('picture.gif')) },
  { name: 'cut-animation.gif', kind: 'picture', expect: 422, bytes: half(bytesOf('animated.gif'), 0.9) },
  { name: 'cut.webp', kind: 'picture', expect: 422, bytes: half(bytesOf('picture.webp')) },
  { name: 'cut.avif', kind: 'picture', expect: 422, bytes: half(bytesOf('picture.avif')) },
  { name: 'pixel-bomb.png', kind: 'picture', expect: 422, bytes: pixelBomb() },
  { name: 'endless.gif', kind: 'picture', expect: 422, bytes: endlessGif() },
  {
    name: 'too-large.jpg',
    kind: 'picture',
    expect: 413,
    bytes: bytesOf('picture.jpg'),
    length: uploadLimits.picture + 1,
  },
];

/** Files that must be refused, each with the status it must be refused with. */
export async function hostileFiles(): Promise<HostileFile[]> {
  const folder = join(tmpdir(), 'marquee-hostile-files');
  await mkdir(folder, { recursive: true });
  const files: HostileFile[] = [];
  for (const { name, kind, expect, bytes, length } of recipes()) {
    const path = join(folder, name);
    const temporary = join(folder, randomUUID());
    const content = await bytes;
    await writeFile(temporary, typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
    if (length) await truncate(temporary, length);
    await rename(temporary, path);
    files.push({ name, kind, path, expect });
  }
  return files;
}
