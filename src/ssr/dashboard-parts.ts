/** The scripts of the tab and the form that the dashboard opens with; without a choice, those are the first ones. */
const tabs: Record<string, string> = {
  upload: 'src/web/admin/dashboard/upload-tab.tsx',
  manage: 'src/web/admin/dashboard/manage-tab.tsx',
  messages: 'src/web/admin/messages/inbox.tsx',
  newsletter: 'src/web/admin/newsletters/newsletter-tab.tsx',
  statistics: 'src/web/admin/statistics/statistics-tab.tsx',
};

const forms: Record<string, string> = {
  music: 'src/web/admin/tracks/upload-track-form.tsx',
  video: 'src/web/admin/videos/upload-video-form.tsx',
  image: 'src/web/admin/photos/upload-photo-form.tsx',
  show: 'src/web/admin/shows/add-shows.tsx',
  news: 'src/web/admin/news/write-post-form.tsx',
  settings: 'src/web/admin/settings/site-settings.tsx',
};

/** Preloaded with the page: else each would be requested only once the one that imports it has run. */
export function dashboardParts(search: string): string[] {
  const query = new URLSearchParams(search);
  const tab = tabs[query.get('tab') ?? 'upload'] ?? tabs['upload'];
  const form = forms[query.get('form') ?? 'music'] ?? forms['music'];
  return [tab, tab === tabs['upload'] ? form : undefined].flatMap((part) => part ?? []);
}
