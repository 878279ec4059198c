import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { backupStatusSchema } from '#shared/maintenance/maintenance.schema.ts';
import type { Config } from '#server/config.ts';
import type { Backups } from '#server/domain/backup/backups.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import { backupUnderWay, diskFull, unavailable } from '#server/errors.ts';
import { clientAddress } from '#server/http/access/client-address.ts';
import { disableSocketTimeout } from '#server/http/connections.ts';
import { downloadHeader } from '#server/http/responses/download-name.ts';
import { cutWhenStalled, untilSent } from '#server/http/connections.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { backups: Backups; config: Config; database: Database };

/** A client that reads nothing for this long has left. */
const STALLED_MS = 60_000;

const tags = ['Operation'];

const tarArchive = { description: 'OK', content: { 'application/x-tar': { schema: z.any() } } };

export function backupRoutes({ backups, config, database }: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/backup',
      {
        // HEAD would make a backup that is not sent.
        exposeHeadRoute: false,
        config: { ownPagesOnly: true, refuses: [backupUnderWay, unavailable, diskFull] },
        schema: { tags, summary: 'The whole site as one tar archive', response: { 200: tarArchive } },
      },
      async (request, reply) => {
        // Copying the rows takes longer than a connection may be silent.
        disableSocketTimeout(request);
        request.log.info(`A backup is being downloaded by ${clientAddress(request)}`);
        const { name } = await readArtist(database, config);
        const archive = await backups.download(untilSent(reply.raw));
        // Until this one ends there can be no other backup, not even the nightly one.
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
