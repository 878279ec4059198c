import { describe, expect, test } from 'vitest';
import { newPhotoSchema, photoChangesSchema } from '#shared/catalogue/photos.schema.ts';
import { english } from '#shared/language/english/english.ts';

const messages = (value: unknown) =>
  newPhotoSchema.safeParse(value).error?.issues.map((issue) => issue.message);

describe('a new photo', () => {
  test('needs only a title', () => {
    expect(newPhotoSchema.parse({ title: 'A' })).toEqual({
      title: 'A',
      description: null,
      photographer: null,
      location: null,
      year: null,
      featured: false,
      visibility: 'published',
      publishAt: null,
    });
  });

  test.each([
    [{}, ['Title is required']],
    [{ title: '' }, ['Title is required']],
    [{ title: '   ' }, ['Title is required']],
    [{ title: ['A'] }, ['Title is required']],
    [{ title: 'a'.repeat(201) }, ['Title must be 200 characters or fewer']],
    [{ title: 'A', description: 'a'.repeat(5_001) }, ['Description must be 5,000 characters or fewer']],
    [{ title: 'A', photographer: 'a'.repeat(201) }, ['Photographer must be 200 characters or fewer']],
    [{ title: 'A', location: 'a'.repeat(201) }, ['Location must be 200 characters or fewer']],
    [{ title: 'A', year: 2024 }, ['Year must be text']],
    [
      { title: 'A', year: '2024\0' },
      ['This text contains a character that cannot be saved. Please take it out, or type the text again.'],
    ],
    [{ year: {}, featured: 'on' }, ['Title is required', 'Year must be text', 'Must be true or false']],
  ])('%j is refused', (value, expected) => {
    expect(messages(value)).toEqual(expected);
  });

  test('keeps what is known about it', () => {
    const value = {
      title: 'a'.repeat(200),
      description: '📷\nשלום',
      photographer: 'p'.repeat(200),
      location: 'Tallahassee',
      year: 'around 1999',
      featured: true,
    };
    expect(newPhotoSchema.parse(value)).toMatchObject(value);
  });

  test('cannot choose its own file or id', () => {
    const hostile: unknown = JSON.parse(
      '{"title":"A","id":1,"imagePath":"/etc/passwd","__proto__":{"featured":true}}',
    );
    expect(newPhotoSchema.parse(hostile)).toEqual(newPhotoSchema.parse({ title: 'A' }));
  });
});

test('changes to a photo touch only what they name', () => {
  expect(photoChangesSchema.parse({})).toEqual({});
  expect(photoChangesSchema.parse({ year: ' ', featured: 'true' })).toEqual({ year: null, featured: true });
  expect(photoChangesSchema.safeParse({ title: ' ' }).error?.issues[0]?.message).toBe('Title is required');
});

test('a photo without its file is refused in these words', () => {
  expect(english.owner.rules.photoRequired).toBe('No file selected');
});
