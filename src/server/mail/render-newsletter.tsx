import { serverText } from '#shared/language/text.ts';
import { markdownExcerpt } from '#shared/markdown/markdown.ts';
import { parseMarkdown } from '#shared/markdown/parse-markdown.ts';
import { maximums } from '#shared/primitives/limits.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import {
  MailButton,
  MailCard,
  MailHeading,
  MailLink,
  MailPage,
  useColours,
} from '#server/mail/mail-parts.tsx';
import { MailMarkdown } from '#server/mail/mail-markdown.tsx';
import { markdownTree, type MarkdownNode } from '#server/mail/markdown-tree.ts';
import { markdownAsText, wrapLines } from '#server/mail/plain-text.ts';
import { renderMail } from '#server/mail/render-mail.ts';

/** A release, a show or a post. Paths are on this site. */
export type NewsletterItem = {
  title: string;
  lines: string[];
  path: string;
  /** The label of the button. */
  button: string;
  /** `ratio` is the height divided by the width. */
  picture: { path: string; ratio: number } | null;
};

type Content = { subject: string; body: string; item: NewsletterItem | null; leaveUrl: string };
type Site = { artist: Artist; siteUrl: string };

export function renderNewsletter(content: Content, site: Site): { html: string; text: string } {
  const markdown = parseMarkdown(content.body);
  const nodes = markdownTree(markdown, site.siteUrl);
  const preheader = markdownExcerpt(markdown, maximums.excerpt);
  return {
    html: renderMail(<NewsletterMail {...content} {...site} nodes={nodes} preheader={preheader} />),
    text: plainText(content, site, nodes),
  };
}

type MailProps = Content & Site & { nodes: MarkdownNode[]; preheader: string };

function NewsletterMail({ subject, nodes, preheader, item, leaveUrl, artist, siteUrl }: MailProps) {
  const { leave } = serverText().mail.newsletter;
  return (
    <MailPage
      title={subject}
      preheader={preheader}
      artist={artist}
      siteUrl={siteUrl}
      footer={[whyOf({ artist, siteUrl }), <MailLink href={leaveUrl}>{leave}</MailLink>]}
    >
      <MailHeading>{subject}</MailHeading>
      <MailMarkdown nodes={nodes} />
      {item && <ItemCard item={item} siteUrl={siteUrl} />}
    </MailPage>
  );
}

/** Its width in the card, in pixels. */
const PICTURE_WIDTH = 512;

function ItemCard({ item, siteUrl }: { item: NewsletterItem; siteUrl: string }) {
  const { title, lines, path, button, picture } = item;
  const { ink, soft } = useColours();
  return (
    <MailCard>
      {picture && (
        <a href={siteUrl + path}>
          <img
            src={siteUrl + picture.path}
            alt={title}
            width={PICTURE_WIDTH}
            height={Math.round(PICTURE_WIDTH * picture.ratio)}
            style={{ display: 'block', width: '100%', height: 'auto', marginBottom: 20, borderRadius: 8 }}
          />
        </a>
      )}
      <h2 style={{ margin: '0 0 4px', fontSize: 22, lineHeight: 1.25 }}>
        <a className="ink" href={siteUrl + path} style={{ color: ink, textDecoration: 'none' }}>
          {title}
        </a>
      </h2>
      {lines.map((line) => (
        <p key={line} className="soft" style={{ margin: '0 0 4px', color: soft }}>
          {line}
        </p>
      ))}
      <div style={{ marginTop: 20 }}>
        <MailButton href={siteUrl + path}>{button}</MailButton>
      </div>
    </MailCard>
  );
}

function plainText({ subject, item, leaveUrl }: Content, site: Site, nodes: MarkdownNode[]): string {
  const { leave } = serverText().mail.newsletter;
  const parts = [
    wrapLines(subject).join('\n'),
    markdownAsText(nodes),
    item &&
      [item.title, ...item.lines, `${item.button}: ${site.siteUrl}${item.path}`]
        .flatMap((line) => wrapLines(line))
        .join('\n'),
    '-- ',
    wrapLines(whyOf(site)).join('\n'),
    `${leave}: ${leaveUrl}`,
  ];
  return parts.filter(Boolean).join('\n\n');
}

function whyOf({ artist, siteUrl }: Site): string {
  return serverText().mail.newsletter.why({ artist: artist.name, site: siteUrl.replace(/^https?:\/\//, '') });
}
