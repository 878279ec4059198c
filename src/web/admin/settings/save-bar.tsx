import { ExternalLink } from 'lucide-react';
import { useRef } from 'react';
import { ownerText, text } from '#shared/language/text.ts';
import type { Section } from '#shared/primitives/addresses.ts';
import { sectionHref } from '#web/lib/navigation/sections.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

type Props = {
  label: string;
  isPending: boolean;
  preview?: Section;
  /** Set while the form shows a draft. */
  restored?: { discard: () => void } | null;
};

export function SaveBar({ label, isPending, preview, restored }: Props) {
  const save = useRef<HTMLButtonElement>(null);
  const discard = () => {
    restored?.discard();
    // The pressed button disappears.
    save.current?.focus({ preventScroll: true });
  };
  const { draft, saving } = ownerText().forms;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      {restored && (
        <p className="mb-2 w-full rounded-field bg-accent/8 px-4 py-2.5 text-sm">
          {draft.isBack} <strong className="font-semibold">{draft.notSaved}</strong>{' '}
          <button
            type="button"
            onClick={discard}
            className="touch-target relative font-semibold underline underline-offset-4"
          >
            {draft.discard}
          </button>
        </p>
      )}
      <Button ref={save} type="submit" disabled={isPending}>
        {isPending ? saving : label}
      </Button>
      {preview && (
        <a
          href={sectionHref(preview)}
          target="_blank"
          rel="noopener"
          className={buttonClass({ variant: 'quiet' })}
        >
          {ownerText().settings.seeOnSite}
          <ExternalLink aria-hidden="true" />
          <span className="sr-only"> {text().links.newTab}</span>
        </a>
      )}
    </div>
  );
}
