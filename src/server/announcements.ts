import type { WriteStream } from 'node:tty';
import type { FastifyBaseLogger } from 'fastify';
import { createProgress } from '#server/progress.ts';

export type Ready = {
  /** Where the site is. */
  address: string;
  hasOwner: boolean;
  /** What is wrong with a site whose files are there and whose database is not. */
  loss: string | null;
};

/** What whoever started the site is told of it. */
export type Announcements = {
  ready: (site: Ready) => void;
  /** How many of the pictures, thumbnails and waveforms that were missing are there. */
  preparing: (done: number, total: number) => void;
  stopping: (signal: NodeJS.Signals) => void;
  stopped: () => void;
};

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

/** Sentences for a person in a terminal, lines of the log for machines otherwise. */
export function createAnnouncements(output: Output, log: FastifyBaseLogger): Announcements {
  return output.isTTY ? toPerson(output) : toLog(log);
}

function toLog(log: FastifyBaseLogger): Announcements {
  return {
    ready: ({ address, hasOwner, loss }) => {
      log.info(`Marquee is ready at ${address}`);
      if (loss !== null) log.warn(loss);
      else if (!hasOwner)
        log.warn('Nobody owns this site yet: the first person to register at /auth becomes its owner');
    },
    preparing: preparingOn({ write: (line) => log.info(line.trim()) }),
    stopping: (signal) => log.info(`${signal} received: finishing what is under way`),
    stopped: () => {},
  };
}

function toPerson(output: Output): Announcements {
  const say = (...lines: string[]) => output.write(`\n${lines.map((line) => `  ${line}\n`).join('')}`);
  return {
    ready: ({ address, hasOwner, loss }) => {
      const site = asTyped(address);
      say(`Marquee is ready: ${site}`);
      if (loss !== null) say(loss);
      else if (!hasOwner)
        say(
          'Nobody owns this site yet. To make it yours, open',
          `${site}/auth`,
          'and register: whoever does so first becomes its owner.',
        );
      say('To stop it, press Ctrl and C.', '');
    },
    preparing: preparingOn(output),
    stopping: () => say('Stopping: what is under way is finished first…'),
    stopped: () => say('Stopped. Everything is kept; "npm start" brings it back.'),
  };
}

function preparingOn(output: Parameters<typeof createProgress>[0]): Announcements['preparing'] {
  const progress = createProgress(output);
  return (done, total) => progress('Preparing pictures and waveforms', done, total);
}

/** Everybody knows localhost, and few know 127.0.0.1. */
function asTyped(address: string): string {
  return address.replace(/^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=:|$)/, '$1localhost').replace(/\/$/, '');
}
