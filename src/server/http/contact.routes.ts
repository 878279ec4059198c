import type { FastifyError, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { pagePaths } from '#shared/addresses.ts';
import { requestLimits } from '#shared/limits.ts';
import { submittedMessageSchema } from '#shared/messages.schema.ts';
import { HONEYPOT_FIELD } from '#shared/messages.ts';
import type { Config } from '#server/config.ts';
import { sendMessage } from '#server/domain/messages.ts';
import { answerError, createPlainFormErrorHandler } from '#server/http/responses/error-handler.ts';
import { createLimit } from '#server/http/access/limits.ts';
import type { Pages } from '#server/http/pages.routes.ts';
import type { Counters } from '#server/storage/database/counters.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = {
  config: Config;
  database: Database;
  counters: Counters;
  pages: Pick<Pages, 'artistName'>;
};

const PLAIN_FORM = 'application/x-www-form-urlencoded';
const HOUR_IN_SECONDS = 60 * 60;

/** Takes messages from the page's script as JSON, and from pages without scripts as a plain form. */
export function contactRoutes({ config, database, counters, pages }: Needs): FastifyPluginAsyncZod {
  const accepted = createLimit(counters, {
    name: 'messages',
    times: config.contactLimitPerHour,
    seconds: HOUR_IN_SECONDS,
  });
  const answerPlainForm = createPlainFormErrorHandler(pages.artistName);

  return async (api) => {
    api.addContentTypeParser(PLAIN_FORM, { parseAs: 'string' }, (_request, body, done) =>
      done(null, readPlainForm(String(body))),
    );
    api.setErrorHandler<FastifyError>((error, request, reply) =>
      isPlainForm(request) ? answerPlainForm(error, request, reply) : answerError(error, request, reply),
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
        // A robot is told the same as everybody else, so it learns nothing.
        if (request.body[HONEYPOT_FIELD]) void accepted.giveBack(request);
        else
          await sendMessage(database, request.body).catch((error: unknown) => {
            void accepted.giveBack(request);
            throw error;
          });
        if (isPlainForm(request)) return reply.redirect(pagePaths.thanks, 303);
        return reply.status(201).send({ received: true });
      },
    );
  };
}

/** Browsers write a line break in a plain form as two characters; it counts as one, as it does with scripts. */
function readPlainForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}

function isPlainForm({ mediaType }: FastifyRequest): boolean {
  return mediaType === PLAIN_FORM;
}
