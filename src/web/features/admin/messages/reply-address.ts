import { shortDate } from '#shared/format.ts';
import type { Message } from '#shared/messages.schema.ts';

/** Mail programs cut or refuse longer addresses; a reply does not need the whole letter. */
const QUOTED_CHARACTERS = 1_000;

const LINE_BREAK = /\r\n|\r|\n/;

/** Half a character, which only old data could hold, would make encodeURIComponent throw. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

/** Everything but the @ is encoded: no sender can smuggle further recipients or headers into the address. */
export function mailAddress(email: string): string {
  return `mailto:${encoded(email).replaceAll('%40', '@')}`;
}

/** Opens the owner's mail program with the subject and the quoted letter already there. */
export function replyAddress(message: Message): string {
  const subject = `Re: ${message.subject.split(LINE_BREAK).join(' ')}`;
  const body = [
    '',
    '',
    `On ${shortDate(message.createdAt)}, ${message.name} wrote:`,
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
