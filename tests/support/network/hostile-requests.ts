/** What a stranger may try on any address. Nothing here is right for any route, so nothing may change. */

export type HostileRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

/** In place of a number or a name in an address. */
const values = [
  '-1',
  '0',
  '9223372036854775808',
  '1e309',
  'NaN',
  '1;--',
  '%00',
  '..%2f..%2fetc%2fpasswd',
  "1'%20or%20'1'='1",
  '%F0%9F%8E%B8',
  '%ED%A0%80',
  '__proto__',
  'constructor',
  'x'.repeat(3_000),
];

const queries = [
  'limit=-1',
  'limit=1e9',
  'limit=1&limit=2',
  'after=garbage',
  'after=%00',
  `q=${'x'.repeat(5_000)}`,
  'q=%00&sort=-title',
  'sort=__proto__',
  'page=99999999999999999999',
  'q[]=1&q[__proto__]=2',
  '%ED%A0%80=%ED%A0%80',
  'constructor.prototype.admin=1',
];

/** Each wrong address is tried with this many of the bodies. */
const BODIES_PER_ADDRESS = 7;

const rangeHeaders = ['bytes=9-1', 'bytes=-', 'bytes=0-,0-,0-', 'bytes=99999999999999999999-', 'lines=1-2'];

const json = 'application/json';

function form(...parts: string[]): [string, string] {
  return [
    'multipart/form-data; boundary=b',
    `${parts.map((part) => `--b\r\n${part}\r\n`).join('')}--b--\r\n`,
  ];
}

const field = (name: string, value: string) =>
  `content-disposition: form-data; name="${name}"\r\n\r\n${value}`;
const file = (name: string, filename: string, content: string) =>
  `content-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/png\r\n\r\n${content}`;
const fileFields = ['audioFile', 'videoFile', 'aboutImage', 'coverArt', 'thumbnail'];
const allFiles = (filename: string, content: string) =>
  fileFields.map((name) => file(name, filename, content));

/** Bodies with their type. */
const bodies: [type: string, body: string | Buffer][] = [
  [json, ''],
  [json, '{'],
  [json, 'null'],
  [json, '[]'],
  [json, '"text"'],
  [json, '1e309'],
  [json, '{"__proto__":{"isAdmin":true}}'],
  [json, '{"constructor":{"prototype":{"isAdmin":true}}}'],
  [json, '['.repeat(10_000)],
  [json, `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`],
  [json, '{"title":1,"value":1,"username":[],"password":{},"ids":"x","name":null,"newPassword":7}'],
  [json, '{"title":"a\\u0000b","value":"a\\u0000b","username":"a\\u0000b","password":"x","key":"\\u0000"}'],
  [json, `{"title":"${'x'.repeat(70_000)}"}`],
  [json, Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
  ['application/json; charset=utf-16', '{}'],
  ['text/plain', 'hello'],
  ['application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
  ['garbage;;;', 'hello'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=b', '--b\r\ncontent-disposition: form-data; name="title"\r\n\r\ncut'],
  form(...Array.from({ length: 1_001 }, (_, number) => field(`f${number}`, 'x'))),
  form(field('__proto__', 'x'), field('constructor', 'y'), ...allFiles('a.png', '<script>alert(1)</script>')),
  form(field('title', 'A'), ...allFiles('../../evil.svg', '<svg onload="alert(1)"/>')),
  form(field('title', 'A'), ...allFiles('/etc/passwd', '#EXTM3U\nfile:///etc/passwd')),
  form(field('title', 'A'), ...allFiles(`${'n'.repeat(10_000)}.mp3`, 'ID3')),
  form(field('title', ''), ...allFiles('a\0b.png', '')),
];

/** Every way to bother the routes of an API description, and the addresses of files and pages. */
export function* hostileRequests(paths: Record<string, Record<string, unknown>>): Generator<HostileRequest> {
  for (const [template, operations] of Object.entries(paths)) {
    const addresses = template.includes('{')
      ? values.map((value) => template.replaceAll(/\{\w+\}/g, value))
      : [template];
    for (const method of Object.keys(operations).map((name) => name.toUpperCase())) {
      for (const [place, path] of addresses.entries()) {
        if (method === 'GET') {
          for (const query of place === 0 ? queries : ['']) yield { method, path: `${path}?${query}` };
        } else {
          const chosen =
            place === 0
              ? bodies
              : bodies.slice(place % bodies.length, (place % bodies.length) + BODIES_PER_ADDRESS);
          for (const [type, body] of chosen) yield { method, path, headers: { 'content-type': type }, body };
        }
      }
    }
  }
  for (const value of values) {
    for (const folder of ['/uploads/', '/assets/', '/', '/api/']) {
      for (const range of rangeHeaders) yield { method: 'GET', path: folder + value, headers: { range } };
    }
  }
  for (const path of [
    '/uploads/..%2fmarquee.sqlite',
    '/uploads/%2e%2e/marquee.sqlite',
    '/uploads/.incoming/',
  ]) {
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) yield { method, path };
  }
}
