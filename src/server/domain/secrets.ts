import { createHash, randomBytes } from 'node:crypto';

/** For cookies and for links of mail. The database stores only its hash. */
export const newSecret = () => randomBytes(32).toString('base64url');

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');
