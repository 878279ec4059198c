import { expect, test } from 'vitest';
import { textOf } from '#shared/language/text-of.ts';
import { withText } from '#shared/language/text.ts';
import { MOST_LINES, readCsv } from '#web/admin/shows/import/read-csv.ts';

const read = (text: string) => readCsv(text, 'Europe/Oslo');
const showsIn = (text: string) => read(text).lines.map(({ show }) => show);

test.each([
  ['commas', 'date,time,venue,city,country\n2027-03-05,20:30,"Rockefeller, Oslo",Oslo,NO'],
  ['semicolons', 'Date;Time;Venue;City;Country\r\n5.3.2027;20.30;"Rockefeller, Oslo";Oslo;Norway\r\n'],
  [
    'tabs and a byte order mark',
    '\uFEFFDATE\tTIME\tVENUE\tCITY\tCOUNTRY\n2027-03-05\t8:30 PM\tRockefeller, Oslo\tOslo\tno',
  ],
])('a table with %s is read', (_, text) => {
  expect(showsIn(text)).toMatchObject([
    {
      date: '2027-03-05',
      time: '20:30',
      venue: 'Rockefeller, Oslo',
      city: 'Oslo',
      country: 'NO',
      timezone: 'Europe/Oslo',
      status: 'confirmed',
      ticketUrl: null,
    },
  ]);
});

test('columns may stand in any order, with other names and with others between them', () => {
  const text =
    'Country,Ticket link,Crew,City,Venue,Date,Status,Notes,Time zone\n' +
    'UK,https://tickets.example,4,London,Omeara,2027-05-01,Sold out,Doors at 7,Europe/London';
  expect(showsIn(text)).toMatchObject([
    {
      country: 'GB',
      ticketUrl: 'https://tickets.example',
      status: 'soldOut',
      note: 'Doors at 7',
      timezone: 'Europe/London',
    },
  ]);
});

test.each(['Ausverkauft', 'ausverkauft', 'Sold Out', 'soldOut'])(
  'on a German site the status %s is understood',
  (status) => {
    const csv = `date,venue,city,country,status\n2027-03-05,Omeara,London,GB,${status}`;
    const [show] = withText(textOf('de'), () => showsIn(csv));
    expect(show?.status).toBe('soldOut');
  },
);

test('each line that is refused says why, by its number in the file', () => {
  const lines = [
    'date,time,venue,city,country,tickets,status',
    '2027-02-30,,Omeara,London,GB,,',
    '',
    '3/5/2027,,Omeara,London,GB,,',
    '2027-03-05,late,Omeara,London,GB,,',
    '2027-03-05,,,London,GB,,',
    '2027-03-05,,Omeara,London,Atlantis,,',
    '2027-03-05,,Omeara,London,GB,javascript:alert(1),',
    '2027-03-05,,Omeara,London,GB,,maybe',
    '2027-03-05,,Omeara,London,GB,,',
  ];
  expect(read(lines.join('\n')).lines.map(({ number, reason }) => [number, reason])).toEqual([
    [2, expect.stringContaining('Date')],
    [4, '3/5/2027 can be two days. Please write it like 2027-03-05.'],
    [5, expect.stringContaining('Time')],
    [6, 'Venue is required'],
    [7, expect.stringContaining('Country')],
    [8, 'Please enter a valid URL'],
    [9, expect.stringContaining('Status')],
    [10, undefined],
  ]);
});

test.each(['', 'just some words', 'date,venue,city\n2027-03-05,Omeara,London'])(
  'without the columns nothing is read: %j',
  (text) => {
    expect(read(text)).toEqual({
      lines: [],
      problem: 'The first line must name the columns, at least date, venue, city and country.',
    });
  },
);

test('a file has a limited number of lines', () => {
  const line = '\n2027-03-05,Omeara,London,GB';
  expect(read('date,venue,city,country' + line.repeat(MOST_LINES)).lines).toHaveLength(MOST_LINES);
  expect(read('date,venue,city,country' + line.repeat(MOST_LINES + 1)).problem).toContain('500');
});

test('a line keeps its id when others are changed, and equal lines have different ones', () => {
  const idsIn = (...lines: string[]) =>
    read(['date,venue,city,country', ...lines].join('\n')).lines.map(({ id }) => id);
  const omeara = '2027-03-05,Omeara,London,GB';
  const [, first, second] = idsIn('soon,Rockefeller,Oslo,NO', omeara, omeara);
  expect(idsIn(omeara, '2027-03-06,Rockefeller,Oslo,NO', omeara)).toEqual([first, expect.anything(), second]);
  expect(first).not.toBe(second);
});
