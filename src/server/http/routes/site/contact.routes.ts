import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import { submittedMessageSchema } from '#shared/site/messages.schema.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';
import type { Config } from '#server/config.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { sendMessage } from '#server/domain/site/messages.ts';
import { createLimit } from '#server/http/access/limits.ts';
import { acceptPlainForms, isPlainForm } from '#server/http/parsing/plain-form.ts';
import { refusedMessage } from '#server/http/responses/error-page.ts';
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

/** Accepts messages as JSON from the page's script, and as a plain form without scripts. */
export function contactRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { config, counters, pages } = deps;
  const accepted = createLimit(counters, {
    name: 'messages',
    times: config.contactLimitPerHour,
    seconds: HOUR_IN_SECONDS,
  });

  return async (api) => {
    acceptPlainForms(api, pages.artistName, refusedMessage);

    api.post(
      '/contact',
      {
        bodyLimit: requestLimits.longTextBytes,
        config: { public: true, limit: accepted },
        schema: {
          tags: ['Messages'],
          summary: 'Write to the artist',
          body: submittedMessageSchema,
          response: { 201: z.object({ received: z.literal(true) }), 303: z.null() },
        },
      },
      async (request, reply) => {
        // A robot gets the same response as everybody else, so that it learns nothing.
        if (request.body[HONEYPOT_FIELD]) void accepted.giveBack(request);
        else
          await sendMessage(deps, request.body).catch((error: unknown) => {
            void accepted.giveBack(request);
            throw error;
          });
        if (isPlainForm(request)) return reply.redirect(pagePaths.thanks, 303);
        return reply.status(201).send({ received: true });
      },
    );
  };
}
