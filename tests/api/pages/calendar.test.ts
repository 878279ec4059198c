import { spawnSync } from 'node:child_process';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarPath, itemPath } from '#shared/primitives/addresses.ts';
import { momentOf } from '#shared/primitives/time-zones.ts';
import type { Show } from '#shared/catalogue/shows.schema.ts';
import { readToEnd } from '#tests/support/content/lists.ts';
import { insertShow } from '#tests/support/factories.ts';
import { makeOwner, makeSite, type Site } from '#tests/support/site.ts';

/** Reads a calendar as a program would that knows no time zone but those in the file. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as []);
  ICAL.TimezoneService.reset();
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

async function eventsOf(site: Site, address = calendarPath) {
  const response = await site.visitor().get(address);
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'text/calendar; charset=utf-8',
  ]);
  return readCalendar(response.body);
}

const zones = [
  'Europe/Oslo',
  'America/New_York',
  'America/Santiago',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Asia/Kolkata',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];

/** Around the changes of those zones, and at the turn of the year. */
const days = [
  '2035-01-01',
  '2035-03-10',
  '2035-03-11',
  '2035-03-24',
  '2035-03-25',
  '2035-03-31',
  '2035-04-01',
  '2035-07-01',
  '2035-09-01',
  '2035-09-02',
  '2035-10-06',
  '2035-10-07',
  '2035-10-27',
  '2035-10-28',
  '2035-11-03',
  '2035-11-04',
  '2035-12-31',
  '2040-06-01',
];

/** Gives back the moment of each show by its venue. */
async function insertTour(site: Site): Promise<Map<string, number>> {
  const moments = new Map<string, number>();
  for (const timezone of zones)
    for (const date of days)
      for (const time of ['00:30', '03:30', '20:30']) {
        const venue = `${timezone} ${date} ${time}`;
        await insertShow(site, { date, time, timezone, venue });
        moments.set(venue, momentOf({ date, time, timezone }));
      }
  return moments;
}

const readInPython = `
import json, sys
from icalendar import Calendar

def start(moment):
    return int(moment.timestamp()) * 1000 if hasattr(moment, 'timestamp') else moment.isoformat()

events = Calendar.from_ical(sys.stdin.buffer.read()).walk('VEVENT')
print(json.dumps([
    [str(event['UID']), int(event['SEQUENCE']), str(event['STATUS']), start(event['DTSTART'].dt)]
    for event in events
]))`;

/** That of Debian. */
const runPython = (script: string, input = '') =>
  spawnSync('/usr/bin/python3', ['-c', script], { input, encoding: 'utf8', maxBuffer: 1024 * 1024 });

const hasPythonReader = runPython('import icalendar').status === 0;

describe('the calendar', () => {
  test('has every show at its moment, through every change of the clocks', async () => {
    const site = await makeSite();
    const moments = await insertTour(site);
    const events = await eventsOf(site);
    expect(events).toHaveLength(moments.size);
    for (const { summary, startDate } of events) {
      const [venue = ''] = /(?<=– ).*(?=, Bergen)/.exec(summary) ?? [];
      expect([venue, startDate.toJSDate().getTime()]).toEqual([venue, moments.get(venue)]);
    }
  });

  test.skipIf(!hasPythonReader)(
    'is read the same by ical.js and python3-icalendar (skipped without it)',
    async () => {
      const site = await makeSite();
      const owner = await makeOwner(site);
      await insertTour(site);
      const [first, second] = [await insertShow(site), await insertShow(site, { time: null })];
      await owner.put(`/api/shows/${first.id}`, { status: 'cancelled' });
      await owner.put(`/api/shows/${second.id}`, { status: 'postponed' });
      const statuses = { confirmed: 'CONFIRMED', postponed: 'TENTATIVE', cancelled: 'CANCELLED' };
      const shows = (await readToEnd<Show>(owner, '/api/shows?when=all&limit=100')).map((show) => [
        `show-${show.id}-${Date.parse(show.uploadDate)}@marquee`,
        show.version - 1,
        statuses[show.status as keyof typeof statuses],
        show.time ? momentOf({ ...show, time: show.time }) : show.date,
      ]);
      const { body } = await site.visitor().get(calendarPath);
      expect(
        readCalendar(body).map(({ uid, sequence, component, startDate }) => [
          uid,
          sequence,
          component.getFirstPropertyValue('status'),
          startDate.isDate ? String(startDate) : startDate.toJSDate().getTime(),
        ]),
      ).toEqual(shows);
      // Under names that it does not know: else it would not look at the time zones in the file.
      const { stdout, stderr } = runPython(readInPython, body.replace(/(?<=TZID[:=])/g, 'X-'));
      expect(stderr).toBe('');
      expect(JSON.parse(stdout)).toEqual(shows);
    },
  );

  test('says what each show is and where, in lines that every program reads', async () => {
    const site = await makeSite({
      environment: { PUBLIC_URL: 'https://ada.example', ARTIST_NAME: 'Ada; B' },
    });
    const venue = `Room, “${'🎤'.repeat(30)}”; upstairs\\`;
    const show = await insertShow(site, {
      venue,
      time: null,
      note: 'Doors at 7',
      ticketUrl: 'https://tickets.example/?a=1,2;3',
    });
    const [event] = await eventsOf(site);
    expect(event?.summary).toBe(`Ada; B – ${venue}, Bergen`);
    expect(event?.location).toBe(`${venue}, Bergen, Norway`);
    expect(event?.description).toBe('Doors at 7\n\nhttps://tickets.example/?a=1,2;3');
    expect(event?.component.getFirstPropertyValue('url')).toBe(
      `https://ada.example${itemPath('show', show)}`,
    );
    expect([event?.startDate.isDate, String(event?.startDate)]).toEqual([true, show.date]);
    expect(event?.duration.toSeconds()).toBe(86_400);
    const { body } = await site.visitor().get(calendarPath);
    expect(body).toContain('X-WR-CALNAME:Ada\\; B\r\n');
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test('delivers changes and cancellations of the same event', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const show = await insertShow(site);
    const read = async () => {
      const [event] = await eventsOf(site);
      return {
        uid: event?.uid,
        sequence: event?.sequence,
        status: event?.component.getFirstPropertyValue('status'),
      };
    };
    const before = await read();
    expect(before).toMatchObject({ sequence: 0, status: 'CONFIRMED' });
    await owner.put(`/api/shows/${show.id}`, { status: 'postponed' });
    expect(await read()).toEqual({ uid: before.uid, sequence: 1, status: 'TENTATIVE' });
    await owner.put(`/api/shows/${show.id}`, { status: 'cancelled' });
    expect(await read()).toEqual({ uid: before.uid, sequence: 2, status: 'CANCELLED' });
  });

  test('has the shows of a year, or the one that is asked for, and no hidden one', async () => {
    const site = await makeSite();
    const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
    const old = await insertShow(site, { venue: 'Old', date: daysAgo(400) });
    await insertShow(site, { venue: 'Recent', date: daysAgo(300) });
    await insertShow(site, { venue: 'Next' });
    const draft = await insertShow(site, { venue: 'Draft', visibility: 'draft' });
    const venues = async (address: string) =>
      (await eventsOf(site, address)).map(({ location }) => location.split(',')[0]);
    expect(await venues(calendarPath)).toEqual(['Next', 'Recent']);
    expect(await venues(`${calendarPath}?show=${old.id}`)).toEqual(['Old']);
    for (const unknown of [draft.id, 999, 'x', '1&show=2'])
      expect((await site.visitor().get(`${calendarPath}?show=${unknown}`)).statusCode).toBe(404);
  });

  test('is sent again only after a change', async () => {
    const site = await makeSite();
    const owner = await makeOwner(site);
    const show = await insertShow(site);
    const { etag } = (await site.visitor().get(calendarPath)).headers;
    const ask = () =>
      site.visitor().send({ method: 'GET', url: calendarPath, headers: { 'if-none-match': String(etag) } });
    expect((await ask()).statusCode).toBe(304);
    await owner.put(`/api/shows/${show.id}`, { note: 'Now with strings' });
    expect((await ask()).statusCode).toBe(200);
  });
});
