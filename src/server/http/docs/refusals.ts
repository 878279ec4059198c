import type { RouteOptions } from 'fastify';
import { z } from 'zod';
import type { UploadLimits } from '#shared/maintenance/maintenance.schema.ts';
import * as failures from '#server/errors.ts';
import type { Failure } from '#server/errors.ts';
import { takesSpace } from '#server/http/access/full-disk.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refusals that do not follow from what the route declares. */
    refuses?: ((cause: undefined) => Failure)[];
  }
}

/** Every refusal of a route, derived from its guards, its schemas and its form. */
export function refusalsOf(route: RouteOptions, limits: UploadLimits): Failure[] {
  const { method, config = {}, schema = {} } = route;
  const { form, limit, refuses = [] } = config;
  const fields = form?.fields ?? schema.body;
  const kinds = Object.values(form?.files ?? {});
  const changesSomething = method !== 'GET';
  return [
    ...when(isOwnersOnly(route) || hasField(schema.querystring, 'show'), failures.signedOut),
    ...when(isGuarded(route) && (changesSomething || config.ownPagesOnly), failures.foreignOrigin),
    ...when(fields, failures.badRequest, failures.bodyTooLarge, failures.wrongContentType),
    ...when(schema.querystring, failures.badRequest),
    ...when(hasField(schema.params, 'id'), failures.pathNotFound),
    ...when(schema.params && !hasField(schema.params, 'id'), failures.badRequest),
    ...when(hasField(fields, 'version'), failures.changedMeanwhile),
    ...kinds.flatMap((kind) => [
      failures.fileTooLarge(kind, limits),
      failures.wrongFileType(kind),
      failures.fileUnreadable(kind),
    ]),
    ...when(
      isGuarded(route) && changesSomething,
      () => failures.unavailable(undefined),
      () => failures.databaseMoved(undefined),
    ),
    ...when(isGuarded(route) && takesSpace(String(method), config.worksOnFullDisk), () =>
      failures.diskFull(undefined),
    ),
    ...when(kinds.length > 0, failures.noRoomForFile),
    ...when(limit, () => failures.tooManyRequests(0)),
    ...refuses.map((refusal) => refusal(undefined)),
  ];
}

function when(applies: unknown, ...refusals: (() => Failure)[]): Failure[] {
  return applies ? refusals.map((refusal) => refusal()) : [];
}

const isGuarded = ({ url }: RouteOptions) => url.startsWith('/api/');

export const isOwnersOnly = (route: RouteOptions) => isGuarded(route) && !route.config?.public;

export function hasField(schema: unknown, field: string): boolean {
  return schema instanceof z.ZodObject && field in schema.shape;
}
