import { text } from '#shared/language/text.ts';
import type { Quote } from '#shared/site/press.schema.ts';
import { PressSection } from '#web/features/press/press-section.tsx';

export function Quotes({ quotes }: { quotes: Quote[] }) {
  return (
    <PressSection title={text().press.quotes}>
      <ul className="grid gap-8 md:grid-cols-2">
        {quotes.map(({ text: said, source, url }) => (
          <li key={`${source} ${said}`}>
            <figure dir="auto">
              <blockquote className="text-lead text-pretty wrap-anywhere whitespace-pre-line">
                {said}
              </blockquote>
              <figcaption className="mt-2 text-sm wrap-anywhere text-soft">
                {url ? (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink"
                  >
                    {source}
                    <span className="sr-only"> {text().links.newTab}</span>
                  </a>
                ) : (
                  source
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </PressSection>
  );
}
