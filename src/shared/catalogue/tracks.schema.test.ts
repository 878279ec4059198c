import { describe, expect, test } from 'vitest';
import { newTrackSchema, trackChangesSchema } from '#shared/catalogue/tracks.schema.ts';
import { english } from '#shared/language/english/english.ts';

const messages = (value: unknown) =>
  newTrackSchema.safeParse(value).error?.issues.map((issue) => issue.message);

const shortTitle = 'Title must be at least 2 characters';
const badType = 'Release type must be Single, EP or Album';

describe('a new track', () => {
  test('needs only a title', () => {
    expect(newTrackSchema.parse({ title: 'Hi' })).toEqual({
      title: 'Hi',
      releaseType: 'single',
      description: null,
      featured: false,
      releaseDate: null,
      visibility: 'published',
      publishAt: null,
      downloadable: true,
      explicit: false,
      lyrics: null,
      credits: null,
      isrc: null,
      links: [],
    });
  });

  test.each([
    [{}, [shortTitle]],
    [
      { title: 1, releaseType: 'lp', description: [], featured: 'yes' },
      [shortTitle, badType, 'Description must be text', 'Must be true or false'],
    ],
    [{ title: 'a' }, [shortTitle]],
    [{ title: ' a ' }, [shortTitle]],
    [{ title: 'a'.repeat(201) }, ['Title must be 200 characters or fewer']],
    [
      { title: 'a\0b' },
      ['This text contains a character that cannot be saved. Please take it out, or type the text again.'],
    ],
    [{ title: 'Hi', releaseType: 'Single' }, [badType]],
    [{ title: 'Hi', releaseType: '' }, [badType]],
    [{ title: 'Hi', releaseType: ['ep'] }, [badType]],
    [{ title: 'Hi', description: 'a'.repeat(5_001) }, ['Description must be 5,000 characters or fewer']],
  ])('%j is refused', (value, expected) => {
    expect(messages(value)).toEqual(expected);
  });

  test.each(['single', 'ep', 'album'])('may be a %s', (releaseType) => {
    expect(newTrackSchema.parse({ title: 'Hi', releaseType }).releaseType).toBe(releaseType);
  });

  test('keeps emoji, right-to-left text and the longest fields', () => {
    const value = { title: '🎶 שיר', description: 'a'.repeat(5_000), featured: 'true' };
    expect(newTrackSchema.parse(value)).toMatchObject({ ...value, featured: true });
    expect(messages({ title: 'a'.repeat(200) })).toBeUndefined();
  });

  test('takes nothing from keys that are not its own', () => {
    const hostile: unknown = JSON.parse(
      '{"title":"Hi","id":9,"uploadDate":"x","__proto__":{"featured":true}}',
    );
    expect(newTrackSchema.parse(hostile)).toEqual(newTrackSchema.parse({ title: 'Hi' }));
  });
});

describe('changes to a track', () => {
  test('touch only what they name', () => {
    expect(trackChangesSchema.parse({})).toEqual({});
    expect(trackChangesSchema.parse({ description: '' })).toEqual({ description: null });
    expect(trackChangesSchema.parse({ featured: 'false', version: '3' })).toEqual({
      featured: false,
      version: 3,
    });
  });

  test('follow the rules of a new one', () => {
    expect(trackChangesSchema.safeParse({ title: 'a' }).error?.issues[0]?.message).toBe(shortTitle);
    expect(trackChangesSchema.safeParse({ title: null }).error?.issues[0]?.message).toBe(shortTitle);
    expect(trackChangesSchema.safeParse({ releaseType: 'lp' }).error?.issues[0]?.message).toBe(badType);
  });
});

test('a track without its audio is refused in these words', () => {
  expect(english.owner.rules.audioFileRequired).toBe('Audio file is required');
});
