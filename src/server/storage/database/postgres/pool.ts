import type { FastifyBaseLogger } from 'fastify';
import { Pool, TypeOverrides, types, type ClientConfig, type QueryConfig } from 'pg';
import { encode } from '#server/storage/database/codec.ts';
import { asFailure, isLost } from '#server/storage/database/postgres/failures.ts';

/** Below five seconds each: whoever asks while the database is away is told so by then. */
const timeouts = {
  /** Also how long a request waits for a free connection when many come at once. */
  connectionTimeoutMillis: 3_500,
  lock_timeout: 2_500,
  statement_timeout: 3_000,
  /** For a server that does not answer at all; one that does ends the statement by itself before. */
  query_timeout: 3_300,
  idle_in_transaction_session_timeout: 10_000,
};

const CONNECTIONS = 10;

/** Whole numbers are numbers to us, also those of PostgreSQL that could be too large for one. */
const valueTypes = new TypeOverrides();
valueTypes.setTypeParser(types.builtins.INT8, Number);

/** How every connection of ours is made. TLS, as everything about the server, is said by the address. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'marquee',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The server notices too when this machine is gone, and frees what was locked by it.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    connectionTimeoutMillis: timeouts.connectionTimeoutMillis,
    types: valueTypes,
  };
}

type Options = {
  /** For migrations and moves, which may take long. */
  isPatient?: boolean;
};

/** Connections that come back by themselves when the database does, and fail in words the program knows. */
export function createPool(url: string, log: FastifyBaseLogger, { isPatient = false }: Options = {}) {
  const pool = new Pool({
    ...connectionOptions(url),
    ...(!isPatient && timeouts),
    max: CONNECTIONS,
  });
  // Only its words: the error itself carries the whole connection.
  const reportLoss = ({ message }: Error) => log.warn(`A connection to the database was lost: ${message}`);
  pool.on('error', reportLoss);
  // The pool itself only listens to connections that nobody is using.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function connect() {
    const client = await pool.connect().catch((error: unknown) => {
      throw asFailure(error);
    });
    let loss: Error | undefined;
    return {
      async query(text: string, values: readonly unknown[]) {
        // Nobody waits a second time for a server that did not answer, not even to undo a transaction.
        if (loss) throw asFailure(loss);
        try {
          return await client.query(text, values.map(encode));
        } catch (error) {
          if (error instanceof Error && isLost(error)) loss = error;
          throw asFailure(error);
        }
      },
      release: () => client.release(loss),
    };
  }

  return {
    connect,
    /** A single statement, as the library that counts limits asks it. */
    query: (query: QueryConfig) =>
      pool.query(query).catch((error: unknown) => {
        throw asFailure(error);
      }),
    end: () => pool.end(),
  };
}

export type Connections = ReturnType<typeof createPool>;
