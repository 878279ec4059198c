import type { ReactNode } from 'react';
import { ExternalLinks } from '#web/ui/links/external-links.tsx';

type Props = {
  credits: string | null;
  links: string[];
  verb?: 'Listen' | 'Find it';
};

export function CreditsAndLinks({ credits, links, verb = 'Listen' }: Props) {
  return (
    <>
      {credits && (
        <Note title="Credits">
          <p dir="auto" className="max-w-prose whitespace-pre-line text-soft">
            {credits}
          </p>
        </Note>
      )}
      {links.length > 0 && (
        <Note title={`${verb} elsewhere`}>
          <ExternalLinks links={links} verb={`${verb} on`} label={`${verb} elsewhere`} />
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
