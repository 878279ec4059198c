import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accountSchema,
  confirmationSchema,
  emailChangeSchema,
  passwordChangeSchema,
} from '#shared/accounts/accounts.schema.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';
import type { Config } from '#server/config.ts';
import * as accounts from '#server/domain/accounts/accounts.ts';
import { lastAccount } from '#server/errors.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import { clearSessionCookie } from '#server/http/access/session-cookie.ts';
import type { PasswordCheck } from '#server/http/routes/accounts/password-check.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { config: Config; database: Database; passwordCheck: PasswordCheck };

const tags = ['Accounts'];

export function accountsRoutes({ config, database, passwordCheck }: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.put(
      '/password',
      {
        config: { limit: passwordCheck.limit, worksOnFullDisk: true },
        schema: {
          tags,
          summary: 'Change the password and end every other session of this user',
          body: passwordChangeSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { currentPassword, newPassword } = request.body;
        const { id } = await passwordCheck.confirmedOwner(request, currentPassword);
        await accounts.setPassword(database, id, newPassword, request.sessionSecret ?? undefined);
        return reply.status(204).send(null);
      },
    );

    api.put(
      '/email',
      {
        config: { limit: passwordCheck.limit },
        schema: {
          tags,
          summary: 'Change where a link for a forgotten password goes',
          body: emailChangeSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { currentPassword, email } = request.body;
        const { id } = await passwordCheck.confirmedOwner(request, currentPassword);
        await accounts.setEmail(database, id, email);
        return reply.status(204).send(null);
      },
    );

    api.get(
      '/users',
      { schema: { tags, summary: 'Everybody who can sign in', response: { 200: z.array(accountSchema) } } },
      (request) => accounts.listAccounts(database, ownerOf(request)),
    );

    api.delete(
      '/users/:id',
      {
        config: { limit: passwordCheck.limit, refuses: [lastAccount] },
        schema: {
          tags,
          summary: 'Remove an account and end its sessions; your own signs you out',
          params: idParam,
          body: confirmationSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const you = await passwordCheck.confirmedOwner(request, request.body.currentPassword);
        await accounts.removeAccount(database, request.params.id);
        if (request.params.id === you.id) clearSessionCookie(reply, config.isHttps);
        return reply.status(204).send(null);
      },
    );
  };
}
