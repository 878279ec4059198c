import { pino, type Logger, type LoggerOptions } from 'pino';
import type { Config } from '#server/config.ts';

/** Readable and brief in a terminal, JSON lines otherwise. */
export async function createLog({ logLevel }: Pick<Config, 'logLevel'>): Promise<Logger> {
  const options: LoggerOptions = {
    level: logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'),
    formatters: { log: (details) => withoutSecrets(details) as Record<string, unknown> },
    serializers: { err: (error: Error) => withoutSecrets({ ...pino.stdSerializers.err(error) }) },
  };
  if (!process.stdout.isTTY) return pino(options);
  const { build: pretty } = await import('pino-pretty');
  return pino(options, pretty({ ignore: 'pid,hostname,reqId', translateTime: 'HH:MM:ss' }));
}

/** Fields with secrets, under the names that libraries log them; a raw packet is a whole request with its cookies. */
const SECRET = /cookie|authorization|password|secret|token|rawPacket/i;
const DEPTH = 6;

/** Hides secret values at any depth. */
function withoutSecrets(value: unknown, depth = DEPTH): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth - 1));
  if (!isPlainObject(value)) return value;
  if (depth === 0) return '[more]';
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET.test(name) ? '[hidden]' : withoutSecrets(inner, depth - 1),
    ]),
  );
}

/** Errors and other classes have their own serializers. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
