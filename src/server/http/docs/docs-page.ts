import { escapeHtml } from '#shared/escape-html.ts';

type Schema = {
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  items?: Schema;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
};
type Content = Record<string, { schema?: Schema }>;
type Operation = {
  summary?: string;
  description?: string;
  tags?: string[];
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Content };
  responses?: Record<string, { description?: string; content?: Content }>;
};
export type ApiDocument = {
  info: { title: string; description?: string };
  components: { schemas: { Error: Schema & { description?: string } } };
  paths: Record<string, Record<string, Operation>>;
};

/** The API description as a page to read: no script, nothing from another site. */
export function docsPage({ info, components, paths }: ApiDocument): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groupOf = ({ operation }: (typeof operations)[number]) => operation.tags?.[0] ?? 'Other';
  const groups = [...new Set(operations.map(groupOf))];
  const sections = groups.map((group) => {
    const members = operations.filter((operation) => groupOf(operation) === group);
    return `<h2>${escapeHtml(group)}</h2>${members.map(describe).join('')}`;
  });
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:3rem auto;padding:0 1rem}
article{border-top:1px solid color-mix(in oklab,currentColor 20%,transparent);padding:1rem 0}h3{margin:0;font-size:1rem}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border-radius:.5rem;background:color-mix(in oklab,currentColor 7%,transparent)}
b{display:inline-block;min-width:4rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dd{margin:0}</style></head><body><main><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description ?? '')} The same description for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Errors</h2><p>${escapeHtml(components.schemas.Error.description ?? '')}</p>${shape(components.schemas.Error)}
${sections.join('\n')}</main></body></html>`;
}

function describe({
  path,
  method,
  operation,
}: {
  path: string;
  method: string;
  operation: Operation;
}): string {
  const bodies = Object.entries(operation.requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<p>Send <code>${escapeHtml(type)}</code></p>${shape(schema)}`,
  );
  const responses = Object.entries(operation.responses ?? {});
  const answers = responses.filter(isAnswer).map(([status, { content }]) => {
    const schema = Object.values(content ?? {})[0]?.schema;
    return `<p>Answers <code>${escapeHtml(status)}</code></p>${schema ? shape(schema) : ''}`;
  });
  const refusals = responses
    .filter((response) => !isAnswer(response))
    .map(
      ([status, { description }]) =>
        `<dt><code>${status}</code></dt><dd>${escapeHtml(description ?? '')}</dd>`,
    );
  return `<article><h3><b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')} ${escapeHtml(operation.description ?? '')}</p>${bodies.join('')}${answers.join('')}${
    refusals.length > 0 ? `<p>Refuses with</p><dl>${refusals.join('')}</dl>` : ''
  }</article>`;
}

const isAnswer = ([status]: [string, unknown]) => Number(status) < 400;

function shape(schema: Schema | undefined): string {
  return `<pre>${escapeHtml(write(schema, ''))}</pre>`;
}

function write(schema: Schema | undefined, indent: string): string {
  if (!schema) return 'anything';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf) return schema.anyOf.map((option) => write(option, indent)).join(' | ');
  if (schema.items) return `list of ${write(schema.items, indent)}`;
  if (schema.properties) {
    const inner = `${indent}  `;
    const lines = Object.entries(schema.properties).map(
      ([name, property]) =>
        `${inner}${name}${schema.required?.includes(name) ? '' : '?'}: ${write(property, inner)}`,
    );
    return `{\n${lines.join('\n')}\n${indent}}`;
  }
  if (schema.format === 'binary') return 'file';
  return [schema.type].flat().filter(Boolean).join(' | ') || 'anything';
}
