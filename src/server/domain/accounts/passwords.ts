import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id, the library's default algorithm, with the parameters that OWASP recommends. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MB and a core: the limit keeps a flood of logins from starving the site. */
const limit = pLimit(2);

export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password, options));
}

/** An unknown name is compared with this hash, so that it takes as long as a known one. */
let unmatchableHash: Promise<string> | undefined;

export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  unmatchableHash ??= hashPassword(crypto.randomUUID());
  const compared = passwordHash ?? (await unmatchableHash);
  const matches = await limit(() => verify(compared, password));
  return matches && passwordHash !== undefined;
}
