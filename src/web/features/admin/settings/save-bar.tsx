import { ExternalLink } from 'lucide-react';
import type { Section } from '#shared/addresses.ts';
import { sectionHref } from '#web/lib/sections.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

type Props = { label: string; isPending: boolean; preview?: Section };

/** The foot of a settings form: save, and see what visitors see. */
export function SaveBar({ label, isPending, preview }: Props) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Saving...' : label}
      </Button>
      {preview && (
        <a
          href={sectionHref(preview)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'quiet' })}
        >
          See it on the site
          <ExternalLink aria-hidden="true" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      )}
    </div>
  );
}
