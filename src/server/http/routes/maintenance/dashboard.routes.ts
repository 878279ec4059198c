import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  firstStepsSchema,
  noticeSchema,
  overviewSchema,
  storageHealthSchema,
  uploadLimitsSchema,
} from '#shared/maintenance/maintenance.schema.ts';
import type { Config } from '#server/config.ts';
import { demoContent } from '#server/demo/report.ts';
import { readFilesHealth } from '#server/domain/check/files-report.ts';
import { readCheckNotices } from '#server/domain/check/check-status.ts';
import { readFirstSteps } from '#server/domain/site/first-steps.ts';
import { readUploadLimits } from '#server/domain/site/upload-limits.ts';
import { readOverview } from '#server/domain/health/overview.ts';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import type { Notices } from '#server/domain/health/notices.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { notices: Notices; database: Database; config: Config; disk: Pick<DiskWatch, 'check'> };

const tags = ['Operation'];

/** What the dashboard shows around the owner's content. */
export function dashboardRoutes({ notices, database, config, disk }: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/notices',
      { schema: { tags, summary: 'What the owner should know', response: { 200: z.array(noticeSchema) } } },
      async () => {
        // Raises or clears its notice.
        await disk.check();
        return [...notices.list(), ...(await readCheckNotices(database))];
      },
    );

    api.get(
      '/health',
      {
        schema: {
          tags,
          summary: 'Free space and missing files, for the owner only',
          response: { 200: storageHealthSchema },
        },
      },
      async () => {
        const { isFull, freeBytes } = await disk.check();
        return {
          disk: { state: isFull ? ('full' as const) : ('ok' as const), freeBytes },
          files: await readFilesHealth(database),
        };
      },
    );

    api.get(
      '/first-steps',
      {
        schema: {
          tags,
          summary: 'What a new owner has done of what makes a site',
          response: { 200: firstStepsSchema },
        },
      },
      async () => readFirstSteps({ database, config }, await demoContent(database)),
    );

    api.get(
      '/overview',
      {
        schema: { tags, summary: 'What waits for the owner', response: { 200: overviewSchema } },
      },
      () => readOverview({ database, config, disk }),
    );

    api.get(
      '/upload-limits',
      {
        schema: {
          tags,
          summary: 'How many bytes a file of each kind may have, and how far the owner may raise that',
          response: { 200: uploadLimitsSchema },
        },
      },
      () => readUploadLimits(database, config),
    );
  };
}
