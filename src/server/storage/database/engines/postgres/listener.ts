import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { Channel } from '#server/storage/database/opened-database.ts';
import { connectionOptions } from '#server/storage/database/engines/postgres/pool.ts';

/** The PostgreSQL channel of all messages between instances. */
export const NOTIFICATIONS = 'marquee';

/** The application name of listening connections. */
export const LISTENER = 'marquee listener';

const RECONNECT_MS = 500;
/** A connection can die silently; a regular query detects it. */
const PING_INTERVAL_MS = 15_000;
const RESPONSE_TIMEOUT_MS = 3_000;

type Deps = {
  url: string;
  log: FastifyBaseLogger;
  onNote: (payload: string) => void;
  /** Called with the current revisions whenever notifications may have been missed. */
  onRevisions: (revisions: { channel: Channel; number: number }[]) => void;
};

/** Holds a connection that receives the notifications of all instances, and reconnects when it is lost. */
export async function listen({ url, log, onNote, onRevisions }: Deps) {
  const closing = new AbortController();

  async function connect(): Promise<Client> {
    const client = new Client({
      ...connectionOptions(url),
      application_name: LISTENER,
      query_timeout: RESPONSE_TIMEOUT_MS,
    });
    // The 'end' event follows and is handled below.
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

  /** Pings until the connection is lost or the site closes. */
  async function watch(client: Client): Promise<void> {
    const lost = new AbortController();
    client.once('end', () => lost.abort());
    const over = AbortSignal.any([lost.signal, closing.signal]);
    try {
      while (!over.aborted) {
        await sleep(PING_INTERVAL_MS, undefined, { signal: over }).catch(() => undefined);
        if (!over.aborted) await readRevisions(client);
      }
    } finally {
      if (!closing.signal.aborted) log.warn('Lost the connection for notifications of other instances');
      await client.end();
    }
  }

  async function keepListening(first: Client): Promise<void> {
    for (let client: Client | null = first; !closing.signal.aborted; client = await reconnect()) {
      if (client) await watch(client).catch((error: unknown) => log.warn({ err: error }, 'No response'));
    }
  }

  async function reconnect(): Promise<Client | null> {
    if (closing.signal.aborted) return null;
    try {
      const client = await connect();
      log.info('Listening to the other instances again');
      return client;
    } catch {
      await sleep(RECONNECT_MS, undefined, { signal: closing.signal }).catch(() => undefined);
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
