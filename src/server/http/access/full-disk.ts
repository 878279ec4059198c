import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DiskWatch } from '#server/domain/disk-watch.ts';
import { diskFull, noRoomForFile } from '#server/errors.ts';
import { hasRoomFor } from '#server/storage/disk-space.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Signing in and whatever makes room: done on a full disk too, with the space that was put aside for it. */
    worksOnFullDisk?: boolean;
  }
}

/** Refuses what would be stored on a full disk before it is sent, so that what is left stays for what makes room. */
export function refuseOnFullDisk(api: FastifyInstance, disk: DiskWatch): void {
  api.addHook('onRequest', async ({ method, headers, routeOptions }: FastifyRequest) => {
    if (!takesSpace(method, routeOptions.config.worksOnFullDisk)) return;
    const space = await disk.look();
    if (space.isFull) throw diskFull(new Error(`${space.freeBytes} bytes are free`));
    // One that does not say how long it is meets the end of the disk while it arrives.
    if (!hasRoomFor(space, Number(headers['content-length'] ?? 0))) throw noRoomForFile();
  });
}

/** Whether a route stores something; also asked for its description. */
export function takesSpace(method: string, worksOnFullDisk = false): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method) && !worksOnFullDisk;
}
