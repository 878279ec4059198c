import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DiskWatch } from '#server/domain/health/disk-watch.ts';
import { diskFull, noRoomForFile } from '#server/errors.ts';
import { hasRoomFor } from '#server/storage/disk-space.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Signing in and whatever frees space: allowed on a full disk, with the space that is reserved for it. */
    worksOnFullDisk?: boolean;
  }
}

/** Refuses requests that store something on a full disk before their body arrives, so that the rest of the space can free more. */
export function refuseOnFullDisk(api: FastifyInstance, disk: DiskWatch): void {
  api.addHook('onRequest', async ({ method, headers, routeOptions }: FastifyRequest) => {
    if (!takesSpace(method, routeOptions.config.worksOnFullDisk)) return;
    const space = await disk.check();
    if (space.isFull) throw diskFull(new Error(`${space.freeBytes} bytes are free`));
    // A request without a length fails while it arrives.
    if (!hasRoomFor(space, Number(headers['content-length'] ?? 0))) throw noRoomForFile();
  });
}

/** Whether a route stores something. The API description uses it too. */
export function takesSpace(method: string, worksOnFullDisk = false): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method) && !worksOnFullDisk;
}
