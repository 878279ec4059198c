import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { typefaces, type Typeface } from '#shared/look.ts';
import { projectRoot } from '#ssr/project-root.ts';

export type PageAssets = {
  /** In the order in which they run: what a script needs stands before it. */
  scripts: string[];
  /** Scripts that are loaded and do not run yet. */
  ahead: string[];
  styles: string[];
  fonts: string[];
};

/** What a player for other sites starts with. */
export type EmbedAssets = { script: string; styles: string[] };

export type Assets = {
  folder: string;
  /** The scripts, styles and fonts a page starts with, by its source file, and those of parts that it has loaded ahead. */
  forPage: (file: string, typeface: Typeface, ahead?: string[]) => PageAssets;
  /** The script that stands in every page and brings the others: see web/start. */
  startScript: string | null;
  embed: EmbedAssets;
  /** While developing, Vite adds its own scripts to the finished HTML. */
  addDevelopmentScripts?: (path: string, html: string) => Promise<string>;
};

const ENTRY = 'src/ssr/browser.tsx';
/** What a visitor may come to from the page that is kept for when there is no network: it names them, so they are kept too. */
export const partsForOffline = [
  'src/web/pages/home-page.tsx',
  'src/web/pages/music-page.tsx',
  'src/web/pages/track-page.tsx',
  'src/web/pages/release-page.tsx',
  'src/web/pages/videos-page.tsx',
  'src/web/pages/video-page.tsx',
  'src/web/features/player/player-bar.tsx',
  'src/web/features/player/background.tsx',
  'src/web/features/player/now-playing.tsx',
  'src/web/ui/share/share-dialog.tsx',
  'src/web/ui/shortcuts/shortcuts-dialog.tsx',
  'src/web/ui/toast/toast-viewport.tsx',
  'src/web/service-worker/start.ts',
];

const EMBED_ENTRY = 'src/web/embed/embed.ts';
const START_SCRIPT = 'start.js';

/** Only what the first screen needs: the Latin letters of the display face and of the text face. */
const PRELOADED_FONTS: Record<Typeface, string[]> = {
  marquee: ['bricolage-grotesque-marquee-latin.woff2', 'instrument-sans-latin-wght-normal.woff2'],
  songbook: ['dm-serif-display-latin-400-normal.woff2', 'dm-sans-latin-wght-normal.woff2'],
  concert: ['playfair-display-latin-800-normal.woff2', 'source-serif-4-latin-wght-normal.woff2'],
  poster: ['anton-latin-400-normal.woff2', 'archivo-latin-wght-normal.woff2'],
  studio: ['syne-latin-700-normal.woff2', 'manrope-latin-wght-normal.woff2'],
};

/** Looks up what the build made. */
export function findAssets(): Assets {
  const folder = join(projectRoot(), 'dist', 'client');
  const manifest = readManifest(folder, 'manifest.json');
  const embed = entryIn(readManifest(folder, 'embed-manifest.json'), EMBED_ENTRY);
  const built = Object.values(manifest);
  const fontsOf = (typeface: Typeface) =>
    PRELOADED_FONTS[typeface].map((font) => {
      const found = built.find(({ src }) => src?.endsWith(`/${font}`));
      if (!found) throw new Error(`The build has no ${font}`);
      return `/${found.file}`;
    });
  const fonts = Object.fromEntries(typefaces.map((typeface) => [typeface, fontsOf(typeface)]));
  return {
    folder,
    startScript: readFileSync(join(folder, '.vite', START_SCRIPT), 'utf8').trim(),
    // Looks like the site, with the one style sheet of the site.
    embed: { script: `/${embed.file}`, styles: unique(stylesOf(importsOf(manifest, [ENTRY]))) },
    forPage: (file, typeface, ahead = []) => {
      const files = [ENTRY, file, ...ahead];
      for (const each of files)
        if (!manifest[each])
          throw new Error(`The build has no ${each} of its own: see codeSplitting in vite.config.ts`);
      const chunks = importsOf(manifest, files);
      const scripts = filesOf(importsOf(manifest, [ENTRY, file]));
      return {
        scripts,
        ahead: filesOf(chunks).filter((each) => !scripts.includes(each)),
        styles: unique(stylesOf(chunks)),
        fonts: fonts[typeface] ?? [],
      };
    },
  };
}

function readManifest(folder: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8')) as Manifest;
}

function entryIn(manifest: Manifest, file: string): Manifest[string] {
  const entry = manifest[file];
  if (!entry) throw new Error(`The build has no ${file}; run "npm run build"`);
  return entry;
}

const filesOf = (chunks: Manifest[string][]) => unique(chunks.map((chunk) => chunk.file));
const stylesOf = (chunks: Manifest[string][]) => chunks.flatMap((chunk) => chunk.css ?? []);

/** The files with all that they import, which stands before them. */
function importsOf(manifest: Manifest, files: string[], seen = new Set<string>()): Manifest[string][] {
  return files.flatMap((file) => {
    const chunk = manifest[file];
    if (!chunk || seen.has(file)) return [];
    seen.add(file);
    return [...importsOf(manifest, chunk.imports ?? [], seen), chunk];
  });
}

function unique(files: string[]): string[] {
  return [...new Set(files)].map((file) => `/${file}`);
}
