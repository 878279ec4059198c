import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { listLimits } from '#shared/primitives/lists.ts';
import { uploadFields } from '#shared/media/resumable-uploads.ts';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import { operationId } from '#server/http/docs/operation-ids.ts';
import { hasField, isOwnersOnly, refusalsOf } from '#server/http/docs/refusals.ts';
import type { UploadForm } from '#server/http/parsing/upload-form.ts';

type Document = Parameters<typeof jsonSchemaTransform>[0] & { route: RouteOptions };
type Form = UploadForm<z.ZodObject, string, string>;

/** Describes a route by its schemas and by the form it receives. */
export function describeRoute(
  document: Document,
  limits: UploadLimits,
): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(document);
  if (!schema || schema.hide) return { schema, url };
  const { route } = document;
  const form = route.config?.form;
  return {
    url,
    schema: {
      ...schema,
      operationId: operationId(String(route.method), url),
      ...(!isOwnersOnly(route) && { security: isMoreForOwner(route) ? signedInOrNot : [] }),
      response: {
        ...describeSuccess(schema.response as Responses, route),
        ...describeRefusals(route, limits),
      },
      ...(form && { body: describeForm(form) }),
    },
  };
}

type Responses = Record<string, object>;

const statusNames: Record<string, string> = { 200: 'OK', 201: 'Created', 204: 'Done', 303: 'See the page' };

/** Lists and items are public, but only a signed-in owner may sort them or see drafts, or add users. */
const signedInOrNot: Record<string, string[]>[] = [{}, { session: [] }];

const listHeaders = {
  Link: {
    type: 'string',
    description: 'While more follows: `<address of the next part>; rel="next"`',
  },
  'X-Total-Count': {
    type: 'integer',
    description: `How many there are in all. Of what a search matches, no more than ${listLimits.counted} are counted: that number means so many or more.`,
  },
};

const isMoreForOwner = ({ schema }: RouteOptions) =>
  hasField(schema?.querystring, 'show') || hasField(schema?.body, 'currentPassword');

/** Lists are the routes that take a cursor. */
const isList = ({ schema }: RouteOptions) => hasField(schema?.querystring, 'after');

function describeSuccess(responses: Responses, route: RouteOptions): Responses {
  return Object.fromEntries(
    Object.entries(responses).map(([status, response]) => [
      status,
      {
        ...response,
        'x-response-description': statusNames[status],
        ...(isList(route) && { headers: listHeaders }),
      },
    ]),
  );
}

function describeForm(form: Form) {
  const { $schema: _dialect, ...fields } = z.toJSONSchema(form.fields, {
    io: 'input',
    unrepresentable: 'any',
  });
  const files = Object.keys(form.files).map((name) => [name, { type: 'string', format: 'binary' }]);
  const sentAhead = Object.keys(form.files).flatMap((name) => {
    const field = uploadFields[name];
    return field ? [[field, { type: 'string', description: `A complete upload, in place of ${name}` }]] : [];
  });
  const uploads = Object.fromEntries(sentAhead) as Record<string, object>;
  const required = Object.keys(form.required).map((name) => [name, uploadFields[name] ?? name]);
  const multipart = {
    ...fields,
    properties: { ...fields.properties, ...Object.fromEntries(files), ...uploads },
    ...(required.length > 0 && {
      allOf: required.map((either) => ({ anyOf: either.map((name) => ({ required: [name] })) })),
    }),
  };
  return {
    content: {
      'multipart/form-data': { schema: multipart },
      ...(form.orJson && {
        'application/json': { schema: { ...fields, properties: { ...fields.properties, ...uploads } } },
      }),
    },
  };
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

/** Applies to every call. */
const malformedRequest = {
  description: 'The request is not well-formed (400), arrives too slowly (408) or is too long (413, 431)',
  content: errorContent,
};

const retryAfter = { type: 'integer', description: 'Seconds to wait before trying again' };

/** The messages of each status; the form of the body is the same everywhere. */
function describeRefusals(route: RouteOptions, limits: UploadLimits): Responses {
  const refusals = refusalsOf(route, limits);
  const statuses = [...new Set(refusals.map(({ status }) => status))];
  const described = statuses.map((status) => {
    const same = refusals.filter((refusal) => refusal.status === status);
    const mayRetry = same.some(({ retryAfterSeconds }) => retryAfterSeconds !== undefined);
    return [
      status,
      {
        description: [...new Set(same.map(({ message }) => message))].join(' · '),
        ...(mayRetry && { headers: { 'Retry-After': retryAfter } }),
        content: errorContent,
      },
    ];
  });
  return { ...Object.fromEntries(described), '4xx': malformedRequest };
}
