import type { ThumbnailProgress, ThumbnailResults } from '#shared/videos.schema.ts';
import type { ContentNeeds } from '#server/domain/needs.ts';
import { makeThumbnail } from '#server/domain/files/thumbnails.ts';
import { closing, Failure, noThumbnailsMade } from '#server/errors.ts';
import { listVideosWithoutThumbnail } from '#server/storage/database/videos.queries.ts';

/** Makes every thumbnail that is missing, one run at a time: whoever asks meanwhile joins the run under way. */
export function createMissingThumbnails(needs: ContentNeeds) {
  let progress: ThumbnailProgress = { running: false, done: 0, total: 0 };
  let underWay: Promise<ThumbnailResults> | null = null;

  async function run(): Promise<ThumbnailResults> {
    const missing = await listVideosWithoutThumbnail(needs.database);
    const results: ThumbnailResults['results'] = [];
    progress = { running: true, done: 0, total: missing.length };
    for (const { id, title } of missing) {
      if (needs.jobs.signal.aborted) throw closing();
      results.push({ id, title, ...(await attempt(id)) });
      progress = { ...progress, done: results.length };
    }
    const made = results.filter(({ success }) => success).length;
    const message =
      results.length > 0 ? `Made ${made} of ${results.length} thumbnails` : 'No thumbnail is missing';
    return { message, results };
  }

  async function attempt(id: number): Promise<{ success: boolean; error?: string }> {
    try {
      await makeThumbnail(needs, id, needs.jobs.signal);
      return { success: true };
    } catch (error) {
      if (needs.jobs.signal.aborted) throw closing();
      if (!(error instanceof Failure)) throw error;
      return { success: false, error: error.message };
    }
  }

  return {
    /** Says for each video whether it worked. */
    async makeAll(): Promise<ThumbnailResults> {
      if (!needs.mediaJobs.isOn) throw noThumbnailsMade();
      underWay ??= run().finally(() => {
        underWay = null;
        progress = { ...progress, running: false };
      });
      return underWay;
    },
    progress: () => progress,
  };
}

export type MissingThumbnails = ReturnType<typeof createMissingThumbnails>;
