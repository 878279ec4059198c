import { createHash } from 'node:crypto';

/** What the podcast namespace hashes addresses with: https://podcasting2.org/docs/podcast-namespace/tags/guid */
const NAMESPACE = 'ead4c236bf5858c6a2c6a6b28d128cb6';

/** The number of a feed everywhere, made from its address: a UUID of version 5. */
export function podcastGuid(address: string): string {
  const name = address.replace(/^[a-z]+:\/\//, '').replace(/\/+$/, '');
  const hash = createHash('sha1').update(Buffer.from(NAMESPACE, 'hex')).update(name).digest();
  const bytes = hash.subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
