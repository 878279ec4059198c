import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { createPlainFormErrorHandler, sendError } from '#server/http/responses/error-handler.ts';
import type { RefusedForm } from '#server/http/responses/error-page.ts';

const PLAIN_FORM = 'application/x-www-form-urlencoded';

/** Accepts forms as JSON from the page's script and, without scripts, as plain ones, which are refused with a page. */
export function acceptPlainForms(api: FastifyInstance, artistName: () => string, form: RefusedForm): void {
  const respondToPlainForm = createPlainFormErrorHandler(artistName, form);
  api.addContentTypeParser(PLAIN_FORM, { parseAs: 'string' }, (_request, body, done) =>
    done(null, readPlainForm(String(body))),
  );
  api.setErrorHandler<FastifyError>((error, request, reply) =>
    isPlainForm(request) ? respondToPlainForm(error, request, reply) : sendError(error, request, reply),
  );
}

export function isPlainForm({ mediaType }: Pick<FastifyRequest, 'mediaType'>): boolean {
  return mediaType === PLAIN_FORM;
}

/** Plain forms send a line break as two characters; with scripts it is one. */
function readPlainForm(body: string): Record<string, string> {
  const fields = [...new URLSearchParams(body)];
  return Object.fromEntries(fields.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]));
}
