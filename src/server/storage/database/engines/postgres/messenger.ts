import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import {
  createLocalMessenger,
  type Channel,
  type Messenger,
} from '#server/storage/database/opened-database.ts';
import { listen, NOTIFICATIONS } from '#server/storage/database/engines/postgres/listener.ts';
import type { Connections } from '#server/storage/database/engines/postgres/pool.ts';

type Revision = { channel: Channel; number: number };
type Note = Revision & { sender: string };

const INCREMENT_AND_NOTIFY = `
  with raised as (
    insert into revisions (channel, number) values ($1, 1)
    on conflict (channel) do update set number = revisions.number + 1 returning channel, number
  )
  select number, pg_notify('${NOTIFICATIONS}', json_build_object('channel', channel, 'number', number, 'sender', $2::text)::text)
  from raised`;

/**
 * Notifies the other instances with NOTIFY. Each message also increments a revision in the database, so that an instance
 * that was not listening notices it.
 */
export async function createPostgresMessenger(
  url: string,
  pool: Connections,
  log: FastifyBaseLogger,
): Promise<Messenger & { close: () => Promise<void> }> {
  const sender = randomUUID();
  const local = createLocalMessenger();
  const seen = new Map<Channel, number>();
  const pending = new Set<Channel>();
  let sending: Promise<void> | null = null;
  let hasCaughtUp = false;

  const listener = await listen({ url, log, onNote: receive, onRevisions: catchUp });

  function receive(payload: string): void {
    const note = JSON.parse(payload) as Note;
    if (note.sender !== sender) local.notify(note.channel);
    seen.set(note.channel, note.number);
  }

  /** Delivers missed notifications, and sends those that failed. */
  function catchUp(revisions: Revision[]): void {
    for (const { channel, number } of revisions) {
      if (hasCaughtUp && number !== seen.get(channel)) local.notify(channel);
      seen.set(channel, number);
    }
    hasCaughtUp = true;
    sendPending();
  }

  function sendPending(): void {
    if (pending.size > 0) sending ??= sendAll();
  }

  /** Notifications during the send are combined into one at the end. */
  async function sendAll(): Promise<void> {
    try {
      for (const channel of pending) {
        pending.delete(channel);
        await pool
          .query({ text: INCREMENT_AND_NOTIFY, values: [channel, sender] })
          .catch((error: unknown) => {
            pending.add(channel);
            throw error;
          });
      }
    } catch (error) {
      log.warn({ err: error }, 'The other instances will be notified once the database is back');
    } finally {
      sending = null;
    }
  }

  return {
    notify(channel) {
      local.notify(channel);
      pending.add(channel);
      sendPending();
    },
    onNotified: local.onNotified,
    async close() {
      await sending;
      await listener.close();
    },
  };
}
