import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/states/lazy-dialog.tsx';

const { Part: ShortcutsDialog } = lazyPart(() => import('#web/ui/shortcuts/shortcuts-dialog.tsx'));

/** The list that a question mark opens on every page, for whoever does not know of that. */
export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="quiet" className="max-sm:hidden" onClick={() => setIsOpen(true)}>
        <Keyboard aria-hidden="true" />
        Keyboard Shortcuts
      </Button>
      {isOpen && (
        <LazyDialog onClose={close}>
          <ShortcutsDialog onClose={close} />
        </LazyDialog>
      )}
    </>
  );
}
