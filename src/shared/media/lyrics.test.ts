import { describe, expect, it, test } from 'vitest';
import { lineAt, lyricsAsVtt, lyricsProblem, plainLyrics, syncedLyrics } from '#shared/media/lyrics.ts';

describe('plain lyrics', () => {
  test.each([
    [''],
    ['Paper lanterns on the water\n\nCarry me home'],
    ['[Chorus]\nOh oh oh [2x]\n[2x] Oh oh'],
    ['[ar: Billy]\nOnly a tag, and words'],
  ])('%j stay as they are', (text) => {
    expect(syncedLyrics(text)).toBeNull();
    expect(lyricsProblem(text)).toBeNull();
  });
});

describe('synced lyrics', () => {
  it('have lines with times; tags and blank lines are no lines', () => {
    const text =
      '\uFEFF[ar:Billy]\r\n[ti: Übers Meer]\r\n[#: made by hand]\r\n\r\n' +
      '[00:01.50]Paper lanterns\r\n[0:04] on the water\r\n[01:02:25]  Carry me home  ';
    expect(syncedLyrics(text)).toEqual([
      { time: 1.5, text: 'Paper lanterns' },
      { time: 4, text: 'on the water' },
      { time: 62.25, text: 'Carry me home' },
    ]);
  });

  it('may repeat a line at several times, and are put in the order they are sung', () => {
    expect(syncedLyrics('[00:10.00] [00:30.00]Oh\n[00:20.00]Ah')).toEqual([
      { time: 10, text: 'Oh' },
      { time: 20, text: 'Ah' },
      { time: 30, text: 'Oh' },
    ]);
  });

  it('keep a pause between the verses, and a line without a time with the one before', () => {
    expect(syncedLyrics('Words by Ada\n[00:05]First\n[00:09]\n[00:12][00:40]Oh\nand on [2x]')).toEqual([
      { time: 0, text: 'Words by Ada' },
      { time: 5, text: 'First' },
      { time: 9, text: '' },
      { time: 12, text: 'Oh\nand on [2x]' },
      { time: 40, text: 'Oh\nand on [2x]' },
    ]);
  });

  test.each([
    ['+500', [{ time: 0.5, text: 'One' }]],
    ['-500', [{ time: 1.5, text: 'One' }]],
    ['9000', [{ time: 0, text: 'One' }]],
    ['soon', [{ time: 1, text: 'One' }]],
    ['-9999999', [{ time: 10_000.999, text: 'One' }]],
    [`-${'9'.repeat(400)}`, [{ time: 1, text: 'One' }]],
  ])('shifted by %s milliseconds come sooner or later, never before the song', (offset, lines) => {
    expect(syncedLyrics(`[offset:${offset}]\n[00:01.00]One`)).toEqual(lines);
  });

  it('lose the times of single words', () => {
    expect(syncedLyrics('[00:01.00]<00:01.00>Paper <00:01.40> lan<00:01.60>terns <3')).toEqual([
      { time: 1, text: 'Paper lanterns <3' },
    ]);
  });

  it('leave out lines after the end of the song; the words alone keep them', () => {
    const text = '[00:10]First\n[00:20]Last\n[00:21]Too late';
    expect(syncedLyrics(text, 20)).toEqual([
      { time: 10, text: 'First' },
      { time: 20, text: 'Last' },
    ]);
    expect(syncedLyrics(text, null)).toHaveLength(3);
    expect(plainLyrics(text)).toBe('First\nLast\nToo late');
  });

  test.each([
    ['times of one line', `${'[0:0]'.repeat(1_000)}a\n${'bb\n'.repeat(1_000)}`, 33],
    ['times in all', '[0:0]\n'.repeat(3_000), 2_000],
    ['characters of a repeated line', `${'[0:0]'.repeat(100)}${'a'.repeat(15_000)}`, 6],
  ])('end at a limit: %s', (_, text, count) => {
    const lines = syncedLyrics(text) ?? [];
    expect(lines).toHaveLength(count);
    expect(lines.reduce((length, line) => length + line.text.length, 0)).toBeLessThanOrEqual(100_000);
  });

  it('know the line that is sung at a moment', () => {
    const lines = syncedLyrics('[00:05]First\n[00:09]Second') ?? [];
    expect([0, 4.99, 5, 8, 9, 500].map((second) => lineAt(lines, second))).toEqual([-1, -1, 0, 0, 1, 1]);
  });
});

describe('lyrics whose times cannot be read', () => {
  test.each([
    ['[00:01]One\n\n[1:7x]Two', 'Line 3: the time [1:7x] cannot be read. Write it as [01:07.50].'],
    ['[00:61.00]One', 'Line 1: the time [00:61.00] cannot be read. Write it as [01:07.50].'],
    ['[00:01][0:2,5]One', 'Line 1: the time [0:2,5] cannot be read. Write it as [01:07.50].'],
    ['[01.07.50]One', 'Line 1: the time [01.07.50] cannot be read. Write it as [01:07.50].'],
    ['[00:01 One', 'Line 1: the time [00:01 cannot be read. Write it as [01:07.50].'],
    ['[-1:00]a', 'Line 1: the time [-1:00] cannot be read. Write it as [01:07.50].'],
    ['[00:01]a\n[aa:bb.cc]b', 'Line 2: the time [aa:bb.cc] cannot be read. Write it as [01:07.50].'],
    ['[00:01]a\n[00;05.00]b', 'Line 2: the time [00;05.00] cannot be read. Write it as [01:07.50].'],
    [
      '[offset:abc]\n[00:01]a',
      'Line 1: the offset [offset:abc] cannot be read. Write it in milliseconds, as [offset:500].',
    ],
    [
      `[offset:${'9'.repeat(8)}]\n[00:01]a`,
      'Line 1: the offset [offset:99999999] cannot be read. Write it in milliseconds, as [offset:500].',
    ],
    [
      `[00:01]a\n${'[0:1]'.repeat(101)}b`,
      'Line 2 has more than 100 times. Please write it as several lines.',
    ],
    ['[0:1]\n'.repeat(2_001), 'There can be at most 2,000 lines with a time. Please leave some out.'],
    [
      `${'[0:1]'.repeat(100)}${'a'.repeat(1_001)}`,
      'With every repeated line written out, lyrics can have at most 100,000 characters. Please leave some out.',
    ],
    [
      `[00:${'9'.repeat(90)}]`,
      'Line 1: the time [00:9999999999999999… cannot be read. Write it as [01:07.50].',
    ],
  ])('%j are told from their line', (text, sentence) => {
    expect(lyricsProblem(text)).toBe(sentence);
  });

  it('are not those that can be read', () => {
    expect(lyricsProblem('[ti:A]\n[00:01.5][999:59]One\n[00:02.123]<00:02.2>Two\nand more')).toBeNull();
    expect(lyricsProblem('[by:me]\n[offset: +20]\n[00:01]One\n[00:05][Ana:] Two\n(00:05)b')).toBeNull();
    expect(lyricsProblem('[Chorus]\n[aa:bb] it begins')).toBeNull();
  });
});

test('each line is shown until the next, and a pause shows nothing', () => {
  const lines = [
    { time: 1, text: 'First --> line' },
    { time: 61.25, text: '' },
    { time: 3_725.5, text: 'Two\nlines <b> & more' },
  ];
  expect(lyricsAsVtt(lines)).toBe(
    [
      'WEBVTT',
      '00:00:01.000 --> 00:01:01.250\nFirst → line',
      '01:02:05.500 --> 01:02:15.500\nTwo\nlines &lt;b> &amp; more\n',
    ].join('\n\n'),
  );
});
