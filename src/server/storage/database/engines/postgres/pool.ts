import type { FastifyBaseLogger } from 'fastify';
import { Pool, TypeOverrides, types, type ClientConfig, type QueryConfig } from 'pg';
import { encode } from '#server/storage/database/codec.ts';
import { asFailure, isLost } from '#server/storage/database/engines/postgres/failures.ts';

/** Below five seconds each, so that requests fail soon while the database is unavailable. */
const timeouts = {
  /** Also the wait for a free connection. */
  connectionTimeoutMillis: 3_500,
  lock_timeout: 2_500,
  statement_timeout: 3_000,
  /** For a server that does not respond; otherwise `statement_timeout` comes first. */
  query_timeout: 3_300,
  idle_in_transaction_session_timeout: 10_000,
};

const MAX_CONNECTIONS = 10;

/** bigint columns are read as numbers. */
const valueTypes = new TypeOverrides();
valueTypes.setTypeParser(types.builtins.INT8, Number);

/** TLS is configured by the URL. */
export function connectionOptions(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'marquee',
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // The server detects a lost client too, and frees its locks.
    options: '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3',
    connectionTimeoutMillis: timeouts.connectionTimeoutMillis,
    types: valueTypes,
  };
}

type Options = {
  /** No timeouts, for migrations and moves. */
  isPatient?: boolean;
};

/** Reconnects when the database is back, and throws our named failures. */
export function createPool(url: string, log: FastifyBaseLogger, { isPatient = false }: Options = {}) {
  const pool = new Pool({
    ...connectionOptions(url),
    ...(!isPatient && timeouts),
    max: MAX_CONNECTIONS,
  });
  // Only the message: the error contains the whole connection.
  const reportLoss = ({ message }: Error) => log.warn(`A connection to the database was lost: ${message}`);
  pool.on('error', reportLoss);
  // The pool only listens to idle connections.
  pool.on('connect', (client) => client.on('error', () => undefined));

  async function connect() {
    const client = await pool.connect().catch((error: unknown) => {
      throw asFailure(error);
    });
    let loss: Error | undefined;
    return {
      async query(text: string, values: readonly unknown[]) {
        // After a lost connection every query fails at once, even a rollback.
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
    /** The signature that rate-limiter-flexible calls. */
    query: (query: QueryConfig) =>
      pool.query(query).catch((error: unknown) => {
        throw asFailure(error);
      }),
    end: () => pool.end(),
  };
}

export type Connections = ReturnType<typeof createPool>;
