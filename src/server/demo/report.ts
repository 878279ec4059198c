import type { BinKind } from '#shared/bin.ts';
import { artistSettings } from '#server/demo/content/artist.ts';
import type { Database } from '#server/storage/database/database.ts';
import { deleteReport, readReport, saveReport } from '#server/storage/database/reports.queries.ts';

export type DemoKind = BinKind | 'messages';

/** What of the demo is on the site, so that exactly this can be taken out again. */
export type DemoReport = {
  /** Names this filling: another one makes everything anew. */
  fill: string;
  /** How many parts it will have. */
  total: number;
  parts: { name: string; items: { kind: DemoKind; id: number }[] }[];
};

export async function readDemoReport(db: Database): Promise<DemoReport | null> {
  const report = await readReport(db, 'demo');
  return report ? (report.content as DemoReport) : null;
}

export function saveDemoReport(db: Database, report: DemoReport): Promise<void> {
  return saveReport(db, 'demo', report);
}

export function forgetDemo(db: Database): Promise<void> {
  return deleteReport(db, 'demo');
}

/** What of the site is the demo's and not the owner's. */
export async function demoContent(db: Database) {
  const report = await readDemoReport(db);
  const items = report?.parts.flatMap((part) => part.items) ?? [];
  const of = (kind: DemoKind) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const settings = report ? artistSettings : {};
  return { settings, tracks: of('tracks'), videos: of('videos'), photos: of('photos') };
}
