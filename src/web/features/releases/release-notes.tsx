import type { ReactNode } from 'react';
import type { ReleaseDetails } from '#shared/releases.schema.ts';

/** What the artist wrote about a release, who made it, and where else it can be found. */
export function ReleaseNotes({ release }: { release: ReleaseDetails }) {
  const { description, credits, links } = release;
  if (!description && !credits && links.length === 0) return null;
  return (
    <div className="flex flex-col gap-8">
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      {credits && (
        <Note title="Credits">
          <p className="max-w-prose whitespace-pre-line text-soft">{credits}</p>
        </Note>
      )}
      {links.length > 0 && (
        <Note title="Listen elsewhere">
          <ul className="flex flex-wrap gap-x-5 gap-y-2">
            {links.map((link) => (
              <li key={link}>
                <a
                  href={link}
                  rel="noreferrer"
                  className="inline-flex min-h-11 items-center underline decoration-line decoration-2 underline-offset-4 hover:decoration-accent"
                >
                  {new URL(link).hostname.replace(/^www\./, '')}
                </a>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  );
}

function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-display text-title">{title}</h2>
      {children}
    </section>
  );
}
