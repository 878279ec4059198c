import { checkSite } from '#server/domain/check/check-site.ts';
import type { Stores } from '#server/domain/check/compare-files.ts';
import type { Notices } from '#server/domain/notices.ts';

type Needs = Stores & { notices: Notices; startedAt: Date };

/** Checks the whole site, and tells the owner when something is wrong. */
export async function checkFiles(
  { notices, startedAt, ...stores }: Needs,
  signal: AbortSignal,
): Promise<void> {
  const { problems } = await checkSite(stores, { startedAt, signal });
  if (problems.length === 0) notices.clear('check');
  else
    notices.raise(
      'check',
      `The last site check found ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}. Upload Content, Site Settings, Site Check shows what to do.`,
    );
}
