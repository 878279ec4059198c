import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { forgottenPasswordSchema, passwordResetSchema } from '#shared/accounts/accounts.schema.ts';
import { requestReset, resetPassword } from '#server/domain/accounts/password-resets.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { resetLinkInvalid } from '#server/errors.ts';
import { createLimit } from '#server/http/access/limits.ts';
import type { PasswordCheck } from '#server/http/routes/accounts/password-check.ts';
import type { Counters } from '#server/storage/database/opened-database.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; counters: Counters; outbox: Outbox; passwordCheck: PasswordCheck };

const tags = ['Accounts'];

/** A link by mail for a forgotten password. */
export function passwordResetRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { database, counters, passwordCheck } = deps;
  const requests = createLimit(counters, { name: 'forgotten passwords', times: 10, seconds: 15 * 60 });
  return async (api) => {
    api.post(
      '/password/forgot',
      {
        config: { public: true, limit: requests },
        schema: {
          tags,
          summary: 'Ask for a link by mail. The response is the same for unknown names',
          body: forgottenPasswordSchema,
          response: { 202: z.object({ received: z.literal(true) }) },
        },
      },
      async (request, reply) => {
        await requestReset(deps, request.body.username);
        return reply.status(202).send({ received: true });
      },
    );

    api.post(
      '/password/reset',
      {
        config: { public: true, limit: passwordCheck.limit, refuses: [resetLinkInvalid] },
        schema: {
          tags,
          summary: 'Set a new password with the token of the link, and end every session of this user',
          body: passwordResetSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await passwordCheck.limit.attempt(request, () => resetPassword(database, request.body));
        return reply.status(204).send(null);
      },
    );
  };
}
