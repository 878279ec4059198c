import { useRef, type KeyboardEvent } from 'react';

type Options = {
  onClose: () => void;
  /** A dialog that keeps its place on the page must not scroll it when it gives the focus back. */
  preventScroll?: boolean;
};

/** What every dialog does with the focus and the Escape key: properties for Radix's `Dialog.Content`. */
export function useDialogContent({ onClose, preventScroll = false }: Options) {
  const opener = useRef<Element>(null);
  const giveFocusBack = () => {
    if (!(opener.current instanceof HTMLElement)) return;
    // What opened it may be gone, as the button for ticked rows is once nothing is ticked.
    if (opener.current.isConnected) opener.current.focus({ preventScroll });
    else document.getElementById('main')?.focus({ preventScroll: true });
  };
  return {
    giveFocusBack,
    content: {
      onOpenAutoFocus: () => {
        opener.current = document.activeElement;
      },
      // Radix gives the focus back to its own Trigger only, and a dialog opened from a list has none.
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        // A link in the dialog led to another page: the keyboard is at its beginning already.
        if (document.activeElement?.id !== 'main') giveFocusBack();
      },
      // A toast on show takes Escape for itself; the dialog below it closes too, or one press seems lost.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      },
    },
  };
}
