import { pagePaths } from '#shared/primitives/addresses.ts';
import { languageAttributes } from '#shared/language/languages.ts';
import { languageCode, serverText, text } from '#shared/language/text.ts';
import { escapeHtml } from '#shared/primitives/escape-html.ts';

/** The page loads nothing but its icon. */
const policyFor = (framers: string) =>
  `default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors ${framers}`;

export const errorPagePolicy = policyFor("'self'");
export const embedErrorPolicy = policyFor('*');

/** In place of a page that failed. */
export function errorPage(artistName: string, sentence: string = text().pageFailure.text): string {
  // An empty address reloads the page, without repeating user input in the HTML.
  return messagePage(artistName, text().pageFailure.title, [sentence], {
    address: '',
    label: text().site.tryAgain,
  });
}

/** A form that visitors without scripts can send: what the page says that refuses it, and the way back. */
export type RefusedForm = () => { title: string; advice: string; back: string; address: string };

export const refusedMessage: RefusedForm = () => ({
  ...serverText().refusedMessage,
  address: `${pagePaths.home}#contact`,
});

export const refusedSignUp: RefusedForm = () => ({ ...serverText().refusedSignUp, address: pagePaths.home });

export function refusedFormPage(
  artistName: string,
  { title, advice, back, address }: ReturnType<RefusedForm>,
  reasons: string[],
): string {
  return messagePage(artistName, title, [...reasons, advice], { address, label: back });
}

/** In place of a player that failed, in a frame of another site. */
export function embedErrorPage(artistName: string, status: number): string {
  const [sentence, link] =
    status < 500
      ? [text().embed.nothingToPlay, '']
      : [text().pageFailure.text, ` <a href="">${text().site.tryAgain}</a>`];
  return plainPage(artistName, sentence, `<p class="small">${sentence}${link}</p>`);
}

type Link = { address: string; label: string };

/** Needs neither the database nor the built assets. */
function messagePage(artistName: string, heading: string, sentences: string[], link: Link): string {
  return plainPage(
    artistName,
    heading,
    `<header><a href="${pagePaths.home}">${escapeHtml(artistName)}</a></header>
<main>
<h1>${heading}</h1>
${sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')}
<a class="button" href="${link.address}">${link.label}</a>
</main>`,
  );
}

function plainPage(artistName: string, title: string, body: string): string {
  return `<!doctype html>
<html${languageAttributes(languageCode())}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${escapeHtml(artistName)}</title>
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
}

/** The colours of tokens.css, which could fail to load when this page is needed. */
const styles = `
:root {
  color-scheme: light dark;
  --page: oklch(0.972 0.012 80);
  --ink: oklch(0.22 0.035 25);
  --soft: oklch(0.45 0.03 35);
  --line: oklch(0.87 0.022 75);
  --accent: oklch(0.58 0.205 30);
  --accent-deep: oklch(0.52 0.19 30);
  --on-accent: oklch(0.99 0.01 80);
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: oklch(0.17 0.025 20);
    --ink: oklch(0.955 0.015 80);
    --soft: oklch(0.76 0.025 60);
    --line: oklch(0.31 0.035 22);
    --accent: oklch(0.7 0.18 38);
    --accent-deep: oklch(0.76 0.155 42);
    --on-accent: oklch(0.17 0.04 25);
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  background: var(--page);
  color: var(--ink);
  font: 1.0625rem/1.6 'Instrument Sans', system-ui, sans-serif;
  overflow-wrap: anywhere;
}
header, main { padding-inline: max(clamp(1.25rem, 4vw, 3rem), (100% - 77.5rem) / 2); }
header { border-bottom: 1px solid var(--line); }
header a {
  display: inline-flex;
  align-items: center;
  min-height: 4.5rem;
  color: inherit;
  font: 800 clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)/1.15 'Bricolage Grotesque', system-ui, sans-serif;
  text-decoration: none;
}
main {
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  justify-content: center;
  gap: 1.5rem;
  padding-block: 3rem 6rem;
}
h1 {
  max-width: 11ch;
  font: 800 clamp(2.5rem, 1rem + 8.5vw, 7rem)/0.95 'Bricolage Grotesque', system-ui, sans-serif;
  letter-spacing: -0.03em;
  text-wrap: balance;
}
[dir='rtl'] h1 { line-height: 1.2; letter-spacing: normal; }
p { max-width: 34rem; color: var(--soft); font-size: clamp(1.1875rem, 1.1rem + 0.4vw, 1.375rem); line-height: 1.4; }
.small { margin: auto; padding: 1rem; font-size: 0.9375rem; text-align: center; }
.small a { color: inherit; }
.button {
  display: inline-flex;
  align-items: center;
  height: 3.25rem;
  padding-inline: 1.75rem;
  border-radius: 99rem;
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 600;
  text-decoration: none;
}
.button:hover { background: var(--accent-deep); }
:focus-visible { outline: 2.5px solid var(--ink); outline-offset: 3px; }
`;
