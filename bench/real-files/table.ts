import type { Stream } from '#shared/media/streams.schema.ts';
import type { Items, Played, PlayedFile, PlayedFiles } from '#bench/real-files/played.ts';
import type { MadeFile } from '#bench/real-files/upload-files.ts';

/** How much a side may differ: of odd sides, one pixel is lost. */
const MAX_DISTORTION = 0.01;

export type Row = {
  name: string;
  kind: MadeFile['kind'];
  bytes: number;
  results: { before: string | null; after: string | null; chosen: string; chosenBytes: number }[];
};

/** One row for each file, with a result for each browser. */
export function rowsOf(
  files: (MadeFile & { bytes: number })[],
  { tracks, videos }: Items,
  browsers: PlayedFiles[],
): Row[] {
  return files.map((file) => {
    const { name, kind, bytes } = file;
    const item = [...tracks, ...videos].find(({ title }) => title === name);
    const played = browsers.map(({ files }) => files.find((one) => one.name === name));
    const results = played
      .filter((one): one is PlayedFile => one !== undefined)
      .map(({ before, after }) => {
        const stream = item?.streams.find(({ url }) => url === after.source);
        return {
          before: problemOf(before, file),
          after: problemOf(after, file),
          chosen: stream ? nameOf(stream) : 'original',
          chosenBytes: stream?.bytes ?? bytes,
        };
      });
    return { name, kind, bytes, results };
  });
}

/** What a listener notices; null if it is as it should be. */
function problemOf({ problem, pictures: shown }: Played, { pictures: made }: MadeFile): string | null {
  if (problem !== null || !shown || !made) return problem;
  if (!made.isSilent && !shown.hasSound) return 'no sound';
  if (shown.quarterTurns === null) return 'wrong colours';
  if (shown.quarterTurns > 0) return `turned ${shown.quarterTurns * 90}°`;
  const distortion = (shown.width / shown.height) * (made.height / made.width) - 1;
  return Math.abs(distortion) > MAX_DISTORTION ? `${shown.width} × ${shown.height}` : null;
}

function nameOf({ type, width = 0, height = 0 }: Stream): string {
  if (type.startsWith('video/')) return `${width} × ${height}`;
  return type.startsWith('audio/webm') ? 'Opus' : 'AAC';
}

const kilobytes = (bytes: number) => Math.round(bytes / 1000).toLocaleString('en');

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

export function asMarkdown(rows: Row[], browsers: PlayedFiles[]): string {
  const names = browsers.map(({ browser }) => browser.replace('/', ' '));
  const cell = (problem: string | null) => problem ?? 'plays';
  /** Once, if all browsers choose the same. */
  const chosen = ({ results }: Row) =>
    [...new Set(results.map(({ chosen, chosenBytes }) => `${chosen}, ${kilobytes(chosenBytes)}`))].join('; ');
  const head = ['file', 'original, kB', ...names, 'then played, kB', ...names];
  const lines = rows.map((row) => [
    row.name,
    kilobytes(row.bytes),
    ...row.results.map(({ before }) => cell(before)),
    chosen(row),
    ...row.results.map(({ after }) => cell(after)),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** One paragraph for each browser. */
export function summaryOf(rows: Row[], browsers: PlayedFiles[]): string {
  return browsers
    .map(({ browser }, index) => {
      const results = rows.map(({ kind, bytes, results }) => ({ kind, bytes, ...results[index] }));
      const count = (key: 'before' | 'after') => results.filter((result) => result[key] === null).length;
      const loaded = (kind: MadeFile['kind']) => {
        const ofKind = results.filter((result) => result.kind === kind);
        const before = sum(ofKind.map(({ bytes }) => bytes));
        return `${megabytes(before)} before, ${megabytes(sum(ofKind.map(({ chosenBytes = 0 }) => chosenBytes)))} after`;
      };
      return [
        `${browser.replace('/', ' ')}: ${count('before')} of ${rows.length} originals play, ${count('after')} of ${rows.length} with the site's player.`,
        `Songs in MB: ${loaded('track')}. Videos: ${loaded('video')}.`,
      ].join(' ');
    })
    .join('\n\n');
}
