import { createHash, randomBytes } from 'node:crypto';

/** For cookies and for links of mail. Of those that open something, the database stores only the hash. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
