import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Channel } from '#server/storage/database/messenger.ts';
import { connectionOptions } from '#server/storage/database/postgres/pool.ts';

/** PostgreSQL's own channel, over which all of ours travel. */
export const NOTIFICATIONS = 'marquee';

const CONNECT_AGAIN_MS = 500;
/** A connection can die without a word; asking shows it. */
const ASK_EVERY_MS = 15_000;
const ANSWER_WITHIN_MS = 3_000;

type Needs = {
  url: string;
  log: FastifyBaseLogger;
  onNote: (payload: string) => void;
  /** Gets the present revisions whenever notes may have been missed. */
  onRevisions: (revisions: { channel: Channel; number: number }[]) => void;
};

/** Keeps a connection that hears what instances tell each other, and makes a new one when it is lost. */
export async function listen({ url, log, onNote, onRevisions }: Needs) {
  const closing = new AbortController();

  async function connect(): Promise<Client> {
    const client = new Client({
      ...connectionOptions(url),
      application_name: 'marquee listener',
      query_timeout: ANSWER_WITHIN_MS,
    });
    // What goes wrong is noticed by whoever waits for its end.
    client.on('error', () => undefined);
    client.on('notification', ({ payload }) => onNote(payload ?? ''));
    await client.connect();
    try {
      await client.query(`listen ${NOTIFICATIONS}`);
      await readRevisions(client);
    } catch (error) {
      await client.end();
      throw error;
    }
    return client;
  }

  async function readRevisions(client: Client): Promise<void> {
    const { rows } = await client.query<{ channel: Channel; number: number }>('select * from revisions');
    onRevisions(rows);
  }

  /** Asks now and then until the connection is lost or the site closes. */
  async function keep(client: Client): Promise<void> {
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    const over = AbortSignal.any([lost.signal, closing.signal]);
    try {
      while (!over.aborted) {
        await sleep(ASK_EVERY_MS, undefined, { signal: over }).catch(() => undefined);
        if (!over.aborted) await readRevisions(client);
      }
    } finally {
      if (!closing.signal.aborted) log.warn('The other instances cannot be heard for a moment');
      await client.end();
    }
  }

  async function keepListening(first: Client): Promise<void> {
    for (let client: Client | null = first; !closing.signal.aborted; client = await reconnect()) {
      if (client) await keep(client).catch((error: unknown) => log.warn({ err: error }, 'No answer'));
    }
  }

  async function reconnect(): Promise<Client | null> {
    if (closing.signal.aborted) return null;
    try {
      const client = await connect();
      log.info('Listening to the other instances again');
      return client;
    } catch {
      await sleep(CONNECT_AGAIN_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      return null;
    }
  }

  const listening = keepListening(await connect());
  return {
    async close(): Promise<void> {
      closing.abort();
      await listening;
    },
  };
}
