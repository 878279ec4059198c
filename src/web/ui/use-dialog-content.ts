import { useRef, type KeyboardEvent } from 'react';

type Options = {
  onClose: () => void;
  /** Moves the focus when the dialog opens; without it, the first control gets it. */
  focus?: (() => void) | null;
  preventScroll?: boolean;
};

/** Focus and Escape handling of every dialog: props for Radix's `Dialog.Content`. */
export function useDialogContent({ onClose, focus, preventScroll = false }: Options) {
  const opener = useRef<Element>(null);
  const restoreFocus = () => {
    if (!(opener.current instanceof HTMLElement)) return;
    // The opener may be gone, such as the button for selected rows.
    if (opener.current.isConnected) opener.current.focus({ preventScroll });
    else document.getElementById('main')?.focus({ preventScroll: true });
  };
  return {
    restoreFocus,
    content: {
      onOpenAutoFocus: (event: Event) => {
        opener.current = document.activeElement;
        if (!focus) return;
        event.preventDefault();
        focus();
      },
      // Radix restores the focus only to its Trigger, which we do not use.
      onCloseAutoFocus: (event: Event) => {
        event.preventDefault();
        // After a link to another page the focus is already on its main element.
        if (document.activeElement?.id !== 'main') restoreFocus();
      },
      // A visible toast handles Escape too; the dialog must still close.
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'Escape' && !event.defaultPrevented) onClose();
      },
    },
  };
}
