import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { nativePackages } from './scripts/lib/release.ts';

/** The runtime is small, and every file needs it. */
const reactFiles = /node_modules\/(react|react-dom|scheduler)\/|src\/ssr\/react\.ts|rolldown\/runtime/;

/** What the home page is made of; whatever these files use follows them. */
const homeSections =
  /src\/web\/(ui\/(sentence|page\/page-section)|features\/(hero\/hero|tracks\/(featured-release|tracks-section)|videos\/videos-section|photos\/about-section|contact\/contact-section))\.tsx$/;

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
    // What every page starts with, and what the home page adds, travel in a few files instead of two dozen. React runs
    // before the rest, in a moment of its own.
    output: {
      codeSplitting: {
        groups: [
          { name: 'react', test: reactFiles, priority: 3 },
          { name: 'site', tags: ['$initial'], test: /^(?!virtual:)/, priority: 2 },
          { name: 'sections', test: homeSections, priority: 1 },
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
  plugins: [react(), tailwindcss(), plainImports],
  // The router brings a copy of this hook for React before 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'src/web/public',
  // Written in, so that the development halves of React and others are not even part of the program.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: isSsrBuild ? { noExternal: true, external: nativePackages } : {},
}));
