import type { Pictures, RealFile } from '#bench/real-files/files.ts';

const clip = (name: string, extension: string, pictures: Pictures, options: string): RealFile => ({
  name,
  extension,
  pictures,
  options: options.split(' '),
});

const hd = { photo: 'low-sun.jpg', width: 1920, height: 1080, framesPerSecond: 25, seconds: 5 };
const phone = { photo: 'four-oclock.jpg', width: 1080, height: 1920, framesPerSecond: 30, seconds: 5 };
const largest = { photo: 'six-strings.jpg', width: 3840, height: 2160, seconds: 4 };

const x264 = '-c:v libx264 -preset veryfast -pix_fmt yuv420p';
const x265 = '-c:v libx265 -preset ultrafast -x265-params log-level=error -tag:v hvc1';
const aac = '-c:a aac -b:a 128k';

/** What phones, cameras, screen recorders and editing programs write. */
export const videoFiles: RealFile[] = [
  clip('H.264 1080p 25, index last', 'mp4', hd, `${x264} -b:v 8M ${aac}`),
  clip(
    'H.264 720p 50, turned 180°',
    'mp4',
    { ...hd, photo: 'raking-light.jpg', width: 1280, height: 720, framesPerSecond: 50, turns: 2 },
    `${x264} -b:v 6M -movflags +faststart ${aac}`,
  ),
  clip('H.264 1080p 30, turned 90°', 'mov', { ...phone, turns: 1 }, `${x264} -b:v 14M ${aac}`),
  clip(
    'H.264, uneven frames, turned 270°, PCM',
    'mov',
    { ...phone, photo: 'string-lights.jpg', turns: 3, filters: "select='gt(mod(n,11),3)'" },
    `${x264} -b:v 10M -fps_mode vfr -c:a pcm_s16le`,
  ),
  clip(
    'H.264 1080i 25',
    'mp4',
    { ...hd, framesPerSecond: 50, filters: 'tinterlace=interleave_top' },
    `${x264} -flags +ilme+ildct -x264-params tff=1 -b:v 10M ${aac}`,
  ),
  clip('H.264 4K 60', 'mp4', { ...largest, framesPerSecond: 60 }, `${x264} -b:v 45M ${aac}`),
  clip(
    'H.264 1080p 25, 4:2:2, 10 bit',
    'mp4',
    { ...hd, photo: 'harbour-lights.jpg' },
    `-c:v libx264 -preset veryfast -pix_fmt yuv422p10le -b:v 20M ${aac}`,
  ),
  clip(
    'HEVC 1080p 60',
    'mov',
    { ...hd, photo: 'rain-on-the-window.jpg', framesPerSecond: 60 },
    `${x265} -pix_fmt yuv420p -b:v 10M ${aac}`,
  ),
  clip(
    'HEVC 4K 30, 10 bit HLG, turned 90°',
    'mov',
    { ...phone, width: 2160, height: 3840, seconds: 4, turns: 1, hdr: 'arib-std-b67' },
    `${x265} -b:v 24M ${aac}`,
  ),
  clip(
    'HEVC 1080p 25, 10 bit PQ',
    'mp4',
    { ...hd, photo: 'harbour-lights.jpg', hdr: 'smpte2084' },
    `${x265} -b:v 12M ${aac}`,
  ),
  clip(
    'ProRes 422 1080p 25, PCM',
    'mov',
    { ...hd, photo: 'side-two.jpg', seconds: 4 },
    '-c:v prores_ks -profile:v 2 -pix_fmt yuv422p10le -c:a pcm_s24le',
  ),
  clip(
    'MPEG-4 part 2, 480p',
    'mp4',
    { ...hd, photo: 'moon-over-mountains.jpg', width: 640, height: 480 },
    `-c:v mpeg4 -pix_fmt yuv420p -q:v 4 ${aac}`,
  ),
  clip(
    'VP9 853×481, no sound',
    'webm',
    { ...hd, photo: 'hills-in-fog.jpg', width: 853, height: 481, framesPerSecond: 30, isSilent: true },
    '-c:v libvpx-vp9 -pix_fmt yuv420p -deadline realtime -cpu-used 8 -b:v 2M',
  ),
  clip(
    'VP8 720×1280, Vorbis',
    'webm',
    { ...phone, width: 720, height: 1280 },
    '-c:v libvpx -pix_fmt yuv420p -deadline realtime -cpu-used 8 -b:v 3M -c:a libvorbis',
  ),
  clip(
    'AV1 1080p 30, Opus',
    'webm',
    { ...hd, photo: 'birds-on-wires.jpg', framesPerSecond: 30 },
    '-c:v libsvtav1 -preset 12 -pix_fmt yuv420p -b:v 4M -c:a libopus',
  ),
];
