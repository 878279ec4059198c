import type { LyricsLine } from '#shared/lyrics.ts';

/** How long the last line stays. */
const LAST_LINE_SECONDS = 10;

/** Lyrics with times as WebVTT, which podcast apps and video players read. */
export function lyricsAsVtt(lines: LyricsLine[]): string {
  const cues = lines.flatMap(({ time, text }, index) => {
    const end = lines[index + 1]?.time ?? time + LAST_LINE_SECONDS;
    // "-->" in a line would be read as a time; an empty line only ends the one before.
    const words = text.replaceAll('-->', '→').replaceAll('&', '&amp;').replaceAll('<', '&lt;').trim();
    return words && end > time ? [`${clock(time)} --> ${clock(end)}\n${words}`] : [];
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** 00:01:07.500 */
function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const parts = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.${String(ms % 1000).padStart(3, '0')}`;
}
