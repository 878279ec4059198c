import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { DiskWatch } from '#server/domain/disk-watch.ts';
import { diskFull } from '#server/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Signing in and whatever makes room: done on a full disk too, with the space that was put aside for it. */
    worksOnFullDisk?: boolean;
  }
}

/** Refuses what would be stored on a full disk before it is sent, so that what is left stays for what makes room. */
export function refuseOnFullDisk(api: FastifyInstance, disk: DiskWatch): void {
  api.addHook('onRequest', async ({ method, routeOptions }: FastifyRequest) => {
    if (!takesSpace(method, routeOptions.config.worksOnFullDisk)) return;
    const { isFull, freeBytes } = await disk.look();
    if (isFull) throw diskFull(new Error(`${freeBytes} bytes are free`));
  });
}

/** Whether a route stores something; also asked for its description. */
export function takesSpace(method: string, worksOnFullDisk = false): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method) && !worksOnFullDisk;
}
