import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sessionSchema } from '#shared/accounts/accounts.schema.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';
import * as sessions from '#server/domain/accounts/sessions.ts';
import { signedOut } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';

const tags = ['Accounts'];

/** Sessions are read from the database with every request, so an ended one is over on every instance. */
export function sessionsRoutes({ database }: { database: Database }): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/sessions',
      {
        schema: {
          tags,
          summary: 'Where every account is signed in, the last used first',
          response: { 200: z.array(sessionSchema) },
        },
      },
      (request) => sessions.listSessions(database, ownSecret(request)),
    );

    api.delete(
      '/sessions/:id',
      {
        schema: {
          tags,
          summary: 'End one session of any account',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await sessions.endListedSession(database, request.params.id);
        return reply.status(204).send(null);
      },
    );

    api.delete(
      '/sessions',
      {
        schema: {
          tags,
          summary: 'End every session of every account but this one',
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await sessions.endAllOtherSessions(database, ownSecret(request));
        return reply.status(204).send(null);
      },
    );
  };
}

function ownSecret({ sessionSecret }: FastifyRequest): string {
  if (sessionSecret === null) throw signedOut();
  return sessionSecret;
}
