import type { Database } from '#server/storage/database/database.ts';
import type { KnownDevicesTable } from '#server/storage/database/tables.ts';

/** False for an unknown device. */
export async function touchDevice(db: Database, idHash: string, lastSeenAt: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('knownDevices')
    .set({ lastSeenAt })
    .where('idHash', '=', idHash)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertDevice(db: Database, device: KnownDevicesTable): Promise<void> {
  await db.insertInto('knownDevices').values(device).execute();
}

export async function deleteDevicesBefore(db: Database, lastSeenBefore: string): Promise<void> {
  await db.deleteFrom('knownDevices').where('lastSeenAt', '<', lastSeenBefore).execute();
}
