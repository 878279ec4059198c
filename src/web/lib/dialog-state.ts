/** Apart from the dialogs' history, whose script is loaded with the first of them. */
let isOpen = false;

/** Whether Back only closes a dialog now: the address stays the same, so the page has nothing to scroll to. */
export function isDialogEntry(): boolean {
  return isOpen;
}

export function setDialogEntry(open: boolean): void {
  isOpen = open;
}
