import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions, type Plugin } from 'vite';
import { fileGroups, keepDashboardApart } from './scripts/lib/client-files.ts';
import { nativePackages } from './scripts/lib/release.ts';

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
    output: { codeSplitting: { groups: fileGroups } },
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
  plugins: [react(), tailwindcss(), plainImports, reactSignals, keepDashboardApart],
  // The router brings a copy of this hook for React before 18.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  publicDir: isSsrBuild ? false : 'src/web/public',
  // Written in, so that the development halves of React and others are not even part of the program.
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: isSsrBuild ? { noExternal: true, external: nativePackages } : {},
}));
