import { escapeHtml } from '#shared/primitives/escape-html.ts';

/** Characters that XML cannot hold, not even escaped. */
// oxlint-disable-next-line no-control-regex -- these characters are meant
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function withoutControlCharacters(text: string): string {
  return text.replace(NOT_IN_XML, '');
}

/** Text that is safe inside an XML element. */
export function xmlText(text: string): string {
  return escapeHtml(withoutControlCharacters(text));
}
