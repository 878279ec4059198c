import { existsSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { readTranslation } from '#scripts/lib/translation.ts';

/** Makes the file of a language, or brings it up to date, and reports what is missing: docs/translating.md. */

type Translation = Parameters<typeof readTranslation>[1];
type Module = Record<string, Translation> & { sentences?: () => Translation };

const [code = ''] = process.argv.slice(2);
const isKnown = /^[a-z]{2,3}$/.test(code) && Intl.PluralRules.supportedLocalesOf(code)[0] === code;
if (!isKnown || code === 'en') {
  console.error(
    'Name a language other than English by its code of two or three letters, without a country: npm run language -- sv',
  );
  process.exit(1);
}

const path = `src/shared/language/translations/${code}.ts`;
const isNew = !existsSync(path);
const translation = isNew ? {} : await readModule();
const { file, missing, surplus, wrongNames } = readTranslation(code, translation);
writeFileSync(path, await format(file, { ...(await resolveConfig(path)), filepath: path }));

console.log(isNew ? `Made ${path}: the English stands beside each line.` : `${path} is up to date.`);
list('Missing', missing);
list('Removed, because English has it no more', surplus);
list('Other {names} in braces than in English', wrongNames);
if (missing.length + wrongNames.length === 0)
  console.log(
    `Complete. This line in translations.ts offers it: export * as ${code} from '#shared/language/translations/${code}.ts';`,
  );

async function readModule(): Promise<Translation> {
  try {
    const { sentences, ...language } = (await import(pathToFileURL(path).href)) as Module;
    // A file that an earlier version of this program made exports all of it by the code.
    return { ...(language[code] ?? language), ...sentences?.() };
  } catch (error) {
    console.error(
      `${path} cannot be read. Perhaps a quotation mark or a comma is missing.\n${String(error)}`,
    );
    process.exit(1);
  }
}

function list(title: string, places: string[]): void {
  if (places.length > 0)
    console.log(`${title}: ${places.length}\n${places.map((place) => `  ${place}`).join('\n')}`);
}
