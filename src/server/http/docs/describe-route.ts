import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { UploadForm } from '#server/http/parsers/upload-form.ts';
import { refusalsOf } from '#server/http/docs/refusals.ts';

type Document = Parameters<typeof jsonSchemaTransform>[0] & { route: RouteOptions };
type Form = UploadForm<z.ZodObject, string, string>;

/** Describes routes from their schemas, and forms with files from the description that receives them. */
export function describeRoute(document: Document): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(document);
  if (!schema || schema.hide) return { schema, url };
  const form = document.route.config?.form;
  const response = { ...(schema.response as object), ...describeRefusals(document.route) };
  return { url, schema: { ...schema, response, ...(form && { body: describeForm(form) }) } };
}

function describeForm(form: Form) {
  const { $schema: _dialect, ...fields } = z.toJSONSchema(form.fields, {
    io: 'input',
    unrepresentable: 'any',
  });
  const files = Object.keys(form.files).map((name) => [name, { type: 'string', format: 'binary' }]);
  const multipart = {
    ...fields,
    properties: { ...fields.properties, ...Object.fromEntries(files) },
    required: [...(fields.required ?? []), ...Object.keys(form.required)],
  };
  return {
    content: {
      'multipart/form-data': { schema: multipart },
      ...(form.orJson && { 'application/json': { schema: fields } }),
    },
  };
}

/** For each status the sentences that come with it; their form is the same everywhere. */
function describeRefusals(route: RouteOptions) {
  const sentences: Record<number, Set<string>> = {};
  for (const { status, message } of refusalsOf(route)) (sentences[status] ??= new Set()).add(message);
  return Object.fromEntries(
    Object.entries(sentences).map(([status, messages]) => [
      status,
      {
        description: [...messages].join(' · '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}
