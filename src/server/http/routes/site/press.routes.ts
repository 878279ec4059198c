import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { requestLimits } from '#shared/primitives/limits.ts';
import { itemQuerySchema } from '#shared/primitives/requests.schema.ts';
import { pressChangesSchema, pressSchema } from '#shared/site/press.schema.ts';
import type { ContentDeps } from '#server/domain/deps.ts';
import { changePress, readPress } from '#server/domain/site/press.ts';
import { changedMeanwhile, pressNotFound } from '#server/errors.ts';
import { audienceOfItem } from '#server/http/access/audience.ts';
import { acceptForms, uploadForm, withForm, type FormDeps } from '#server/http/parsing/upload-form.ts';

const tags = ['Press'];

const pressChangesForm = uploadForm({
  fields: pressChangesSchema,
  files: { rider: 'document' },
  required: {},
  orJson: true,
});

export function pressRoutes(deps: ContentDeps & FormDeps): FastifyPluginAsyncZod {
  return async (api) => {
    await acceptForms(api, requestLimits.pressBytes);

    api.get(
      '/press',
      {
        config: { public: true, refuses: [pressNotFound] },
        schema: {
          tags,
          summary: 'The press kit; for visitors only while it is on',
          querystring: itemQuerySchema,
          response: { 200: pressSchema },
        },
      },
      (request) => readPress(deps.database, audienceOfItem(request)),
    );

    api.put(
      '/press',
      {
        config: { form: pressChangesForm, refuses: [changedMeanwhile] },
        bodyLimit: requestLimits.pressBytes,
        schema: {
          tags,
          summary: 'Change any of the fields, the photos or the rider',
          response: { 200: pressSchema },
        },
      },
      (request) =>
        withForm(request, deps, pressChangesForm, ({ fields, files }) => changePress(deps, fields, files)),
    );
  };
}
