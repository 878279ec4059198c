import type { Plugin } from 'vite';
import type * as Languages from '#shared/language/languages.ts';

/**
 * The sentences of the dashboard as scripts, one for each language. Not part of vite.config.ts: development would start
 * anew with every changed sentence.
 */
export function ownerTexts(load: () => Promise<typeof Languages>): Plugin {
  return {
    name: 'owner-texts',
    resolveId: { filter: { id: /^virtual:owner-text\// }, handler: (id) => id },
    load: {
      filter: { id: /^virtual:owner-text\// },
      async handler(id) {
        const { languageNames, languages, ownerTextModules } = await load();
        const code = ownerTextModules.find((module) => module.id === id)?.code;
        if (!code) return null;
        const { direction, sentences } = languages[code];
        return `import { speak } from '/src/shared/language/sentences.ts';
import { setText } from '/src/shared/language/text.ts';
const owner = speak(${JSON.stringify(sentences().owner)}, '${code}', ${direction === 'rtl'});
setText({ owner, languageNames: ${JSON.stringify(languageNames)} });`;
      },
    },
  };
}
