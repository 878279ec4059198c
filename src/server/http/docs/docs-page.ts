import { escapeHtml } from '#shared/primitives/escape-html.ts';
import { writeSchema, type Schema } from '#server/http/docs/write-schema.ts';

type Content = Record<string, { schema?: Schema }>;
type Described = { description?: string; schema?: Schema };
type Response = { description?: string; headers?: Record<string, Described>; content?: Content };
type Operation = {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  security?: object[];
  parameters?: (Described & { name: string; in: string })[];
  requestBody?: { content: Content };
  responses?: Record<string, Response>;
};
type Call = { path: string; method: string; operation: Operation };
export type ApiDocument = {
  info: { title: string; description?: string };
  tags: { name: string; description: string }[];
  components: {
    schemas: { Error: Schema };
    securitySchemes: { session: { name: string; description: string } };
  };
  paths: Record<string, Record<string, Operation>>;
};

const styles = `
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:56rem;margin:3rem auto;padding:0 1rem}
article{border-top:1px solid color-mix(in oklab,currentColor 20%,transparent);padding:1rem 0}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
code,pre{font:14px/1.5 ui-monospace,monospace}pre{overflow:auto;padding:.75rem;border-radius:.5rem;background:color-mix(in oklab,currentColor 7%,transparent)}
b{display:inline-block;min-width:4rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0}dd{margin:0;overflow-wrap:anywhere}`;

/** The API description as a page without scripts. */
export function docsPage({ info, tags, components, paths }: ApiDocument): string {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const sections = tags.map(({ name, description }) => {
    const own = calls.filter(({ operation }) => operation.tags?.[0] === name);
    return `<h2>${escapeHtml(name)}</h2><p>${escapeHtml(description)}.</p>${own.map(describeCall).join('')}`;
  });
  const { Error: error } = components.schemas;
  const { session } = components.securitySchemes;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)} API</title><style>${styles}</style></head><body><main><h1>${escapeHtml(info.title)} API</h1>
<p>${escapeHtml(info.description ?? '')} The same description for machines: <a href="/api/openapi.json">openapi.json</a>.</p>
<h2>Errors</h2><p>${escapeHtml(error.description ?? '')}</p>${preformatted(error)}
<h2>Signing in</h2><p>Calls for the owner need the cookie <code>${escapeHtml(session.name)}</code>. ${escapeHtml(session.description)}</p>
${sections.join('\n')}</main></body></html>`;
}

function describeCall({ path, method, operation }: Call): string {
  const { security, parameters = [], requestBody, responses = {} } = operation;
  const isForOwner = security === undefined;
  const bodies = Object.entries(requestBody?.content ?? {}).map(
    ([type, { schema }]) => `<p>Send <code>${escapeHtml(type)}</code></p>${preformatted(schema)}`,
  );
  const successes = Object.entries(responses)
    .filter(([status]) => Number(status) < 400)
    .map(([status, response]) => describeResponse(status, response));
  // A range such as 4xx applies to every call and is not repeated for each.
  const refusals = Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => ({ term: status, description }));
  return `<article id="${escapeHtml(operation.operationId ?? '')}"><h3><b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code></h3>
<p>${escapeHtml(operation.summary ?? '')}${isForOwner ? ' (for the owner)' : ''} ${escapeHtml(operation.description ?? '')}</p>${
    describeParameters('Path parameters', parameters, 'path') +
    describeParameters('Query parameters', parameters, 'query') +
    describeParameters('Request headers', parameters, 'header') +
    bodies.join('') +
    successes.join('') +
    definitions('Refuses with', refusals)
  }</article>`;
}

function describeParameters(
  title: string,
  parameters: (Described & { name: string; in: string })[],
  location: string,
): string {
  const own = parameters.filter((parameter) => parameter.in === location);
  return definitions(
    title,
    own.map(({ name, description, schema }) => ({ term: name, description, schema })),
  );
}

function describeResponse(status: string, { headers = {}, content = {} }: Response): string {
  const schema = Object.values(content)[0]?.schema;
  return `<p>Answers <code>${escapeHtml(status)}</code></p>${schema ? preformatted(schema) : ''}${definitions(
    'Response headers',
    Object.entries(headers).map(([term, header]) => ({ term, description: header.description })),
  )}`;
}

function definitions(title: string, entries: (Described & { term: string })[]): string {
  if (entries.length === 0) return '';
  const lines = entries.map(({ term, description, schema }) => {
    const text = [description, schema && `(${writeSchema(schema)})`].filter(Boolean).join(' ');
    return `<dt><code>${escapeHtml(term)}</code></dt><dd>${escapeHtml(text)}</dd>`;
  });
  return `<p>${title}</p><dl>${lines.join('')}</dl>`;
}

function preformatted(schema: Schema | undefined): string {
  return `<pre>${escapeHtml(writeSchema(schema))}</pre>`;
}
