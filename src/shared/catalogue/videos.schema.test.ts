import { describe, expect, test } from 'vitest';
import { newVideoSchema, videoChangesSchema } from '#shared/catalogue/videos.schema.ts';
import { english } from '#shared/language/english/english.ts';
import { thumbnailStatus } from '#shared/catalogue/thumbnails.ts';

const messages = (value: unknown) =>
  newVideoSchema.safeParse(value).error?.issues.map((issue) => issue.message);

const shortTitle = 'Title must be at least 2 characters';
const badType = 'Video type must be Music Video, Live Performance, Behind The Scenes, Comedy or Tutorial';
const badAddress = 'Please enter a valid URL';

describe('a new video', () => {
  test('is a music video unless told otherwise', () => {
    expect(newVideoSchema.parse({ title: 'Hi' })).toEqual({
      title: 'Hi',
      videoType: 'musicVideo',
      embedUrl: null,
      featured: false,
      releaseDate: null,
      visibility: 'published',
      publishAt: null,
      description: null,
      credits: null,
      links: [],
    });
  });

  test.each(['musicVideo', 'livePerformance', 'behindTheScenes', 'comedy', 'tutorial'])(
    'may be %s',
    (videoType) => {
      expect(newVideoSchema.parse({ title: 'Hi', videoType }).videoType).toBe(videoType);
    },
  );

  test.each([
    [{}, [shortTitle]],
    [
      { featured: 1, embedUrl: 'x', videoType: 'film', title: 'a' },
      [shortTitle, badType, badAddress, 'Must be true or false'],
    ],
    [{ title: 'a'.repeat(201) }, ['Title must be 200 characters or fewer']],
    [{ title: 'Hi', embedUrl: 7 }, [badAddress]],
    [{ title: 'Hi', embedUrl: ['https://youtu.be/dQw4w9WgXcQ'] }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'youtube.com' }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'https://' }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'ftp://example.com' }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'javascript:alert(1)' }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'data:text/html,x' }, [badAddress]],
    [{ title: 'Hi', embedUrl: '//evil.example' }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'https://a@evil.example' }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'http://169.254.169.254/' }, [badAddress]],
    [{ title: 'Hi', embedUrl: 'tiktok:@ada' }, [badAddress]],
  ])('%j is refused', (value, expected) => {
    expect(messages(value)).toEqual(expected);
  });

  test('says one thing about an address that is too long', () => {
    expect(messages({ title: 'Hi', embedUrl: `https://example.com/${'x'.repeat(1_980)}` })).toBeUndefined();
    const refused = messages({ title: 'Hi', embedUrl: `https://example.com/${'x'.repeat(1_981)}` });
    expect(new Set(refused)).toEqual(new Set([badAddress]));
  });

  test.each([undefined, null, '', '  '])('has no address when it is %j', (embedUrl) => {
    expect(newVideoSchema.parse({ title: 'Hi', embedUrl }).embedUrl).toBeNull();
  });

  test.each([
    'http://youtu.be/dQw4w9WgXcQ?si=x',
    'https://www.youtube.com/watch?v=whatever',
    'HTTPS://Example.com/Clip',
    'tiktok:@ada/video/1',
    'tiktok:https://www.tiktok.com/@ada/video/1',
  ])('keeps %s as the owner typed it', (embedUrl) => {
    expect(newVideoSchema.parse({ title: 'Hi', embedUrl: ` ${embedUrl} ` }).embedUrl).toBe(embedUrl);
  });

  test('cannot set what the server sets', () => {
    const hostile: unknown = JSON.parse(
      '{"title":"Hi","views":1000000,"id":1,"__proto__":{"embedUrl":"javascript:1"}}',
    );
    expect(newVideoSchema.parse(hostile)).toEqual(newVideoSchema.parse({ title: 'Hi' }));
  });
});

test('changes to a video touch only what they name', () => {
  expect(videoChangesSchema.parse({})).toEqual({});
  expect(videoChangesSchema.parse({ embedUrl: '' })).toEqual({ embedUrl: null });
  expect(videoChangesSchema.parse({ featured: 'true' })).toEqual({ featured: true });
  expect(videoChangesSchema.safeParse({ embedUrl: 'x' }).error?.issues[0]?.message).toBe(badAddress);
  expect(videoChangesSchema.safeParse({ videoType: null }).error?.issues[0]?.message).toBe(badType);
});

test('a video without a source is refused in these words', () => {
  expect(english.owner.rules.sourceRequired).toBe('Either embedUrl or videoFile must be provided');
  expect(english.owner.rules.sourceRequiredInForm).toBe(
    'You must provide either a video URL or upload a video file',
  );
});

test.each([
  [{ thumbnail: '/uploads/a.jpg', videoFile: '/uploads/a.mp4' }, 'available'],
  [{ thumbnail: '/uploads/a.jpg', videoFile: null }, 'available'],
  [{ thumbnail: null, videoFile: '/uploads/a.mp4' }, 'needsGeneration'],
  [{ thumbnail: null, videoFile: null }, 'notApplicable'],
])('the thumbnail of %j', (video, expected) => {
  expect(thumbnailStatus(video)).toBe(expected);
});
