import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { createLocalMessenger, type Channel, type Messenger } from '#server/storage/database/messenger.ts';
import { listen, NOTIFICATIONS } from '#server/storage/database/postgres/listener.ts';
import type { Connections } from '#server/storage/database/postgres/pool.ts';

type Revision = { channel: Channel; number: number };
type Note = Revision & { sender: string };

const RAISE = `
  with raised as (
    insert into revisions (channel, number) values ($1, 1)
    on conflict (channel) do update set number = revisions.number + 1 returning channel, number
  )
  select number, pg_notify('${NOTIFICATIONS}', json_build_object('channel', channel, 'number', number, 'sender', $2::text)::text)
  from raised`;

/**
 * Tells the other instances by NOTIFY. Each message also raises a number in the database: whoever was not listening
 * for a moment finds it changed.
 */
export async function createPostgresMessenger(
  url: string,
  pool: Connections,
  log: FastifyBaseLogger,
): Promise<Messenger & { close: () => Promise<void> }> {
  const sender = randomUUID();
  const local = createLocalMessenger();
  const seen = new Map<Channel, number>();
  const untold = new Set<Channel>();
  let telling: Promise<void> | null = null;
  let hasCaughtUp = false;

  const listener = await listen({ url, log, onNote: hear, onRevisions: catchUp });

  function hear(payload: string): void {
    const note = JSON.parse(payload) as Note;
    if (note.sender !== sender) local.tell(note.channel);
    seen.set(note.channel, note.number);
  }

  /** Looks for what was told while nobody listened, and says what could not be said. */
  function catchUp(revisions: Revision[]): void {
    for (const { channel, number } of revisions) {
      if (hasCaughtUp && number !== seen.get(channel)) local.tell(channel);
      seen.set(channel, number);
    }
    hasCaughtUp = true;
    tellOthers();
  }

  function tellOthers(): void {
    if (untold.size > 0) telling ??= tellAll();
  }

  /** What is told again meanwhile is told once more at the end, not each time. */
  async function tellAll(): Promise<void> {
    try {
      for (const channel of untold) {
        untold.delete(channel);
        await pool.query({ text: RAISE, values: [channel, sender] }).catch((error: unknown) => {
          untold.add(channel);
          throw error;
        });
      }
    } catch (error) {
      log.warn({ err: error }, 'The other instances will be told once the database is back');
    } finally {
      telling = null;
    }
  }

  return {
    tell(channel) {
      local.tell(channel);
      untold.add(channel);
      tellOthers();
    },
    onTold: local.onTold,
    async close() {
      await telling;
      await listener.close();
    },
  };
}
