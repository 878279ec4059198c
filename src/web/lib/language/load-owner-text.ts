/** Loads the sentences of the dashboard in the language of the page, which names their script. The server has them. */
export async function loadOwnerText(): Promise<void> {
  if (typeof document === 'undefined') return;
  const address = document.getElementById('root')?.dataset['ownerText'] ?? '';
  await import(/* @vite-ignore */ address);
}
