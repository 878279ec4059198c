import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  importReportSchema,
  subscriberCountsSchema,
  subscriberImportSchema,
  subscriberListQuerySchema,
  subscriberSchema,
} from '#shared/mail/subscribers.schema.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';
import { importSubscribers } from '#server/domain/mail/list/import-subscribers.ts';
import * as subscribers from '#server/domain/mail/list/subscribers.ts';
import { subscriberNotFound, unknownCursor } from '#server/errors.ts';
import { csvResponse, sendCsv } from '#server/http/responses/csv.ts';
import { sendList } from '#server/http/responses/lists.ts';
import type { Database } from '#server/storage/database/database.ts';

const tags = ['Mailing list'];

/** The mailing list, for the owner. */
export function subscribersRoutes({ database }: { database: Database }): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/subscribers',
      {
        config: { refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'The mailing list, newest first; with a search, by address',
          querystring: subscriberListQuerySchema,
          response: { 200: z.array(subscriberSchema) },
        },
      },
      async (request, reply) => sendList(reply, await subscribers.listSubscribers(database, request.query)),
    );

    api.get(
      '/subscribers/counts',
      {
        schema: {
          tags,
          summary: 'How many there are of each status',
          response: { 200: subscriberCountsSchema },
        },
      },
      () => subscribers.countSubscribers(database),
    );

    api.get(
      '/subscribers.csv',
      { schema: { tags, summary: 'The mailing list as a CSV file', response: { 200: csvResponse } } },
      (_, reply) => sendCsv(reply, 'subscribers.csv', Readable.from(subscribers.exportSubscribers(database))),
    );

    api.post(
      '/subscribers/import',
      {
        bodyLimit: requestLimits.importBytes,
        schema: {
          tags,
          summary: 'Add people who agreed, from a CSV file',
          body: subscriberImportSchema,
          response: { 200: importReportSchema },
        },
      },
      (request) => importSubscribers(database, request.body),
    );

    api.delete(
      '/subscribers/:id',
      {
        config: { refuses: [subscriberNotFound], worksOnFullDisk: true },
        schema: {
          tags,
          summary: 'Delete everything about a person on the list',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await subscribers.deleteSubscriber(database, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
