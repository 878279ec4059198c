import { expect, it } from 'vitest';
import { podcastGuid } from '#server/http/feeds/podcast-guid.ts';

// As the podcast namespace gives them for an example.
it.each([
  ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ['https://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('gives %s its number', (address, guid) => {
  expect(podcastGuid(address)).toBe(guid);
});
