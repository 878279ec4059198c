import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { backupStatusSchema } from '#shared/backup.schema.ts';
import type { Config } from '#server/config.ts';
import type { Backups } from '#server/domain/backup/backups.ts';
import { readArtist } from '#server/domain/settings.ts';
import { backupUnderWay, diskFull, unavailable } from '#server/errors.ts';
import { disableSocketTimeout } from '#server/http/parsers/socket-timeout.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { backups: Backups; config: Config; database: Database };

const tags = ['Operation'];

const tarArchive = { description: 'OK', content: { 'application/x-tar': { schema: z.any() } } };

export function backupRoutes({ backups, config, database }: Needs): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/backup',
      {
        config: { ownPagesOnly: true, refuses: [backupUnderWay, unavailable, diskFull] },
        schema: { tags, summary: 'The whole site as one tar archive', response: { 200: tarArchive } },
      },
      async (request, reply) => {
        // Copying the rows takes a while, and whoever downloads may pause.
        disableSocketTimeout(request);
        const { name } = await readArtist(database, config.artistName);
        const archive = await backups.download();
        return reply
          .type('application/x-tar')
          .header(
            'content-disposition',
            downloadHeader(`${name} ${new Date().toISOString().slice(0, 10)}`, 'tar'),
          )
          .send(archive);
      },
    );

    api.get(
      '/backup/status',
      {
        schema: {
          tags,
          summary: 'The last backup, and whether one is being made',
          response: { 200: backupStatusSchema },
        },
      },
      () => backups.status(),
    );
  };
}
