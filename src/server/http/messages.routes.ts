import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { messageSchema } from '#shared/messages.schema.ts';
import { idParam } from '#shared/fields.schema.ts';
import * as messages from '#server/domain/messages.ts';
import type { Database } from '#server/storage/database/database.ts';

const tags = ['Messages'];

export function messagesRoutes({ database }: { database: Database }): FastifyPluginAsyncZod {
  return async (api) => {
    api.get(
      '/messages',
      { schema: { tags, summary: 'All messages, newest first', response: { 200: z.array(messageSchema) } } },
      () => messages.listMessages(database),
    );

    api.put(
      '/messages/:id/read',
      { schema: { tags, summary: 'Mark as read', params: idParam, response: { 200: messageSchema } } },
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
  };
}
