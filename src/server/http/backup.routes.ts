import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { backupStatusSchema } from '#shared/backup.schema.ts';
import type { Config } from '#server/config.ts';
import type { Backups } from '#server/domain/backup/backups.ts';
import { readArtist } from '#server/domain/settings.ts';
import { backupUnderWay, diskFull, unavailable } from '#server/errors.ts';
import { clientAddress } from '#server/http/access/client-address.ts';
import { disableSocketTimeout } from '#server/http/parsers/socket-timeout.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import { cutWhenStalled, untilSent } from '#server/http/responses/sending.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { backups: Backups; config: Config; database: Database };

/** Whoever takes nothing for so long has gone, or has stopped the download. */
const STALLED_MS = 60_000;

const tags = ['Operation'];

const tarArchive = { description: 'OK', content: { 'application/x-tar': { schema: z.any() } } };

export function backupRoutes({ backups, config, database }: Needs): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/backup',
      {
        // Asking what it would be like would make one that nobody gets.
        exposeHeadRoute: false,
        config: { ownPagesOnly: true, refuses: [backupUnderWay, unavailable, diskFull] },
        schema: { tags, summary: 'The whole site as one tar archive', response: { 200: tarArchive } },
      },
      async (request, reply) => {
        // Copying the rows takes a while.
        disableSocketTimeout(request);
        request.log.info(`A backup is being downloaded by ${clientAddress(request)}`);
        const { name } = await readArtist(database, config.artistName);
        const archive = await backups.download(untilSent(reply.raw));
        // While this one is under way, there is no other, not even at night.
        cutWhenStalled(reply.raw, STALLED_MS);
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
