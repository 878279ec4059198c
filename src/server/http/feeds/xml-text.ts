import { escapeHtml } from '#shared/escape-html.ts';

/** What XML cannot hold at all, not even written as a number. */
// oxlint-disable-next-line no-control-regex -- these are the characters that are meant
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function withoutUnwritable(text: string): string {
  return text.replace(UNWRITABLE, '');
}

/** A text as it may stand in an XML document. */
export function xmlText(text: string): string {
  return escapeHtml(withoutUnwritable(text));
}
