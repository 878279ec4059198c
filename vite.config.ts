import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type BuildEnvironmentOptions } from 'vite';

/** What visitors' browsers load. */
const browserBuild: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  target: 'es2022',
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  rolldownOptions: {
    input: 'src/ssr/browser.tsx',
    // What every page starts with travels in one file instead of a dozen small ones.
    output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
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
