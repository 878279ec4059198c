import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { z } from 'zod';
import { errorSchema } from '#shared/primitives/requests.schema.ts';
import { sessionCookieName } from '#server/http/access/session-cookie.ts';

type Document = NonNullable<FastifyDynamicSwaggerOptions['openapi']>;

const describedError: object = {
  ...z.toJSONSchema(errorSchema),
  $schema: undefined,
  description:
    'Every refusal is a sentence for people and, where fields are wrong, one for each of them. ' +
    'So is every failure of the site itself: 500, or 503 with Retry-After. Whatever else a call refuses, ' +
    'a request that is not well-formed gets 400, one that arrives too slowly 408, one that is too long 413 or 431.',
};

/** The API description without the routes, which add themselves. */
export function apiDocument({ isHttps }: { isHttps: boolean }): Document {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Marquee',
      version: '1',
      description: 'Everything the site and its dashboard do, they do through these calls.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This site' }],
    tags: [
      { name: 'Accounts', description: 'Signing in and out, and who may' },
      { name: 'Settings', description: 'What the site says about the artist' },
      { name: 'Press', description: 'The press kit' },
      { name: 'Preview', description: 'The site as visitors will see it on a later day' },
      { name: 'Tracks', description: 'The music' },
      { name: 'Releases', description: 'Albums, EPs and singles' },
      { name: 'Videos', description: 'Videos, uploaded or embedded from another site' },
      { name: 'News', description: 'Posts in Markdown, with a picture and a song, video or release' },
      { name: 'Photos', description: "The photos of the home page's About section" },
      { name: 'Shows', description: 'Concert dates' },
      { name: 'Conversions', description: 'Recordings that are converted so that they play everywhere' },
      { name: 'Bin', description: 'What was deleted and can be restored' },
      { name: 'Messages', description: 'What visitors wrote to the artist' },
      { name: 'Mailing list', description: 'Who gets the newsletters' },
      { name: 'Newsletters', description: 'What they get' },
      { name: 'Mail', description: 'Mail on its way' },
      { name: 'Statistics', description: 'What is counted, without storing anything about a visitor' },
      { name: 'Embeds', description: 'Players for other sites' },
      { name: 'Operation', description: 'For whoever keeps the site running' },
    ],
    components: {
      schemas: { Error: describedError },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: sessionCookieName(isHttps),
          description: 'POST /api/login sets it.',
        },
      },
    },
    security: [{ session: [] }],
  };
}
