import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id, the library's default algorithm, at the strength OWASP asks for. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MB and a core: two at a time keep a flood of logins from starving the site. */
const atATime = pLimit(2);

export function hashPassword(password: string): Promise<string> {
  return atATime(() => hash(password, options));
}

/** An unknown name is checked against a hash nothing matches, so that it takes as long as a known one. */
let nobody: Promise<string> | undefined;

export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const compared = passwordHash ?? (await nobody);
  const matches = await atATime(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}
