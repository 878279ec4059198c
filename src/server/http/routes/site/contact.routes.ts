import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import { submittedMessageSchema } from '#shared/site/messages.schema.ts';
import { HONEYPOT_FIELD } from '#shared/site/messages.ts';
import type { Config } from '#server/config.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { sendMessage } from '#server/domain/site/messages.ts';
import { sendError, createPlainFormErrorHandler } from '#server/http/responses/error-handler.ts';
import { createLimit } from '#server/http/access/limits.ts';
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

const PLAIN_FORM = 'application/x-www-form-urlencoded';
const HOUR_IN_SECONDS = 60 * 60;

/** Accepts messages as JSON from the page's script, and as a plain form without scripts. */
export function contactRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { config, counters, pages } = deps;
  const accepted = createLimit(counters, {
    name: 'messages',
    times: config.contactLimitPerHour,
    seconds: HOUR_IN_SECONDS,
  });
  const respondToPlainForm = createPlainFormErrorHandler(pages.artistName);

  return async (api) => {
    api.addContentTypeParser(PLAIN_FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, readPlainForm(String(body))),
    );
    api.setErrorHandler<FastifyError>((error, request, reply) =>
      isPlainForm(request) ? respondToPlainForm(error, request, reply) : sendError(error, request, reply),
    );

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

/** Plain forms send a line break as two characters; with scripts it is one. */
function readPlainForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

function isPlainForm({ mediaType }: FastifyRequest): boolean {
  return mediaType === PLAIN_FORM;
}
