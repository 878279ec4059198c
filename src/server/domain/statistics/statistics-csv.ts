import type { Statistics } from '#shared/statistics/statistics.schema.ts';
import { csvHeader, csvLines } from '#server/domain/csv.ts';

const fields = [
  'list',
  'day',
  'name',
  'path',
  'visits',
  'visitors',
  'plays',
  'downloads',
  'messages',
  'subscribers',
  'heard_percent',
] as const;

type Row = { list: string } & Partial<Record<(typeof fields)[number], string | number | null>>;

/** Spreadsheets need it to read accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/** One table: `list` says what a row is about, the columns that its list does not have are empty. */
export function statisticsCsv(statistics: Statistics): string {
  const rows: Row[] = [
    ...statistics.days.map((day) => ({ list: 'days', ...day })),
    ...statistics.pages.map(({ title, ...page }) => ({ list: 'pages', name: title, ...page })),
    ...itemRows('songs', statistics.tracks),
    ...itemRows('videos', statistics.videos),
    ...itemRows('releases', statistics.releases),
    ...statistics.referrers.map(({ host, visits }) => ({ list: 'referrers', name: host, visits })),
    ...statistics.countries.map(({ code, visits }) => ({ list: 'countries', name: code, visits })),
    ...statistics.devices.map(({ device, visits }) => ({ list: 'devices', name: device, visits })),
    ...statistics.feeds.map(({ path, readers }) => ({ list: 'feeds', path, visitors: readers })),
    ...statistics.embeds.map(({ path, title, shown }) => ({
      list: 'embeds',
      name: title,
      path,
      visits: shown,
    })),
  ];
  return BYTE_ORDER_MARK + csvHeader(fields) + csvLines(fields, rows);
}

type Item = Statistics['releases'][number] & { heard?: number | null };

function itemRows(list: string, items: Item[]): Row[] {
  return items.map(({ title, plays, downloads, heard }) => ({
    list,
    name: title,
    plays,
    downloads,
    heard_percent: heard ?? null,
  }));
}
