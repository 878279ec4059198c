import { expect, test } from 'vitest';
import { creditsIn, isrcIn, lyricsIn, releaseDateIn } from '#web/admin/upload/files/track-tags.ts';

const plain = { contentType: 1, timeStampFormat: 0, text: ' First line\r\nSecond line\n', syncText: [] };
const synced = {
  contentType: 1,
  timeStampFormat: 2,
  syncText: [
    { timestamp: 1_500, text: 'First line' },
    { timestamp: 62_995, text: ' Second line ' },
  ],
};

test('lyrics are read as they stand, and better with their times', () => {
  expect(lyricsIn({ lyrics: [plain] })).toBe('First line\nSecond line');
  expect(lyricsIn({ lyrics: [plain, synced] })).toBe('[00:01.50]First line\n[01:03.00]Second line');
  expect(lyricsIn({ lyrics: [{ ...plain, text: '  ' }] })).toBeNull();
  expect(lyricsIn({})).toBeNull();
});

test.each([
  [{ composer: ['Ana', 'Béla'] }, 'Written by Ana, Béla'],
  [{ composer: ['Ana'], lyricist: ['Ana'], producer: ['Cy'] }, 'Written by Ana\nProduced by Cy'],
  [
    { composer: ['Ana'], lyricist: ['Béla'], mixer: ['Cy', ' Cy'] },
    'Music by Ana\nLyrics by Béla\nMixed by Cy',
  ],
  [{ lyricist: ['Béla'], writer: ['Ana'], engineer: [''] }, 'Written by Ana, Béla'],
  [{}, null],
])('credits say who did what: %j', (tags, credits) => {
  expect(creditsIn(tags)).toBe(credits);
});

test('the ISRC is read without its hyphens', () => {
  expect(isrcIn({ isrc: ['us-rc1-76-07839', 'other'] })).toBe('USRC17607839');
  expect(isrcIn({})).toBeNull();
});

test.each([
  [{ date: '2019-03-05' }, '2019-03-05'],
  [{ date: '2019-03-05T18:00:00' }, '2019-03-05'],
  [{ date: '2019-03' }, '2019-03'],
  [{ year: 2019 }, '2019'],
  [{ date: '2019-00-00' }, '2019'],
  [{ releasedate: '2004', date: '2019-03-05' }, '2004'],
  [{ date: 'spring', year: 2019 }, '2019'],
  [{ date: '0000', year: 0 }, null],
  [{}, null],
])('the release date is as exact as the tags, and a year stays a year: %j', (tags, date) => {
  expect(releaseDateIn(tags)).toBe(date);
});
