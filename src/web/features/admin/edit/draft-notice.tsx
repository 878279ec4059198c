import { useState } from 'react';
import { isSameValue } from '#web/features/admin/edit/same-value.ts';
import { readDraft } from '#web/lib/drafts.ts';

type Props = {
  /** The draft's name. */
  draft: string;
  /** What the form would show without it. */
  saved: object;
  /** Chosen files do not survive a reload. */
  hasFiles?: boolean;
  /** Where no other button throws it away. */
  onDiscard?: () => void;
};

/** Stands over a form that was filled in earlier, so that nobody takes what came back for saved. */
export function DraftNotice({ draft, saved, hasFiles, onDiscard }: Props) {
  const [isShown, setIsShown] = useState(() => isDifferent(readDraft(draft), saved));
  if (!isShown) return null;
  return (
    <section aria-label="Unsaved draft" className="mb-5 rounded-field bg-accent/8 px-4 py-2.5 text-sm">
      <p>
        Your changes from before are back. <strong className="font-semibold">They are not saved yet.</strong>{' '}
        {hasFiles && 'Files may have to be chosen again. '}
        {onDiscard && (
          <button
            type="button"
            className="touch-target relative font-semibold underline underline-offset-4"
            onClick={() => {
              setIsShown(false);
              onDiscard();
            }}
          >
            Discard them
          </button>
        )}
      </p>
    </section>
  );
}

function isDifferent(draft: object, saved: object): boolean {
  const written = new Map(Object.entries(draft));
  return Object.entries(saved).some(
    ([name, value]) => written.has(name) && !isSameValue(written.get(name), value),
  );
}
