import type { EmbedTheme } from '#shared/primitives/addresses.ts';
import { escapeHtml } from '#shared/primitives/escape-html.ts';
import type { Artist } from '#shared/site/artist.schema.ts';
import { iconLink, lookStyleElement, rootAttributes } from '#ssr/head/look.ts';

type Parts = {
  title: string;
  artist: Artist;
  /** Null where a script chooses it. */
  theme: EmbedTheme | null;
  /** Elements before the styles. */
  beforeStyles: string[];
  styles: string[];
  script?: string;
  content: string;
};

/** For pages outside of the app, which search engines leave out: players on other sites, and the mailing list. */
export function smallDocument({
  title,
  artist,
  theme,
  beforeStyles,
  styles,
  script,
  content,
}: Parts): string {
  return `<!doctype html>
<html${rootAttributes(artist, theme)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
${iconLink(artist.look)}
${beforeStyles.join('\n')}
${styles.map((style) => `<link rel="stylesheet" href="${style}">`).join('\n')}
${lookStyleElement(artist.look)}
${script ? `<script type="module" src="${script}"></script>` : ''}
</head>
<body${artist.statistics ? ' data-statistics' : ''}>
${content}
</body>
</html>
`;
}
