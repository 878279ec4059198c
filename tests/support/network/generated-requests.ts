import * as fc from 'fast-check';
import { bytesOf, type FixtureName } from '#tests/support/media/fixtures.ts';

/** Requests made from the OpenAPI document: each operation as it should be called, and with one part of it absurd. */

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
};
type Parameter = { name: string; in: 'path' | 'query' | 'header'; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
export type ApiDocument = { paths: Record<string, Record<string, Operation>> };

export type GeneratedRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};

const texts = [
  '',
  ' ',
  '\0',
  '\ud800',
  '__proto__',
  'constructor',
  "'; drop table tracks; --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00%ff',
  '\u202Egnp.exe',
  'javascript:alert(1)',
  'http://[::ffff:169.254.169.254]/',
  'https://user:secret@example.com',
  '9999-12-31T23:59:59-23:59',
  '0000-01-01T00:00:00+23:59',
  '9'.repeat(400),
  '[]'.repeat(2_000),
  'a'.repeat(2_000),
  'a '.repeat(9_000),
  '\ufdfa'.repeat(60),
  '🎸'.repeat(2_400),
  `a${'\u0301'.repeat(4_900)}`,
  '\u0301\u0323'.repeat(2_400),
  'x'.repeat(70_000),
];

export const hostileLyrics = [
  `${'[0:0]'.repeat(1_000)}a\n${'bb\n'.repeat(1_000)}`,
  `${'[0:0]'.repeat(100)}${'a'.repeat(900)}`,
  `[offset:-${'9'.repeat(400)}]\n[0:1]a`,
];

/** Tried more often where they could do harm. */
const textsFor: Record<string, string[]> = {
  lyrics: hostileLyrics,
  message: [`a${'\u0301'.repeat(9_900)}`],
};

const wrongTypes = [
  null,
  true,
  0,
  -1,
  1.5,
  Number.MAX_SAFE_INTEGER,
  1e300,
  [],
  [null],
  ['__proto__'],
  {},
  { toString: 1 },
  Array.from({ length: 2_000 }, (_, index) => index),
  Array.from({ length: 500 }).reduce<unknown>((inner) => [inner], 1),
];

const prototypeFields: [string, unknown][] = [
  ['__proto__', { isAdmin: true }],
  ['constructor', { prototype: { isAdmin: true } }],
  ['toString', 'x'],
];

const ids = ['0', '-1', '1.5', '1e3', '2147483648', '9223372036854775808', 'NaN', '١', '__proto__'];

const KEY = 'one-key-for-all';
const hostileKeys = ['with a space', '__proto__', 'constructor', 'x'.repeat(201)];

/** What a field or parameter of this name takes. */
const rightTexts: Record<string, string[]> = {
  id: ['1', '2', '3', '4', '5', '6'],
  key: ['artist_name', 'artist_tagline', 'about_billy_text', 'mood', '__proto__', 'constructor'],
  value: ['Ada plays the piano'],
  title: ['Paper Lanterns', 'Übers Meer'],
  visibility: ['published', 'published', 'draft', 'scheduled'],
  embedUrl: ['https://vimeo.com/76979871'],
  url: ['http://localhost/music/1', 'http://localhost/videos/1'],
  email: ['ada@example.com'],
  // People leave it empty, because they do not see it.
  website: [''],
  message: ['Would you play at our festival?'],
  on: ['2099-01-01T00:00:00Z'],
  publishAt: ['2099-01-01T00:00:00Z'],
  releaseDate: ['2024-03-05'],
  lyrics: ['[00:01.50]Paper lanterns\n[00:04]on the water', 'Words alone'],
  isrc: ['USRC17607839'],
  year: ['2024'],
  limit: ['5'],
  page: ['2'],
};

/** Right only together with a picture, or with what earlier requests left. */
const leftOut = new Set(['focus', 'version', 'trackIds', 'ids']);

const files: Record<string, FixtureName> = {
  audioFile: 'tone.mp3',
  coverArt: 'picture.jpg',
  thumbnail: 'picture.jpg',
  aboutImage: 'picture.jpg',
};

function rightValue(name: string, schema: Schema): fc.Arbitrary<unknown> {
  if (leftOut.has(name)) return fc.constant(undefined);
  const { type, enum: choices } = schema.anyOf?.[0] ?? schema;
  const known = rightTexts[name] ?? choices;
  if (known) return fc.constantFrom(...known);
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: 1, max: 6 });
  if (type === 'array') return fc.constant([]);
  return fc.constant('Some words');
}

function hostileValue(name: string): fc.Arbitrary<unknown> {
  const special = textsFor[name];
  return fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...texts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
    { weight: 1, arbitrary: fc.constantFrom(...wrongTypes) },
    ...(special ? [{ weight: 5, arbitrary: fc.constantFrom(...special) }] : []),
  );
}

type Mood = 'right' | 'hostile';
type Named = { name: string; schema: Schema };
type Values = [name: string, value: unknown][];

/** In the hostile mood one value is absurd. */
function valuesOf(all: Named[], mood: Mood): fc.Arbitrary<Values> {
  if (all.length === 0) return fc.constant([]);
  const dangerous = all.filter(({ name }) => name in textsFor);
  const right = fc.tuple(...all.map(({ name, schema }) => rightValue(name, schema)));
  const hostile =
    mood === 'right'
      ? fc.constant(null)
      : fc
          .constantFrom(...all, ...dangerous, ...dangerous, ...dangerous)
          .chain(({ name }) => fc.tuple(fc.constant(name), hostileValue(name)));
  return fc
    .tuple(right, hostile)
    .map(([values, wrong]) =>
      all
        .map(({ name }, index): [string, unknown] => [name, name === wrong?.[0] ? wrong[1] : values[index]])
        .filter(([, value]) => value !== undefined),
    );
}

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const inAddress = (value: unknown) => encodeURIComponent(asText(value).slice(0, 3_000).toWellFormed());

function pathOf(template: string, parameters: Parameter[], mood: Mood): fc.Arbitrary<string> {
  const values = parameters
    .filter((parameter) => parameter.in === 'path')
    .map(({ name, schema }) =>
      (mood === 'right'
        ? rightValue(name, schema)
        : fc.oneof(fc.constantFrom(...ids), hostileValue(name))
      ).map((value) => [name, value] as const),
    );
  return fc
    .tuple(...values)
    .map((given) =>
      given.reduce((path, [name, value]) => path.replace(`{${name}}`, () => inAddress(value)), template),
    );
}

function queryOf(parameters: Parameter[], mood: Mood): fc.Arbitrary<string> {
  if (mood === 'right') return fc.constant('');
  const declared = parameters.filter((parameter) => parameter.in === 'query');
  const pollution: Values = [
    ['__proto__', '1'],
    ['constructor[prototype]', '1'],
  ];
  return fc
    .tuple(valuesOf(declared, mood), fc.subarray(pollution))
    .map(
      ([values, more]) => `?${[...values, ...more].map((pair) => pair.map(inAddress).join('=')).join('&')}`,
    );
}

type Body = { type: string; content: string | Buffer };

function fieldsOf({ properties = {} }: Schema, mood: Mood): fc.Arbitrary<Values> {
  const fields = Object.entries(properties)
    .filter(([name]) => !(name in files))
    .map(([name, schema]) => ({ name, schema }));
  if (mood === 'right') return valuesOf(fields, mood);
  const polluted = fc
    .tuple(valuesOf(fields, 'right'), fc.constantFrom(...prototypeFields))
    .map(([values, field]): Values => [...values, field]);
  return fc.oneof({ weight: 6, arbitrary: valuesOf(fields, mood) }, polluted);
}

function jsonOf(schema: Schema, mood: Mood): fc.Arbitrary<Body> {
  const whole = fieldsOf(schema, mood).map((fields) => JSON.stringify(Object.fromEntries(fields)));
  const broken = fc.constantFrom(...wrongTypes.map((value) => JSON.stringify(value)), '{', '');
  const content = mood === 'right' ? whole : fc.oneof({ weight: 9, arbitrary: whole }, broken);
  return content.map((text) => ({ type: 'application/json', content: text }));
}

const BOUNDARY = 'generated';

function formOf(schema: Schema, mood: Mood, fixtures: Map<string, Buffer>): fc.Arbitrary<Body> {
  const names = Object.keys(schema.properties ?? {}).filter((name) => name in files);
  const rubbish = Buffer.from('no media at all');
  const file = (name: string) => {
    const real = fc.constant(fixtures.get(name) ?? rubbish);
    return mood === 'right' ? real : fc.oneof({ weight: 5, arbitrary: real }, fc.constant(rubbish));
  };
  return fc.tuple(fieldsOf(schema, mood), fc.tuple(...names.map(file))).map(([fields, contents]) => {
    const part = (name: string, filename: string, content: string | Buffer) => [
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n\r\n`,
      content,
      '\r\n',
    ];
    const parts = [
      ...fields.flatMap(([name, value]) => part(name, '', asText(value))),
      ...names.flatMap((name, index) => part(name, '; filename="a"', contents[index] ?? rubbish)),
      `--${BOUNDARY}--\r\n`,
    ];
    return {
      type: `multipart/form-data; boundary=${BOUNDARY}`,
      content: Buffer.concat(parts.map((piece) => Buffer.from(piece))),
    };
  });
}

function bodyOf(
  { requestBody }: Operation,
  mood: Mood,
  fixtures: Map<string, Buffer>,
): fc.Arbitrary<Body | null> {
  const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
    type === 'application/json' ? jsonOf(schema, mood) : formOf(schema, mood, fixtures),
  );
  return bodies.length > 0 ? fc.oneof(...bodies) : fc.constant(null);
}

type Part = 'path' | 'query' | 'body' | 'key';

/** The parts of a call that can be absurd, the ones with more to try several times. */
function partsOf({ parameters = [], requestBody }: Operation): Part[] {
  const has = (place: Parameter['in']) => parameters.some((parameter) => parameter.in === place);
  return [
    'query',
    ...(has('path') ? (['path'] as const) : []),
    ...(has('header') ? (['key'] as const) : []),
    ...(requestBody ? (['body', 'body', 'body', 'body'] as const) : []),
  ];
}

/** For each operation one right request and `hostile` others; the operations take turns. */
export async function generateRequests(
  { paths }: ApiDocument,
  { hostile, seed }: { hostile: number; seed: number },
): Promise<GeneratedRequest[]> {
  const fixtures = new Map<string, Buffer>();
  for (const [field, fixture] of Object.entries(files)) fixtures.set(field, await bytesOf(fixture));

  const requestOf = (template: string, method: string, operation: Operation, wrong: Part | null) => {
    const mood = (part: Part): Mood => (part === wrong ? 'hostile' : 'right');
    const { parameters = [] } = operation;
    return fc
      .record({
        path: pathOf(template, parameters, mood('path')),
        query: queryOf(parameters, mood('query')),
        body: bodyOf(operation, mood('body'), fixtures),
        // Under one key everything after the first would only be answered again.
        key: wrong === 'key' ? fc.constantFrom(...hostileKeys) : fc.constant(wrong ? null : KEY),
      })
      .map(({ path, query, body, key }): GeneratedRequest => ({
        method: method.toUpperCase() as GeneratedRequest['method'],
        url: path + query,
        headers: { ...(body && { 'content-type': body.type }), ...(key && { 'idempotency-key': key }) },
        ...(body && { payload: body.content }),
      }));
  };

  const operations = Object.entries(paths).flatMap(([template, methods], index) =>
    Object.entries(methods).map(([method, operation]) => {
      const wrong = fc
        .constantFrom(...partsOf(operation))
        .chain((part) => requestOf(template, method, operation, part));
      return [
        ...fc.sample(requestOf(template, method, operation, null), { numRuns: 1, seed: seed + index }),
        ...fc.sample(wrong, { numRuns: hostile, seed: seed + index }),
      ];
    }),
  );
  return Array.from({ length: hostile + 1 }, (_, turn) =>
    operations.flatMap((all) => all[turn] ?? []),
  ).flat();
}
