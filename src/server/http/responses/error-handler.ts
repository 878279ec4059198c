import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isPageAddress } from '#shared/primitives/addresses.ts';
import type { ErrorBody } from '#shared/primitives/requests.schema.ts';
import {
  badRequest,
  bodyTooLarge,
  diskFull,
  Failure,
  invalidFields,
  pathNotFound,
  unexpected,
  wrongContentType,
} from '#server/errors.ts';
import { isOutOfSpace } from '#server/storage/disk-space.ts';
import {
  embedErrorPage,
  embedErrorPolicy,
  errorPage,
  errorPagePolicy,
  refusedFormPage,
  type RefusedForm,
} from '#server/http/responses/error-page.ts';

/** The one place where a failure becomes a response: a page for browsers, JSON for programs. */
export function createErrorHandler(artistName: () => string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    isPage(request)
      ? respondWithErrorPage(error, request, reply, artistName())
      : sendError(error, request, reply);
}

export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { sentence, fields } = refuse(error, request, reply);
  const body: ErrorBody = { message: sentence, ...(fields && { fields }) };
  return reply.send(body);
}

/** The same for a form that is sent without scripts. */
export function createPlainFormErrorHandler(artistName: () => string, form: RefusedForm) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { sentence, fields } = refuse(error, request, reply);
    const reasons = [...new Set(Object.values(fields ?? { sentence }))];
    return sendErrorPage(reply, refusedFormPage(artistName(), form(), reasons));
  };
}

/** The same for a player in a frame of another site. */
export function createEmbedErrorHandler(artistName: () => string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status } = refuse(error, request, reply);
    return reply
      .header('content-security-policy', embedErrorPolicy)
      .type('text/html; charset=utf-8')
      .send(embedErrorPage(artistName(), status));
  };
}

function respondWithErrorPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  artistName: string,
): FastifyReply {
  const { status, sentence } = refuse(error, request, reply);
  // Failures of the server say nothing that helps a visitor.
  return sendErrorPage(reply, errorPage(artistName, status < 500 ? sentence : undefined));
}

function sendErrorPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('content-security-policy', errorPagePolicy).type('text/html; charset=utf-8').send(page);
}

/** Whether a browser opens this address as a page. */
function isPage({ url, headers }: FastifyRequest): boolean {
  return isPageAddress(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Failure {
  const failure = asFailure(error);
  // 501 is a refusal, not a failure of the server.
  if (failure.status >= 500 && failure.status !== 501)
    request.log.error({ err: failure.cause ?? error }, failure.message);
  else if (failure.cause) request.log.info({ err: failure.cause }, failure.message);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  reply.status(failure.status).headers({ ...failure.headers, 'cache-control': 'no-store' });
  return failure;
}

function asFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  if (isOutOfSpace(error)) return diskFull(error);
  const { statusCode } = error;
  if (statusCode === 413) return bodyTooLarge();
  if (statusCode === 415) return wrongContentType();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return badRequest();
  return unexpected(error);
}

type ValidationError = {
  validationContext?: string;
  validation: { instancePath: string; message?: string }[];
};

function fromValidation({ validation, validationContext }: ValidationError): Failure {
  // An id that cannot exist is like one that does not exist.
  if (validationContext === 'params' && validation.some((issue) => issue.instancePath === '/id'))
    return pathNotFound();
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation) {
    const name = instancePath.split('/')[1] ?? '';
    if (name && message && !Object.hasOwn(fields, name)) fields[name] = message;
  }
  return Object.keys(fields).length > 0 ? invalidFields(fields) : badRequest();
}
