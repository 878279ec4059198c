import type { ReactNode } from 'react';
import { text } from '#shared/language/text.ts';
import { ExternalLinks } from '#web/ui/links/external-links.tsx';

type Props = {
  credits: string | null;
  links: string[];
  action?: 'listen' | 'find';
};

export function CreditsAndLinks({ credits, links, action = 'listen' }: Props) {
  const elsewhere = text().links[`${action}Elsewhere`];
  return (
    <>
      {credits && (
        <Note title={text().player.credits}>
          <p dir="auto" className="max-w-prose whitespace-pre-line text-soft">
            {credits}
          </p>
        </Note>
      )}
      {links.length > 0 && (
        <Note title={elsewhere}>
          <ExternalLinks links={links} action={`${action}On`} label={elsewhere} />
        </Note>
      )}
    </>
  );
}

export function Note({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 font-display text-title">{title}</h2>
      {children}
    </section>
  );
}
