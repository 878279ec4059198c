import { renderToStaticMarkup } from 'react-dom/server';
import { textOf } from '#shared/language/text-of.ts';
import { serverText, text, withText } from '#shared/language/text.ts';
import { apiPaths } from '#shared/primitives/addresses.ts';
import { readArtist } from '#server/domain/site/settings.ts';
import type { NewsletterStep } from '#server/http/responses/pages.ts';
import { themeScript } from '#web/features/theme/theme.ts';
import { NewsletterPage, type PageForm } from '#web/newsletter/newsletter-page.tsx';
import type { Assets } from '#ssr/assets.ts';
import { themeColour } from '#ssr/head/look.ts';
import { smallDocument } from '#ssr/small-document.ts';
import type { SourceDeps } from '#ssr/sources.ts';

type Deps = SourceDeps & { assets: Assets };

/** A page of the mailing list: static HTML in the look of the site. */
export async function renderNewsletter(step: NewsletterStep, token: string, deps: Deps): Promise<string> {
  const artist = await readArtist(deps.database, deps.config);
  const { name, language, look } = artist;
  // The same styles as every page of the site.
  const assets = deps.assets.forPage('src/web/pages/thanks-page.tsx', { typeface: look.typeface, language });
  return withText(textOf(language), () => {
    const { heading, sentence } = serverText().newsletterPages[step];
    const content = renderToStaticMarkup(
      <NewsletterPage
        artistName={name}
        heading={heading}
        sentence={sentence({ artist: name })}
        form={formOf(step, token)}
        home={text().site.backToHome}
      />,
    );
    return smallDocument({
      title: `${heading} – ${name}`,
      artist,
      theme: null,
      beforeStyles: [
        themeColour(look),
        `<script>${themeScript}</script>`,
        ...assets.fonts.map(
          (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
        ),
      ],
      styles: assets.styles,
      content,
    });
  });
}

function formOf(step: NewsletterStep, token: string): PageForm | undefined {
  const labels = serverText().newsletterPages;
  if (step === 'confirm') return { address: apiPaths.confirmSubscriber, token, label: labels.confirm.button };
  return step === 'unsubscribe' ? { label: labels.unsubscribe.button } : undefined;
}
