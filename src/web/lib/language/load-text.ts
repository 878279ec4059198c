import type { TextPart } from '#shared/language/languages.ts';

/** Loads sentences in the language of the page, which names their scripts. The server has all of them. */
export async function loadText(part: TextPart): Promise<void> {
  if (typeof document === 'undefined') return;
  const address = document.getElementById('root')?.dataset[`${part}Text`];
  if (!address) throw new Error('The page does not name its sentences');
  await import(/* @vite-ignore */ address);
}
