import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { describeRoute } from '#server/http/docs/describe-route.ts';
import { docsPage, type ApiDocument } from '#server/http/docs/docs-page.ts';
import { apiDocument } from '#server/http/docs/document.ts';

/** Describes every route by the schemas that validate it. Must come before the routes. */
export async function collectDocs(app: FastifyInstance, config: Config): Promise<void> {
  await app.register(swagger, {
    openapi: apiDocument(config),
    transform: (document) => describeRoute(document, config.uploadLimits),
  });
}

export function addDocs(app: FastifyInstance): void {
  const options = { config: { public: true }, schema: { hide: true } };
  app.get('/openapi.json', options, () => app.swagger());
  app.get('/docs', options, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsPage(app.swagger() as unknown as ApiDocument)),
  );
}
