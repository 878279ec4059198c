import { ExternalLink } from 'lucide-react';
import { ownerText, text } from '#shared/language/text.ts';
import type { Section } from '#shared/primitives/addresses.ts';
import { sectionHref } from '#web/lib/navigation/sections.ts';
import { buttonClass } from '#web/ui/button.tsx';

export function SeeOnSite({ section }: { section: Section }) {
  return (
    <a
      href={sectionHref(section)}
      target="_blank"
      rel="noopener"
      className={buttonClass({ variant: 'quiet', size: 'small' })}
    >
      {ownerText().settings.seeOnSite}
      <ExternalLink aria-hidden="true" />
      <span className="sr-only"> {text().links.newTab}</span>
    </a>
  );
}
