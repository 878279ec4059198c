import type { Oembed } from '#shared/oembed.schema.ts';
import { xmlText } from '#server/http/feeds/xml-text.ts';

/** The answer as oEmbed writes it in XML: an element for each fact. */
export function oembedXml(answer: Oembed): string {
  const facts = Object.entries(answer).map(([name, fact]) => `<${name}>${xmlText(String(fact))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${facts.join('')}</oembed>\n`;
}
