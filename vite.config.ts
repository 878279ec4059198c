import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

/** What the home page is made of; whatever these files use follows them. */
const homeSections =
  /src\/web\/features\/(hero\/hero|tracks\/(featured-release|tracks-section)|videos\/videos-section|photos\/about-section|contact\/contact-section)\.tsx$/;

/** What visitors' browsers load. */
const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: 'src/ssr/browser.tsx',
    // What every page starts with, and what the home page adds, travel in one file each instead of two dozen.
    output: {
      codeSplitting: {
        groups: [
          { name: 'site', tags: ['$initial'], priority: 2 },
          { name: 'sections', test: homeSections, priority: 1 },
        ],
      },
    },
  },
};

/** Bundled with the program: of these large packages it uses little, and loading them whole delays every start. */
const bundledPackages = ['kysely', 'lucide-react', 'radix-ui', /^@radix-ui\//, 'music-metadata'];

/** The program itself; its other dependencies stay in node_modules. */
const serverBuild: BuildEnvironmentOptions = {
  outDir: 'dist/server',
  target: 'node20',
  rolldownOptions: {
    input: { main: 'src/server/main.ts', 'media-worker': 'src/server/media/worker.ts' },
    // Side by side, so that the program finds its worker beside itself.
    output: { chunkFileNames: '[name]-[hash].js' },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : 'src/web/public',
  build: isSsrBuild ? serverBuild : browserBuild,
  ssr: { noExternal: isSsrBuild ? bundledPackages : [] },
}));
