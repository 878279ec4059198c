/** Only a web address may become a link: anything else could run a script when clicked. */
export function webAddress(text: string | undefined): string | null {
  return text && /^https?:\/\/\S+$/i.test(text) && URL.canParse(text) ? text : null;
}
