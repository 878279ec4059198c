/** A page without the sentences that it sends to the browser for later. */
export function withoutSentences(html: string): string {
  return html.replace(/<script id="text".*?<\/script>/s, '');
}
