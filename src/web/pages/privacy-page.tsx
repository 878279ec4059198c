import { useQuery } from '@tanstack/react-query';
import { text } from '#shared/language/text.ts';
import { pagePaths } from '#shared/primitives/addresses.ts';
import { privacyQuery } from '#web/lib/api/queries.ts';
import { ItemPage } from '#web/pages/item-page.tsx';

export default function PrivacyPage() {
  const query = useQuery(privacyQuery);
  return (
    <ItemPage
      query={query}
      failed={text().site.failed}
      back={{ href: pagePaths.home, label: text().site.back }}
      className="mx-auto max-w-prose"
    >
      {({ sections }) => (
        <>
          <h1 className="font-display text-section">{text().pages.privacy}</h1>
          {sections.map(({ title, paragraphs }) => (
            <section key={title} className="mt-10">
              <h2 className="font-display text-title">{title}</h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </>
      )}
    </ItemPage>
  );
}
