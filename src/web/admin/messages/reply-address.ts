import { withoutIsolates } from '#shared/language/sentences.ts';
import { ownerText } from '#shared/language/text.ts';
import { shortDate } from '#shared/primitives/format.ts';
import type { Message } from '#shared/site/messages.schema.ts';

/** Mail programs cut or refuse long addresses. */
const QUOTED_CHARACTERS = 1_000;

const LINE_BREAK = /\r\n|\r|\n/;

/** A lone surrogate, possible in old data, would make encodeURIComponent throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Everything but the @ is encoded, so that no sender can add recipients or headers. */
export function mailAddress(email: string): string {
  return `mailto:${encoded(email).replaceAll('%40', '@')}`;
}

/** Opens the owner's mail program with the subject and the quoted message. */
export function replyAddress(message: Message): string {
  const subject = `Re: ${message.subject.split(LINE_BREAK).join(' ')}`;
  const body = [
    '',
    '',
    withoutIsolates(ownerText().messages.quoted({ date: shortDate(message.createdAt), name: message.name })),
    ...quoted(message.message),
  ];
  return `${mailAddress(message.email)}?subject=${encoded(subject)}&body=${encoded(body.join('\r\n'))}`;
}

function quoted(text: string): string[] {
  const letters = Array.from(text);
  const short =
    letters.length > QUOTED_CHARACTERS ? `${letters.slice(0, QUOTED_CHARACTERS).join('')}…` : text;
  return short.split(LINE_BREAK).map((line) => `> ${line}`);
}
