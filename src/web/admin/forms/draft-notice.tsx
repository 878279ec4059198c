import { useState } from 'react';
import { ownerText } from '#shared/language/text.ts';
import { isSameValue } from '#web/admin/forms/form-values.ts';
import { useIsInBrowser } from '#web/lib/hooks/use-is-in-browser.ts';
import { readDraft } from '#web/lib/drafts.ts';

type Props = {
  draft: string;
  /** The form's values without the draft. */
  saved: object;
  /** Chosen files do not survive a reload. */
  hasFiles?: boolean;
  /** Shows a button, for forms without another way to discard. */
  onDiscard?: () => void;
};

/** Says that the values come from a draft, as they look like saved ones. */
export function DraftNotice({ draft, saved, hasFiles, onDiscard }: Props) {
  const [isOpen, setIsOpen] = useState(() => differsFromSaved(draft, saved));
  // The draft is only in the browser.
  const isShown = useIsInBrowser(isOpen) && isOpen;
  if (!isShown) return null;
  return (
    <section
      aria-label={ownerText().forms.draft.label}
      className="mb-5 rounded-field bg-accent/8 px-4 py-2.5 text-sm"
    >
      <p>
        {ownerText().forms.draft.isBack}{' '}
        <strong className="font-semibold">{ownerText().forms.draft.notSaved}</strong>{' '}
        {hasFiles && !hasFileIn(draft) && `${ownerText().forms.draft.filesAgain} `}
        {onDiscard && (
          <button
            type="button"
            className="touch-target relative font-semibold underline underline-offset-4"
            onClick={() => {
              setIsOpen(false);
              onDiscard();
            }}
          >
            {ownerText().forms.draft.discard}
          </button>
        )}
      </p>
    </section>
  );
}

const hasFileIn = (name: string) => Object.values(readDraft(name)).some((value) => value instanceof File);

/** Whether the draft of this name has other values than the saved ones. */
function differsFromSaved(name: string, saved: object): boolean {
  const written = new Map(Object.entries(readDraft(name)));
  return Object.entries(saved).some(
    ([name, value]) => written.has(name) && !isSameValue(written.get(name), value),
  );
}
