import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isPageAddress } from '#shared/addresses.ts';
import type { ErrorBody } from '#shared/errors.ts';
import {
  badRequest,
  bodyTooLarge,
  diskFull,
  Failure,
  invalidFields,
  pathNotFound,
  wrongContentType,
} from '#server/errors.ts';
import { isForWantOfSpace } from '#server/storage/disk-space.ts';
import {
  embedErrorPage,
  embedErrorPolicy,
  errorPage,
  errorPagePolicy,
  refusedMessagePage,
} from '#server/http/responses/error-page.ts';

/** The one place where a failure becomes an answer: words for whoever opened a page, JSON for programs. */
export function createErrorHandler(artistName: () => string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    isPage(request)
      ? answerErrorAsPage(error, request, reply, artistName())
      : answerError(error, request, reply);
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { message, fields } = refuse(error, request, reply);
  const body: ErrorBody = { message, ...(fields && { fields }) };
  return reply.send(body);
}

/** The same answer for people without scripts, whose browser shows it as it comes. */
export function createPlainFormErrorHandler(artistName: () => string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { message, fields } = refuse(error, request, reply);
    const reasons = [...new Set(Object.values(fields ?? { message }))];
    return sendErrorPage(reply, refusedMessagePage(artistName(), reasons));
  };
}

/** The same answer in the small frame that another site shows. */
export function createEmbedErrorHandler(artistName: () => string) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { status } = refuse(error, request, reply);
    return reply
      .header('content-security-policy', embedErrorPolicy)
      .type('text/html; charset=utf-8')
      .send(embedErrorPage(artistName(), status));
  };
}

function answerErrorAsPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  artistName: string,
): FastifyReply {
  const { status, message } = refuse(error, request, reply);
  // What went wrong on our side is not for visitors to read; what they can do about it is.
  return sendErrorPage(reply, errorPage(artistName, status < 500 ? message : undefined));
}

function sendErrorPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('content-security-policy', errorPagePolicy).type('text/html; charset=utf-8').send(page);
}

/** Whether somebody wants to look at this address with a browser. */
function isPage({ url, headers }: FastifyRequest): boolean {
  return isPageAddress(url) && /\btext\/html\b/.test(headers.accept ?? '');
}

function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): Failure {
  const failure = asFailure(error);
  // What is not offered at all is no failure of ours.
  if (failure.status >= 500 && failure.status !== 501)
    request.log.error({ err: failure.cause ?? error }, failure.message);
  else if (failure.cause) request.log.info({ err: failure.cause }, failure.message);
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  if (failure.allow) reply.header('allow', failure.allow.join(', '));
  reply.status(failure.status).header('cache-control', 'no-store');
  return failure;
}

function asFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  if (isForWantOfSpace(error)) return diskFull(error);
  const { statusCode } = error;
  if (statusCode === 413) return bodyTooLarge();
  if (statusCode === 415) return wrongContentType();
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return badRequest();
  return new Failure(500, 'Something went wrong on our side. Please try again.', { cause: error });
}

type ValidationError = {
  validationContext?: string;
  validation: { instancePath: string; message?: string }[];
};

function fromValidation({ validation, validationContext }: ValidationError): Failure {
  // An id that cannot exist names nothing, like one that does not exist.
  if (validationContext === 'params' && validation.some((issue) => issue.instancePath === '/id'))
    return pathNotFound();
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of validation) {
    const name = instancePath.split('/')[1] ?? '';
    if (name && message && !(name in fields)) fields[name] = message;
  }
  return Object.keys(fields).length > 0 ? invalidFields(fields) : badRequest();
}
