import { expect, it } from 'vitest';
import { podcastGuid } from '#server/http/feeds/rss-feed.ts';

// The examples of the podcast namespace.
it.each([
  ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ['https://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('gives %s its identity', (address, guid) => {
  expect(podcastGuid(address)).toBe(guid);
});
