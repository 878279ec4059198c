import { afterEach, expect, test } from 'vitest';
import { english } from '#shared/language/english/english.ts';
import { languages } from '#shared/language/languages.ts';
import { speakLanguage } from '#server/language.ts';
import { sendGenerated } from '#tests/support/network/send-generated.ts';
import { pseudo } from '#tests/support/pseudo-language.ts';

// Sites of one process share one language.
afterEach(() => speakLanguage('en'));

// The whole of it is tests/slow/generated-requests.test.ts.
test('whatever is sent to any operation of the API description, nothing fails on our side or keeps the site busy for a second, and refusals are in the language of the site', async () => {
  const { visitor, owner, server } = english;
  const brackets = { visitor: pseudo(visitor), owner: pseudo(owner), server: pseudo(server) };
  Object.assign(languages, { pl: { ...languages.pl, sentences: () => brackets } });
  const { statuses, heaviest, wrong, sentences } = await sendGenerated({
    sites: 1,
    hostile: 2,
    seed: 1,
    language: 'pl',
  });
  expect(wrong).toEqual([]);
  expect(heaviest).toSatisfy(({ ms }) => ms < 1_000);
  // Neither are all refused, nor all accepted.
  expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '201', '204', '400', '404', '409']));
  expect(sentences.size).toBeGreaterThan(20);
  expect([...sentences].filter((sentence) => !/^\[.*\]$/s.test(sentence))).toEqual([]);
});
