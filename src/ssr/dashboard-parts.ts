const tabs = new Map([
  ['manage', 'src/web/admin/dashboard/manage-tab.tsx'],
  ['messages', 'src/web/admin/messages/inbox.tsx'],
  ['newsletter', 'src/web/admin/newsletters/newsletter-tab.tsx'],
  ['statistics', 'src/web/admin/statistics/statistics-tab.tsx'],
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
 * imports it has run. Without a choice there is none: the first form is in the HTML.
 */
export function dashboardParts(search: string): string[] {
  const query = new URLSearchParams(search);
  const part = tabs.get(query.get('tab') ?? '') ?? forms.get(query.get('form') ?? '');
  return part ? [part] : [];
}
