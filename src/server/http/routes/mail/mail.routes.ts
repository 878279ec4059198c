import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { mailStateSchema } from '#shared/mail/mails.schema.ts';
import { idParam } from '#shared/primitives/requests.schema.ts';
import type { Config } from '#server/config.ts';
import * as mail from '#server/domain/mail/mail-state.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import { mailNotFound, mailOff, noNoticeAddress } from '#server/errors.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { config: Config; database: Database; outbox: Outbox };

const tags = ['Mail'];

export function mailRoutes(deps: Deps): FastifyPluginAsyncZod {
  const refuseWithoutServer = async () => {
    if (!deps.outbox.isOn) throw mailOff();
  };

  return async (api) => {
    api.get(
      '/mail',
      {
        schema: {
          tags,
          summary: 'Whether the site sends mail, and what could not be sent',
          response: { 200: mailStateSchema },
        },
      },
      () => mail.readMailState(deps),
    );

    api.post(
      '/mail/retry',
      {
        config: { refuses: [mailOff] },
        schema: { tags, summary: 'Try now what could not be sent', response: { 204: z.null() } },
        preHandler: refuseWithoutServer,
      },
      async (_request, reply) => {
        await mail.retryMails(deps);
        return reply.status(204).send(null);
      },
    );

    api.post(
      '/mail/test',
      {
        config: { refuses: [mailOff, noNoticeAddress] },
        schema: {
          tags,
          summary: 'Send a test mail to the address of the notices',
          response: { 202: z.null() },
        },
        preHandler: refuseWithoutServer,
      },
      async (_request, reply) => {
        await mail.sendTestMail(deps);
        return reply.status(202).send(null);
      },
    );

    api.delete(
      '/mail/:id',
      {
        config: { refuses: [mailOff, mailNotFound] },
        schema: {
          tags,
          summary: 'Do not send a mail any more',
          params: idParam,
          response: { 204: z.null() },
        },
        preHandler: refuseWithoutServer,
      },
      async (request, reply) => {
        await mail.dropMail(deps, request.params.id);
        return reply.status(204).send(null);
      },
    );
  };
}
