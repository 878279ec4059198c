import type { Show } from '#shared/catalogue/shows.schema.ts';
import { ownerText } from '#shared/language/text.ts';
import { goToTarget, uploadFormAddress } from '#web/admin/navigation.tsx';
import { showForm, type ShowValues } from '#web/admin/shows/show-fields.tsx';
import { discardDraft, hasDraft } from '#web/lib/drafts.ts';
import { createStore } from '#web/lib/store.ts';

/** The name of the draft of the form for a new show. */
export const NEW_SHOW = 'show';

/** What the form for a new show starts with; null for an empty form. */
export const showToCopy = createStore<ShowValues | null>(null);

/** Opens the form with everything of a show but its day and what has happened to it. */
export function duplicateShow(show: Show, navigate: (address: string) => void): void {
  if (hasDraft(NEW_SHOW) && !window.confirm(ownerText().forms.discardChanges)) return;
  const { date, status, visibility, publishAt } = showForm.empty;
  discardDraft(NEW_SHOW);
  showToCopy.set({ ...showForm.valuesOf(show), date, status, visibility, publishAt });
  goToTarget('show');
  navigate(uploadFormAddress('show'));
}
