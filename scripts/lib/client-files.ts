import type { Plugin, Rolldown } from 'vite';

const reactFiles = /node_modules\/(react|react-dom|scheduler)\/|src\/ssr\/react\.ts/;

const web = (...files: string[]) => new RegExp(`src/(?:web|shared)/(?:${files.join('|')})\\.tsx?$`);
const either = (...tests: RegExp[]) => new RegExp(tests.map(({ source }) => source).join('|'));

/** Shared by some pages, with what they use: a page is made of few files, none of which has much that it does not need. */
const pageFiles = {
  tracks: web(
    'ui/media/player/(play-button|track-seek|mute-button|plain-audio|player-frame|track-problem|track-download|play-all)',
    'ui/(explicit-mark|release-link|media/tint|offline/.*)|lib/playback/(track-queue|use-track-peaks)',
    'features/(tracks/(large-player|offline/offline-tracks-link)|releases/(release-date|release-tracks))|catalogue/releases',
  ),
  item: web(
    'pages/item-pa(ge|rts)|ui/(late-part|share/share-button|page/(credits-and-links|neighbour-links)|media/lyrics)|media/lyrics',
  ),
  lists: web(
    'ui/(lists/(paged-list|more-link)|page/list-page|fields/search-box|tables/list-table)|lib/hooks/use-list-search|features/news/post-row',
  ),
  videos: web('features/videos/(video-screen|use-watching|video-facts|watch-button|page/page-player)'),
  shows: web('features/shows/(show-list|show-actions|show-date|show-facts)'),
  forms: web('features/newsletter/sign-up-form|ui/fields/(form-field|text-field|plain-form|copy-field)'),
  markdown: web('ui/markdown'),
};

/** What the owner sees, and what it has in common with parts that visitors load when they use them. */
const dashboardFiles = {
  tabs: web('ui/(tabs|disclosure)'),
  // Messages that appear need a part of Radix that the menus of the dashboard need as well.
  dialogs: either(web('ui/(dialog|use-dialog-content)'), /node_modules\/@radix-ui\/react-collection\//),
  validation: web('primitives/(zod|numbers|lists|(fields|requests)\\.schema)'),
  owner: either(
    web(
      'lib/(drafts|api/first-steps.queries)|features/account/(protected|owner-buttons)|primitives/date-and-time',
    ),
    /node_modules\/(@tanstack\/react-query\/.*\/useMutation\.|lucide-react\/.*\/music\.m?js)/,
  ),
  ownerForms: either(web('features/account/auth-frame'), /node_modules\/(react-hook-form|@hookform)/),
  // What the dashboard opens with; the rest is loaded when a form, a list or a dialog is used.
  dashboard: either(
    web('admin/(dashboard/dashboard|.*queries)'),
    /node_modules\/lucide-react\/.*\/(arrow-down|mail)\.m?js/,
  ),
  dashboardForms: either(
    web(
      'admin/(forms/.*|upload/(?!published-card|qr-code).*|tracks/track-(fields|uploads)|videos/video-fields|releases/release-form)',
      'catalogue/.*\\.schema|lib/api/resumable/interrupted-uploads',
    ),
    /node_modules\/lucide-react\/.*\/(ellipsis|eye|pencil|share|trash)\.m?js/,
  ),
  dashboardLists: web(
    'admin/(conversion-status|edit/(?!embed-code).*|library/.*|lists/(?!change-visibility-dialog).*|pickers/.*)',
    'site/time-zones',
  ),
};

/** The files of the site: few, because each costs a request, and shared ones a separate task. */
export const fileGroups: Rolldown.CodeSplittingGroup[] = [
  // It runs before the rest.
  { name: 'react', test: reactFiles, priority: 3 },
  { name: 'site', tags: ['$initial'], test: /^(?!virtual:)/, priority: 2 },
  ...Object.entries({ ...pageFiles, ...dashboardFiles }).map(([name, test], place) => ({
    name,
    test,
    priority: 1 - place / 100,
  })),
];

const ofDashboard = /src\/web\/(admin|pages\/admin-page)/;

/** An icon or a limit that both use must not make visitors load a file of the dashboard, at any time of their visit. */
export const keepDashboardApart: Plugin = {
  name: 'keep-dashboard-apart',
  generateBundle(_options, bundle) {
    const loaded = new Set<string>();
    const load = (file: string, by: string) => {
      const chunk = bundle[file];
      if (chunk?.type !== 'chunk' || ofDashboard.test(chunk.facadeModuleId ?? '')) return;
      if (chunk.name.startsWith('dashboard')) this.error(`${by} loads ${file}: see dashboardFiles`);
      if (loaded.has(file)) return;
      loaded.add(file);
      for (const next of [...chunk.imports, ...chunk.dynamicImports]) load(next, file);
    };
    for (const [file, output] of Object.entries(bundle))
      if (output.type === 'chunk' && output.isEntry) load(file, 'The page');
  },
};
