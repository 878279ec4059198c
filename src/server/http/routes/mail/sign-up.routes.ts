import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { confirmSchema, signUpResponseSchema, signUpSchema } from '#shared/mail/subscribers.schema.ts';
import { newsletterPaths } from '#shared/primitives/addresses.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';
import type { Config } from '#server/config.ts';
import { confirm, signUp } from '#server/domain/mail/list/sign-up.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { confirmLinkInvalid } from '#server/errors.ts';
import { createLimit } from '#server/http/access/limits.ts';
import { acceptPlainForms, isPlainForm } from '#server/http/parsing/plain-form.ts';
import { refusedSignUp } from '#server/http/responses/error-page.ts';
import type { Pages } from '#server/http/responses/pages.ts';
import type { Counters } from '#server/storage/database/opened-database.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = {
  config: Config;
  database: Database;
  counters: Counters;
  pages: Pick<Pages, 'artistName'>;
  outbox: Outbox;
};

const HOUR_IN_SECONDS = 60 * 60;
const tags = ['Mailing list'];

/** Visitors enter an address, and confirm it by the link that they get. */
export function signUpRoutes({ config, database, counters, pages, outbox }: Deps): FastifyPluginAsyncZod {
  const times = config.subscribeLimitPerHour;
  const perVisitor = createLimit(counters, { name: 'sign-ups', times, seconds: HOUR_IN_SECONDS });
  const perAddress = counters('sign-ups of an address', times, HOUR_IN_SECONDS);

  return async (api) => {
    acceptPlainForms(api, pages.artistName, refusedSignUp);

    api.post(
      '/subscribers',
      {
        config: { public: true, limit: perVisitor },
        schema: {
          tags,
          summary: 'Ask for news by mail',
          body: signUpSchema,
          response: { 202: signUpResponseSchema, 303: z.null() },
        },
      },
      async (request, reply) => {
        // A robot gets the same response as everybody else, so that it learns nothing.
        if (request.body[HONEYPOT_FIELD]) void perVisitor.giveBack(request);
        else
          await signUp({ database, outbox, perAddress }, request.body.email).catch((error: unknown) => {
            void perVisitor.giveBack(request);
            throw error;
          });
        if (isPlainForm(request)) return reply.redirect(newsletterPaths.thanks, 303);
        return reply.status(202).send({ received: true });
      },
    );

    api.post(
      '/subscribers/confirm',
      {
        config: { public: true, refuses: [confirmLinkInvalid] },
        schema: {
          tags,
          summary: 'Confirm an address by the link that was sent to it',
          body: confirmSchema,
          response: { 200: z.object({ confirmed: z.literal(true) }), 303: z.null() },
        },
      },
      async (request, reply) => {
        await confirm(database, request.body.token);
        if (isPlainForm(request)) return reply.redirect(newsletterPaths.confirmed, 303);
        return { confirmed: true as const };
      },
    );
  };
}
