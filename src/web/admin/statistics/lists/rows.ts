import { countryName } from '#shared/catalogue/show-dates.ts';
import { keptFormatter, knownText } from '#shared/language/kept-formatter.ts';
import { ownerText } from '#shared/language/text.ts';
import { itemPath, type PlayerKind } from '#shared/primitives/addresses.ts';
import type { Statistics, StatisticsItem } from '#shared/statistics/statistics.schema.ts';
import { amountText } from '#web/admin/statistics/chart/texts.ts';
import { feedName, pageName } from '#web/admin/statistics/lists/names.ts';
import type { RankedRow } from '#web/admin/statistics/lists/ranked-card.tsx';

const percents = keptFormatter((language) => new Intl.NumberFormat(language, { style: 'percent' }));
/** 72% */
const percent = (value: number) => knownText('percent', String(value), () => percents().format(value / 100));

/** Nothing leads to what was deleted. */
const namedPage = (path: string, title: string | undefined, exists: boolean) => ({
  name: title || ownerText().statistics.deleted({ path }),
  ...(exists && { href: path }),
});

type Item = Omit<StatisticsItem, 'heard'> & Partial<Pick<StatisticsItem, 'heard'>>;

const itemRow =
  (kind: PlayerKind) =>
  ({ plays, downloads, heard, trend, exists, ...item }: Item): RankedRow => ({
    ...namedPage(itemPath(kind, item), item.title, exists),
    amount: plays,
    trend,
    facts: [
      ...(downloads > 0 ? [amountText('downloads', downloads)] : []),
      ...(typeof heard === 'number' ? [ownerText().statistics.heard({ percent: percent(heard) })] : []),
    ],
  });

/** The rows of each list. */
export function rankedRows(statistics: Statistics) {
  const texts = ownerText().statistics;
  const { pages, tracks, releases, videos, referrers, countries, devices, feeds, embeds } = statistics;
  return {
    tracks: tracks.map(itemRow('track')),
    referrers: referrers.map(({ host, visits }) => ({ name: host, amount: visits })),
    releases: releases.map(itemRow('release')),
    devices: devices.map(({ device, visits }) => ({ name: texts.devices[device], amount: visits })),
    pages: pages.map(({ path, title, exists, visits }) => ({
      ...namedPage(path, title ?? pageName(path), exists),
      amount: visits,
    })),
    countries: countries.map(({ code, visits }) => ({ name: countryName(code), amount: visits })),
    videos: videos.map(itemRow('video')),
    feeds: feeds.map(({ path, readers }) => ({ name: feedName(path), amount: readers })),
    embeds: embeds.map(({ path, title, shown }) => ({
      name: title ?? texts.deleted({ path }),
      amount: shown,
    })),
  } satisfies Record<string, RankedRow[]>;
}
