import type { RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';

type Document = Parameters<typeof jsonSchemaTransform>[0] & { route: RouteOptions };

/** Describes routes from their schemas, and forms with files from the description that receives them. */
export function describeRoute(document: Document): ReturnType<typeof jsonSchemaTransform> {
  const described = jsonSchemaTransform(document);
  const form = document.route.config?.form;
  if (!form) return described;
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
  const content = {
    'multipart/form-data': { schema: multipart },
    ...(form.orJson && { 'application/json': { schema: fields } }),
  };
  return { ...described, schema: { ...described.schema, body: { content } } };
}
