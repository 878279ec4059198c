import { serverText } from '#shared/language/text.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { MailButton, MailHeading, MailPage, MailQuote, MailText } from '#server/mail/mail-parts.tsx';
import { renderMail } from '#server/mail/render-mail.ts';

/** A short mail: a notice, or a link that was asked for. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** The text of a visitor. */
  quote?: { title: string; text: string };
  /** `path` is on this site. */
  button?: { label: string; path: string };
};

type Site = { artist: Artist; siteUrl: string };

export function renderLetter(letter: Letter, site: Site): { html: string; text: string } {
  return { html: renderMail(<LetterMail {...letter} {...site} />), text: plainText(letter, site) };
}

function LetterMail({ subject, heading, paragraphs, quote, button, artist, siteUrl }: Letter & Site) {
  return (
    <MailPage
      title={subject}
      preheader={paragraphs[0] ?? ''}
      artist={artist}
      siteUrl={siteUrl}
      footer={[footerOf(siteUrl)]}
    >
      <MailHeading>{heading}</MailHeading>
      {paragraphs.map((paragraph) => (
        <MailText key={paragraph}>{paragraph}</MailText>
      ))}
      {quote && <MailQuote {...quote} />}
      {button && <MailButton href={siteUrl + button.path}>{button.label}</MailButton>}
    </MailPage>
  );
}

function plainText({ heading, paragraphs, quote, button }: Letter, { siteUrl }: Site): string {
  const parts = [
    heading,
    ...paragraphs,
    quote && `${quote.title}\n\n${quote.text}`.replace(/^/gm, '> '),
    button && `${button.label}:\n${siteUrl}${button.path}`,
    '-- ',
    footerOf(siteUrl),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function footerOf(siteUrl: string): string {
  return serverText().mail.footer({ site: siteUrl.replace(/^https?:\/\//, '') });
}
