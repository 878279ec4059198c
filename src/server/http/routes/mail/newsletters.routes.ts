import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  newNewsletterSchema,
  newsletterChangesSchema,
  newsletterPreviewSchema,
  newsletterSchema,
  sendNewsletterSchema,
} from '#shared/mail/newsletters.schema.ts';
import { requestLimits } from '#shared/primitives/limits.ts';
import { idParam, listPartFields } from '#shared/primitives/requests.schema.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import * as newsletters from '#server/domain/mail/newsletters/newsletters.ts';
import type { WriterDeps } from '#server/domain/mail/writer.ts';
import {
  changedMeanwhile,
  newsletterNotFound,
  newsletterNotScheduled,
  newsletterScheduled,
  newsletterSent,
  nobodyOnList,
  noNoticeAddress,
  unknownCursor,
} from '#server/errors.ts';
import { sendList } from '#server/http/responses/lists.ts';

const tags = ['Newsletters'];

/** Only where the site sends mail. */
export function newslettersRoutes(deps: WriterDeps & { outbox: Outbox }): FastifyPluginAsyncZod {
  const { database } = deps;
  return async (api) => {
    api.get(
      '/newsletters',
      {
        config: { refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Newsletters, newest first, with how many people got each',
          querystring: z.object(listPartFields),
          response: { 200: z.array(newsletterSchema) },
        },
      },
      async (request, reply) => sendList(reply, await newsletters.listNewsletters(database, request.query)),
    );

    api.post(
      '/newsletters',
      {
        bodyLimit: requestLimits.longTextBytes,
        schema: {
          tags,
          summary: 'Write a newsletter: a draft until it is sent',
          body: newNewsletterSchema,
          response: { 201: newsletterSchema },
        },
      },
      async (request, reply) =>
        reply.status(201).send(await newsletters.createNewsletter(database, request.body)),
    );

    api.post(
      '/newsletters/preview',
      {
        bodyLimit: requestLimits.longTextBytes,
        config: { worksOnFullDisk: true },
        schema: {
          tags,
          summary: 'How a newsletter would look, without storing it',
          body: newNewsletterSchema,
          response: { 200: newsletterPreviewSchema },
        },
      },
      (request) => newsletters.previewNewsletter(deps, request.body),
    );

    api.get(
      '/newsletters/:id',
      { schema: { tags, summary: 'One newsletter', params: idParam, response: { 200: newsletterSchema } } },
      (request) => newsletters.readNewsletter(database, request.params.id),
    );

    api.put(
      '/newsletters/:id',
      {
        bodyLimit: requestLimits.longTextBytes,
        config: { refuses: [newsletterNotFound, newsletterSent, changedMeanwhile] },
        schema: {
          tags,
          summary: 'Change a newsletter that was not sent yet',
          params: idParam,
          body: newsletterChangesSchema,
          response: { 200: newsletterSchema },
        },
      },
      (request) => newsletters.changeNewsletter(database, request.params.id, request.body),
    );

    api.delete(
      '/newsletters/:id',
      {
        schema: {
          tags,
          summary: 'Delete a newsletter; who has not got it yet does not get it any more',
          params: idParam,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        await newsletters.deleteNewsletter(database, request.params.id);
        return reply.status(204).send(null);
      },
    );

    api.post(
      '/newsletters/:id/test',
      {
        config: { refuses: [newsletterNotFound, noNoticeAddress] },
        schema: {
          tags,
          summary: 'Send it to the owner alone',
          params: idParam,
          response: { 202: z.object({ accepted: z.literal(true) }) },
        },
      },
      async (request, reply) => {
        await newsletters.sendTest(deps, request.params.id);
        return reply.status(202).send({ accepted: true });
      },
    );

    api.post(
      '/newsletters/:id/send',
      {
        config: { refuses: [newsletterNotFound, newsletterSent, newsletterScheduled, nobodyOnList] },
        schema: {
          tags,
          summary: 'Send it to everybody on the list, now or at a time',
          params: idParam,
          body: sendNewsletterSchema,
          response: { 202: newsletterSchema },
        },
      },
      async (request, reply) => {
        const { sendAt = null } = request.body;
        return reply.status(202).send(await newsletters.sendNewsletter(deps, request.params.id, sendAt));
      },
    );

    api.delete(
      '/newsletters/:id/send',
      {
        config: { refuses: [newsletterNotFound, newsletterSent, newsletterNotScheduled] },
        schema: {
          tags,
          summary: 'Take a newsletter that waits for its time back to a draft',
          params: idParam,
          response: { 200: newsletterSchema },
        },
      },
      (request) => newsletters.unscheduleNewsletter(database, request.params.id),
    );
  };
}
