import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { ownerTextModule, type LanguageCode } from '#shared/language/languages.ts';
import { typefaces, type Typeface } from '#shared/site/look/look.ts';
import { projectRoot } from '#ssr/project-root.ts';

export type PageAssets = {
  /** In the order in which they run: imports come first. */
  scripts: string[];
  /** Scripts that are loaded but do not run yet. */
  preloaded: string[];
  styles: string[];
  fonts: string[];
  /** The script with the sentences of the dashboard. */
  ownerText: string;
};

type EmbedAssets = { script: string; styles: string[] };

type PageLook = { typeface: Typeface; language: LanguageCode };

export type Assets = {
  folder: string;
  /** The scripts, styles and fonts of a page, by its source file, and those of further files to preload. */
  forPage: (file: string, look: PageLook, preloaded?: string[]) => PageAssets;
  /** The inline script of every page that loads the others: see web/start. */
  startScript: string | null;
  embed: EmbedAssets;
  /** In development Vite adds its scripts to the HTML. */
  addDevelopmentScripts?: (path: string, html: string) => Promise<string>;
};

const ENTRY = 'src/ssr/browser.tsx';
/** Parts of the site that the offline page may open. It preloads them, so the service worker stores them. */
export const partsForOffline = [
  'src/web/pages/home-page.tsx',
  'src/web/features/videos/videos-section.tsx',
  'src/web/features/shows/shows-section.tsx',
  'src/web/features/news/news-section.tsx',
  'src/web/features/photos/about-section.tsx',
  'src/web/features/contact/contact-section.tsx',
  'src/web/pages/music-page.tsx',
  'src/web/pages/track-page.tsx',
  'src/web/pages/release-page.tsx',
  'src/web/pages/videos-page.tsx',
  'src/web/pages/video-page.tsx',
  'src/web/features/player/player-bar.tsx',
  'src/web/features/player/background.tsx',
  'src/web/features/player/now-playing.tsx',
  'src/web/service-worker/offline-tracks.ts',
  'src/web/ui/share/share-dialog.tsx',
  'src/web/ui/shortcuts/shortcuts-dialog.tsx',
  'src/web/ui/toast/toast-viewport.tsx',
];

/** A page with an announcement hydrates only when it is there. */
export const announcementPart = 'src/web/features/site/announcement-bar.tsx';

const EMBED_ENTRY = 'src/web/embed/embed.ts';
const START_SCRIPT = 'start.js';

/** Only what the first screen needs: the Latin letters of both typefaces. */
const PRELOADED_FONTS: Record<Typeface, string[]> = {
  marquee: ['bricolage-grotesque-marquee-latin.woff2', 'instrument-sans-latin-wght-normal.woff2'],
  songbook: ['dm-serif-display-latin-400-normal.woff2', 'dm-sans-latin-wght-normal.woff2'],
  concert: ['playfair-display-latin-800-normal.woff2', 'source-serif-4-latin-wght-normal.woff2'],
  poster: ['anton-latin-400-normal.woff2', 'archivo-latin-wght-normal.woff2'],
  studio: ['syne-latin-700-normal.woff2', 'manrope-latin-wght-normal.woff2'],
};

/** Reads the manifests of the build. */
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
    // Players use the style sheet of the site.
    embed: { script: `/${embed.file}`, styles: unique(stylesOf(importsOf(manifest, [ENTRY]))) },
    forPage: (file, { typeface, language }, preloaded = []) => {
      const files = [ENTRY, file, ...preloaded];
      for (const each of files)
        if (!manifest[each])
          throw new Error(`The build has no chunk for ${each}: see scripts/lib/client-files.ts`);
      const chunks = importsOf(manifest, files);
      const scripts = filesOf(importsOf(manifest, [ENTRY, file]));
      return {
        scripts,
        preloaded: filesOf(chunks).filter((each) => !scripts.includes(each)),
        styles: unique(stylesOf(chunks)),
        fonts: fonts[typeface] ?? [],
        ownerText: `/${entryIn(manifest, ownerTextModule(language)).file}`,
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

/** The chunks of these files, each after its imports. */
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
