/** Null for a tab that is in the HTML. */
const tabs = new Map<string, string | null>([
  ['manage', 'src/web/admin/dashboard/manage-tab.tsx'],
  ['messages', 'src/web/admin/messages/inbox.tsx'],
  ['newsletter', 'src/web/admin/newsletters/newsletter-tab.tsx'],
  ['statistics', null],
]);

const forms = new Map([
  ['video', 'src/web/admin/videos/upload-video-form.tsx'],
  ['image', 'src/web/admin/photos/upload-photo-form.tsx'],
  ['show', 'src/web/admin/shows/add-shows.tsx'],
  ['news', 'src/web/admin/news/write-post-form.tsx'],
  ['settings', 'src/web/admin/settings/site-settings.tsx'],
]);

/**
 * The script of the tab or form in the address, preloaded with the page: else it would be requested only once the one that
 * imports it has run. There is none for what is in the HTML, such as the first form.
 */
export function dashboardParts(search: string): string[] {
  const query = new URLSearchParams(search);
  const tab = query.get('tab') ?? '';
  const part = tabs.has(tab) ? tabs.get(tab) : forms.get(query.get('form') ?? '');
  return part ? [part] : [];
}
