import { longDay } from '#shared/catalogue/show-dates.ts';
import { serverText } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { countHidden } from '#server/domain/health/overview.ts';
import { findNoticeAddress } from '#server/domain/mail/notice-address.ts';
import { composeLetter, type Writer } from '#server/domain/mail/writer.ts';
import type { Database } from '#server/storage/database/database.ts';
import * as week from '#server/storage/database/queries/mail/summary.queries.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** What happened in the last week, and what comes in the next. None when there is nothing to say. */
export const writeSummary: Writer = async (deps, mail) => {
  const { database } = deps;
  const to = await findNoticeAddress(database);
  const paragraphs = await writeWeek(database, Date.parse(mail.createdAt));
  if (!to || paragraphs.length === 0) return null;
  const { subject, heading, open } = serverText().mail.summary;
  return composeLetter(deps, mail, {
    to,
    letter: { subject, heading, paragraphs, button: { label: open, path: pagePaths.admin } },
  });
};

async function writeWeek(database: Database, now: number): Promise<string[]> {
  const texts = serverText().mail.summary;
  const since = new Date(now - WEEK_MS).toISOString();
  const moment = new Date(now).toISOString();
  const shows = await week.listShowsBetween(database, moment, new Date(now + WEEK_MS).toISOString());
  const counts = [
    [texts.messages, await week.countMessagesSince(database, since)],
    [texts.subscribers, await week.countNewSubscribers(database, since)],
    [texts.left, await week.countLeft(database, since)],
    [texts.scheduled, await countHidden(database, 'scheduled')],
    [texts.newsletters, await week.countScheduledNewsletters(database)],
  ] as const;
  return [
    ...shows.map(({ title, date }) => texts.show({ title, day: longDay(date) })),
    ...counts.filter(([, count]) => count > 0).map(([say, count]) => say({ count })),
  ];
}
