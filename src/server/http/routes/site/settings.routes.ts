import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { artistSchema } from '#shared/site/artist.schema.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import {
  newSettingSchema,
  settingKeyParam,
  settingSchema,
  settingValueSchema,
} from '#shared/site/settings.schema.ts';
import { audienceOfVisitor } from '#server/http/access/audience.ts';
import type { Config } from '#server/config.ts';
import type { Changes } from '#server/domain/changes.ts';
import * as settings from '#server/domain/site/settings.ts';
import { settingExists, settingNotFound } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { config: Config; database: Database; changes: Changes };

const tags = ['Settings'];

export function settingsRoutes(deps: Deps): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/artist',
      {
        config: { public: true },
        schema: { tags, summary: 'The artist the site belongs to', response: { 200: artistSchema } },
      },
      (request) => settings.readArtist(deps.database, deps.config, audienceOfVisitor(request)),
    );

    api.get(
      '/settings',
      {
        config: { public: true },
        schema: { tags, summary: 'All settings', response: { 200: z.array(settingSchema) } },
      },
      (request) =>
        request.user ? settings.listSettings(deps.database) : settings.listPublicSettings(deps.database),
    );

    api.get(
      '/settings/:key',
      {
        config: { public: true, refuses: [settingNotFound] },
        schema: { tags, summary: 'One setting', params: settingKeyParam, response: { 200: settingSchema } },
      },
      (request) => settings.readSetting(deps.database, request.params.key, request.user !== null),
    );

    api.post(
      '/settings',
      {
        bodyLimit: requestLimits.longTextBytes,
        config: { refuses: [settingExists] },
        schema: { tags, summary: 'Add a setting', body: newSettingSchema, response: { 201: settingSchema } },
      },
      async (request, reply) => reply.status(201).send(await settings.createSetting(deps, request.body)),
    );

    api.put(
      '/settings/:key',
      {
        bodyLimit: requestLimits.longTextBytes,
        schema: {
          tags,
          summary: 'Change a setting, or add it when it is missing',
          params: settingKeyParam,
          body: settingValueSchema,
          response: { 200: settingSchema, 201: settingSchema },
        },
      },
      async (request, reply) => {
        const { setting, created } = await settings.putSetting(deps, request.params.key, request.body.value);
        return reply.status(created ? 201 : 200).send(setting);
      },
    );
  };
}
