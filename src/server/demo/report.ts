import type { BinKind } from '#shared/catalogue/bin.ts';
import type { Database } from '#server/storage/database/database.ts';
import { deleteReport, readReport, saveReport } from '#server/storage/database/queries/site/reports.queries.ts';

export type DemoKind = BinKind | 'messages' | 'press';

export type DemoItem = { kind: DemoKind; id: number };

/** What of the demo is on the site, so that exactly this can be removed again. */
export type DemoReport = {
  /** Names this filling: the next one stores everything again. */
  fill: string;
  /** How many parts it will have. */
  total: number;
  /** The settings that the demo brings: those that the owner had not written before. */
  settings: Record<string, string>;
  parts: { name: string; items: DemoItem[] }[];
};

export async function readDemoReport(db: Database): Promise<DemoReport | null> {
  const report = await readReport(db, 'demo');
  return report ? (report.content as DemoReport) : null;
}

export function saveDemoReport(db: Database, report: DemoReport): Promise<void> {
  return saveReport(db, 'demo', report);
}

export function deleteDemoReport(db: Database): Promise<void> {
  return deleteReport(db, 'demo');
}

/** What of the site is the demo's and not the owner's. */
export async function demoContent(db: Database) {
  const report = await readDemoReport(db);
  const items = report?.parts.flatMap((part) => part.items) ?? [];
  const of = (kind: DemoKind) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const settings = report?.settings ?? {};
  return { settings, tracks: of('tracks'), videos: of('videos'), photos: of('photos') };
}
