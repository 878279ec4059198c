import type { WriteStream } from 'node:tty';
import type { FastifyBaseLogger } from 'fastify';
import { createProgress } from '#server/progress.ts';

export type Ready = {
  address: string;
  hasOwner: boolean;
  /** The warning for a site that has files but lost its database. */
  loss: string | null;
};

/** What the person or the system that started the site is told. */
export type Announcements = {
  ready: (site: Ready) => void;
  /** The progress of making missing pictures, thumbnails and waveforms. */
  preparing: (done: number, total: number) => void;
  stopping: (signal: NodeJS.Signals) => void;
  stopped: () => void;
};

type Output = Pick<WriteStream, 'write' | 'isTTY'>;

/** Sentences in a terminal, log lines otherwise. */
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
      const site = withLocalhost(address);
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

/** People know localhost better than 127.0.0.1. */
function withLocalhost(address: string): string {
  return address.replace(/^(https?:\/\/)(?:127\.0\.0\.1|\[::1\])(?=:|$)/, '$1localhost').replace(/\/$/, '');
}
