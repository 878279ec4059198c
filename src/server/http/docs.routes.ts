import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { errorSchema } from '#shared/errors.ts';
import { docsPage, type ApiDocument } from '#server/http/docs/docs-page.ts';
import { describeRoute } from '#server/http/docs/describe-route.ts';

const describedError: object = {
  ...z.toJSONSchema(errorSchema),
  $schema: undefined,
  description:
    'Every refusal is a sentence for people and, where fields are wrong, one for each of them. ' +
    'So is every failure of the site itself: 500, or 503 with Retry-After.',
};

/** Describes every route from the very schemas that check it. Must come before the routes. */
export async function collectDocs(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Marquee',
        version: '1',
        description: 'Everything the site and its dashboard do, they do through these calls.',
      },
      components: { schemas: { Error: describedError } },
    },
    transform: describeRoute,
  });
}

export function addDocs(app: FastifyInstance): void {
  const options = { config: { public: true }, schema: { hide: true } };
  app.get('/openapi.json', options, () => app.swagger());
  app.get('/docs', options, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as ApiDocument)),
  );
}
