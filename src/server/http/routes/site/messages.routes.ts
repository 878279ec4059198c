import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { idParam, listQuerySchema } from '#shared/primitives/requests.schema.ts';
import {
  deletedMessagesSchema,
  messageDeletionSchema,
  messageSchema,
  unreadMessagesSchema,
} from '#shared/site/messages.schema.ts';
import { messageSorts } from '#shared/site/messages.ts';
import * as messages from '#server/domain/site/messages.ts';
import { unknownCursor } from '#server/errors.ts';
import { sendList } from '#server/http/responses/lists.ts';
import type { Database } from '#server/storage/database/database.ts';

const tags = ['Messages'];

export function messagesRoutes({ database }: { database: Database }): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/messages',
      {
        config: { refuses: [unknownCursor] },
        schema: {
          tags,
          summary: 'Messages, newest first',
          querystring: listQuerySchema(messageSorts),
          response: { 200: z.array(messageSchema) },
        },
      },
      async (request, reply) => sendList(reply, await messages.listMessages(database, request.query)),
    );

    api.get(
      '/messages/unread',
      {
        schema: {
          tags,
          summary: 'How many have not been opened yet',
          response: { 200: unreadMessagesSchema },
        },
      },
      async () => ({ unread: await messages.countUnread(database) }),
    );

    api.get(
      '/messages/:id',
      { schema: { tags, summary: 'One message', params: idParam, response: { 200: messageSchema } } },
      (request) => messages.readMessage(database, request.params.id),
    );

    api.put(
      '/messages/:id/read',
      {
        config: { worksOnFullDisk: true },
        schema: { tags, summary: 'Mark as read', params: idParam, response: { 200: messageSchema } },
      },
      (request) => messages.markRead(database, request.params.id),
    );

    api.delete(
      '/messages/:id',
      { schema: { tags, summary: 'Delete a message', params: idParam, response: { 204: z.null() } } },
      async (request, reply) => {
        await messages.deleteMessage(database, request.params.id);
        return reply.status(204).send(null);
      },
    );

    api.post(
      '/messages/delete',
      {
        config: { worksOnFullDisk: true },
        schema: {
          tags,
          summary: 'Delete many messages: the chosen ones, or all that match up to the newest one seen',
          body: messageDeletionSchema,
          response: { 200: deletedMessagesSchema },
        },
      },
      async (request) => ({ deleted: await messages.deleteMessages(database, request.body) }),
    );
  };
}
