import { pino, type Logger } from 'pino';
import type { Config } from '#server/config.ts';

/** Readable in a terminal, JSON lines for machines otherwise. */
export async function createLog({ logLevel }: Pick<Config, 'logLevel'>): Promise<Logger> {
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
  const { build: pretty } = await import('pino-pretty');
  return pino(options, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }));
}
