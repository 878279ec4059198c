import { ownerText, text } from '#shared/language/text.ts';
import { calendarPath, feedPaths, pagePaths } from '#shared/primitives/addresses.ts';

/** Of the pages that are no items. */
export function pageName(path: string): string | undefined {
  const { sections, pages } = text();
  const { press, statistics } = ownerText();
  const names: Record<string, string> = {
    [pagePaths.home]: sections.home,
    [pagePaths.music]: pages.music,
    [pagePaths.videos]: pages.videos,
    [pagePaths.shows]: pages.shows,
    [pagePaths.news]: sections.news,
    [pagePaths.press]: press.title,
    [pagePaths.privacy]: pages.privacy,
    [pagePaths.thanks]: statistics.thanks,
  };
  return names[path];
}

export function feedName(path: string): string {
  const { feeds } = ownerText().statistics;
  const names: Record<string, string> = {
    [feedPaths.rss]: feeds.rss,
    [feedPaths.json]: feeds.json,
    [calendarPath]: feeds.calendar,
  };
  return names[path] ?? path;
}
