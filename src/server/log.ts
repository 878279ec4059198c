import { pino, type Logger } from 'pino';
import type { Config } from '#server/config.ts';

/** Readable in a terminal, JSON lines for machines otherwise. */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>): Logger {
  const options = {
    level: logLevel,
    redact: [
      'req.headers.cookie',
      'req.headers.authorization',
      '*.password',
      '*.passwordHash',
      '*.secretAccessKey',
    ],
  };
  if (!process.stdout.isTTY) return pino(options);
  return pino({
    ...options,
    transport: {
      target: 'pino-pretty',
      options: { ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' },
    },
  });
}
