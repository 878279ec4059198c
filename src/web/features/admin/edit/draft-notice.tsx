import { useState } from 'react';
import { readDraft } from '#web/lib/drafts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  /** The draft's name. */
  draft: string;
  /** What the form would show without it. */
  saved: object;
  /** Chosen files do not survive a reload. */
  hasFiles?: boolean;
  onDiscard: () => void;
};

/** Stands over a form that was filled in earlier, so that nobody takes what came back for saved. */
export function DraftNotice({ draft, saved, hasFiles, onDiscard }: Props) {
  const [isShown, setIsShown] = useState(() => isDifferent(readDraft(draft), saved));
  if (!isShown) return null;
  return (
    <section
      aria-label="Unsaved draft"
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-sunk py-2 pr-2 pl-4"
    >
      <output className="min-w-0 grow basis-64">
        <strong className="font-semibold">Not saved yet.</strong> This is what you wrote earlier.
        {hasFiles && ' Files may have to be chosen again.'}
      </output>
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          setIsShown(false);
          onDiscard();
        }}
      >
        Discard Draft
      </Button>
    </section>
  );
}

function isDifferent(draft: object, saved: object): boolean {
  const written = new Map(Object.entries(draft));
  return Object.entries(saved).some(([name, value]) => written.has(name) && written.get(name) !== value);
}
