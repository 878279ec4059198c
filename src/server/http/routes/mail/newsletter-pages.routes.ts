import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyReply } from 'fastify';
import { newsletterPaths } from '#shared/primitives/addresses.ts';
import { linkQuerySchema } from '#shared/mail/subscribers.schema.ts';
import { leave } from '#server/domain/mail/list/sign-up.ts';
import type { NewsletterStep, Pages } from '#server/http/responses/pages.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; pages: Pages };

const steps = Object.keys(newsletterPaths) as (keyof typeof newsletterPaths)[];

/** The pages that links in mail open. Reading them changes nothing, because programs that check mail open every link. */
export function newsletterPagesRoutes({ database, pages }: Deps): FastifyPluginAsyncZod {
  async function sendPage(reply: FastifyReply, step: NewsletterStep, token = ''): Promise<FastifyReply> {
    return reply
      .headers({
        'cache-control': 'no-store',
        // Without the token. A stricter policy hides from the site itself where its form comes from.
        'referrer-policy': 'strict-origin',
        'x-robots-tag': 'noindex',
      })
      .type('text/html; charset=utf-8')
      .send(await pages.renderNewsletter(step, token));
  }

  return async (app) => {
    for (const step of steps)
      app.get(
        newsletterPaths[step],
        { config: { public: true }, schema: { hide: true, querystring: linkQuerySchema } },
        (request, reply) => sendPage(reply, step, request.query.token),
      );

    // Mail programs send a form of their own (RFC 8058), without cookie or origin. Only the address counts.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
    app.post(
      newsletterPaths.unsubscribe,
      { config: { public: true }, schema: { hide: true, querystring: linkQuerySchema } },
      async (request, reply) => {
        await leave(database, request.query.token);
        return sendPage(reply, 'left');
      },
    );
  };
}
