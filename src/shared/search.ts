/** Whether any of the texts contains what was searched for, whatever the case. Nothing searched matches all. */
export function matchesSearch(query: string, ...texts: (string | null)[]): boolean {
  const wanted = query.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text?.toLowerCase().includes(wanted));
}
