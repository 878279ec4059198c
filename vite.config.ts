import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { nativePackages } from './scripts/lib/release.ts';

const reactFiles = /node_modules\/(react|react-dom|scheduler)\/|src\/ssr\/react\.ts/;

const web = (...files: string[]) => new RegExp(`src/(?:web|shared)/(?:${files.join('|')})\\.tsx?$`);

/** Shared by some pages, with what they use: a page is made of few files, none of which has much that it does not need. */
const sharedFiles = {
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

/** What visitors' browsers load. */
const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  license: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  // A page names its scripts itself; the names of all others would cost every visitor a kilobyte.
  modulePreload: false,
  rolldownOptions: {
    input: 'src/ssr/browser.tsx',
    // The paths of the dashboard go where they are used.
    optimization: { inlineConst: { mode: 'all' } },
    // In few files: each costs a request, and shared ones a separate task. React runs before the rest.
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: reactFiles, priority: 3 },
          { name: 'site', tags: ['$initial'], test: /^(?!virtual:)/, priority: 2 },
          ...Object.entries(sharedFiles).map(([name, test], place) => ({
            name,
            test,
            priority: 1 - place / 10,
          })),
        ],
      },
    },
  },
};

/** Replaces Vite's code that loads the styles of a script first: here all styles come with the page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * React throws these errors to itself and only compares them, so each may be any object. With `Error()` Chromium would
 * note where it was made, and read the whole file of React again for it.
 */
const reactSignals: Plugin = {
  name: 'react-signals',
  transform: {
    filter: { id: /react-dom-client\.production\.js$/ },
    handler(code) {
      let count = 0;
      const changed = code.replace(
        /(?<=Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
        (_, message) => {
          count += 1;
          return `{ message: ${message} }`;
        },
      );
      if (count !== 5) this.error(`React has ${count} such errors instead of 5: see decision 69`);
      return { code: changed, map: null };
    },
  },
};

/**
 * A program in one file with everything it is made of: it loads faster than hundreds of files of node_modules, and
 * goes on working when the files around it change.
 */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  emptyOutDir: false,
  target: 'node20',
  rolldownOptions: { output: { codeSplitting: false, comments: { jsdoc: false } } },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), plainImports, reactSignals],
  // The router brings a copy of this hook for React before 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'src/web/public',
  // Written in, so that the development halves of React and others are not even part of the program.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: isSsrBuild ? { noExternal: true, external: nativePackages } : {},
}));
