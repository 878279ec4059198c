import type { RealFile } from '#bench/real-files/files.ts';

const surround =
  'pan=5.1|FL=FL|FR=FR|FC=0.5*FL+0.5*FR|LFE=0.2*FL+0.2*FR|BL=0.5*FL|BR=0.5*FR,aformat=channel_layouts=5.1';

const song = (name: string, extension: string, options: string): RealFile => ({
  name,
  extension,
  options: options.split(' '),
});

/** What studios, phones and laptops export. */
export const audioFiles: RealFile[] = [
  song('WAV, 16 bit, 44.1 kHz', 'wav', '-c:a pcm_s16le -ar 44100'),
  song('WAV, 24 bit, 96 kHz', 'wav', '-c:a pcm_s24le -ar 96000'),
  song('WAV, 24 bit, 5.1', 'wav', `-af ${surround} -c:a pcm_s24le -ar 48000`),
  song('WAV, 32 bit float', 'wav', '-c:a pcm_f32le -ar 48000'),
  song('AIFF, 24 bit', 'aiff', '-c:a pcm_s24be -ar 48000'),
  song('ALAC in M4A, 24 bit', 'm4a', '-c:a alac -sample_fmt s32p -ar 48000'),
  song('AAC 256 kbit/s in M4A, index last', 'm4a', '-c:a aac -b:a 256k -ar 44100'),
  song('AAC without a container', 'aac', '-c:a aac -b:a 192k -ar 44100'),
  song('MP3, 128 kbit/s', 'mp3', '-c:a libmp3lame -b:a 128k -ar 44100'),
  song('MP3, 320 kbit/s', 'mp3', '-c:a libmp3lame -b:a 320k -ar 44100'),
  song('FLAC, 16 bit', 'flac', '-c:a flac -sample_fmt s16 -ar 44100'),
  song('FLAC, 24 bit, 96 kHz', 'flac', '-c:a flac -sample_fmt s32 -ar 96000'),
  song('Vorbis in Ogg', 'ogg', '-c:a libvorbis -q:a 6 -ar 44100'),
  song('Opus in Ogg', 'opus', '-c:a libopus -b:a 128k -ar 48000'),
  song('WavPack, 24 bit', 'wv', '-c:a wavpack -sample_fmt s32p -ar 48000'),
];
