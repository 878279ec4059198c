import type { FastifyInstance } from 'fastify';
import { wrongContentType } from '#server/errors.ts';

/** Accepts JSON and empty bodies. Some clients announce a content type even when they send nothing. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeContentTypeParser('text/plain');
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body, done);
  });
  app.addContentTypeParser('*', ({ headers }, _body, done) => {
    const isEmpty = !headers['transfer-encoding'] && Number(headers['content-length'] ?? 0) === 0;
    done(isEmpty ? null : wrongContentType(), undefined);
  });
}
