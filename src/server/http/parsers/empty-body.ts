import type { FastifyInstance } from 'fastify';
import { wrongContentType } from '#server/errors.ts';

/** Some clients name a type even where they send nothing: of nothing, no type is wrong. */
export function allowEmptyBodies(app: FastifyInstance): void {
  app.addContentTypeParser('*', ({ headers }, _body, done) => {
    const isEmpty = !headers['transfer-encoding'] && Number(headers['content-length'] ?? 0) === 0;
    done(isEmpty ? null : wrongContentType(), undefined);
  });
}
