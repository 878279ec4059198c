import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createAnnouncements, type Ready } from '#app/announcements.ts';

const newSite: Ready = { address: 'http://127.0.0.1:3000', hasOwner: false, loss: null };

function listen(isTTY: boolean) {
  let said = '';
  const output = {
    isTTY,
    write: (text: string) => {
      said += text;
      return true;
    },
  };
  const announcements = createAnnouncements(output, pino({}, output));
  return { announcements, said: () => said };
}

describe('in a terminal', () => {
  it('says where the site is, what to do first and how to stop it', () => {
    const { announcements, said } = listen(true);
    announcements.ready(newSite);
    expect(said()).toBe(`
  Marquee is ready: http://localhost:3000

  Nobody owns this site yet. To make it yours, open
  http://localhost:3000/auth
  and register: whoever does so first becomes its owner.

  To stop it, press Ctrl and C.
  
`);
  });

  it('leaves the first step out for a site that has its owner, and names its public address', () => {
    const { announcements, said } = listen(true);
    announcements.ready({ address: 'https://ines.example', hasOwner: true, loss: null });
    expect(said()).toContain('Marquee is ready: https://ines.example\n');
    expect(said()).not.toContain('/auth');
  });

  it('draws how far the pictures and waveforms are', () => {
    const { announcements, said } = listen(true);
    announcements.preparing(3, 12);
    announcements.preparing(12, 12);
    expect(said()).toContain('Preparing pictures and waveforms ███████░');
    expect(said()).toMatch(/█ 12 of 12\n$/);
  });

  it('says what was lost instead of asking for an owner', () => {
    const { announcements, said } = listen(true);
    announcements.ready({ ...newSite, loss: 'The database is gone.' });
    expect(said()).toContain('  The database is gone.\n');
    expect(said()).not.toContain('/auth');
  });
});

it('writes log lines where no person reads', () => {
  const { announcements, said } = listen(false);
  announcements.ready(newSite);
  announcements.preparing(1, 12);
  announcements.preparing(12, 12);
  announcements.stopping('SIGTERM');
  announcements.stopped();
  const lines = said()
    .trimEnd()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg);
  expect(lines).toEqual([
    'Marquee is ready at http://127.0.0.1:3000',
    'Nobody owns this site yet: the first person to register at /auth becomes its owner',
    'Preparing pictures and waveforms: 12 of 12',
    'SIGTERM received: finishing what is under way',
  ]);
});
