const CENTRAL_ENTRY = 0x02014b50;
const CENTRAL_END_BYTES = 22;

type InZip = { name: string; method: number; bytes: Buffer };

/** The entries of an archive without compression, as its directory lists them. */
export function readZip(zip: Buffer): InZip[] {
  const end = zip.length - CENTRAL_END_BYTES;
  const entries: InZip[] = [];
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === CENTRAL_ENTRY) {
    const nameLength = zip.readUInt16LE(at + 28);
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      bytes: zip.subarray(start, start + zip.readUInt32LE(at + 24)),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (entries.length !== zip.readUInt16LE(end + 10)) throw new Error('The directory is not complete');
  return entries;
}
