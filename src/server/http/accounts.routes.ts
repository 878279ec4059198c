import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  credentialsSchema,
  passwordChangeSchema,
  registrationSchema,
  userSchema,
} from '#shared/accounts.schema.ts';
import type { User } from '#shared/accounts.schema.ts';
import type { Config } from '#server/config.ts';
import * as accounts from '#server/domain/accounts.ts';
import type { Changes } from '#server/domain/changes.ts';
import { endOtherSessions, endSession, startSession } from '#server/domain/sessions.ts';
import { registrationClosed, usernameTaken, wrongCredentials } from '#server/errors.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import { createFailureLimit } from '#server/http/access/failure-limit.ts';
import { createLimit, forStrangers } from '#server/http/access/limits.ts';
import { setSessionCookie, clearSessionCookie } from '#server/http/access/session-cookie.ts';
import type { Counters } from '#server/storage/database/counters.ts';
import type { Database } from '#server/storage/database/database.ts';

type Needs = { config: Config; database: Database; counters: Counters; changes: Changes };

const tags = ['Accounts'];

export function accountsRoutes({ config, database, counters, changes }: Needs): FastifyPluginAsyncZod {
  const guesses = createFailureLimit(counters('guesses', 10, 15 * 60));
  const registrations = forStrangers(createLimit(counters('registrations', 10, 60 * 60)));

  /** A new secret at every login: one that was planted before is worth nothing after. */
  async function signIn(request: FastifyRequest, reply: FastifyReply, user: User): Promise<void> {
    if (request.sessionSecret) await endSession(database, request.sessionSecret);
    setSessionCookie(reply, await startSession(database, user.id), config.isHttps);
  }

  /** Whoever may not register needs no advice on how to fill in the form. */
  async function refuseStrangersOnceClosed(request: FastifyRequest): Promise<void> {
    if (request.user || (await accounts.isRegistrationOpen(database))) return;
    await registrations.take(request);
    throw registrationClosed();
  }

  return async (api) => {
    api.get(
      '/user',
      { schema: { tags, summary: 'Who is signed in', response: { 200: userSchema } } },
      (request) => ownerOf(request),
    );

    api.get(
      '/registration',
      {
        config: { public: true },
        schema: {
          tags,
          summary: 'Whether a stranger may still register',
          response: { 200: registrationSchema },
        },
      },
      async () => ({ open: await accounts.isRegistrationOpen(database) }),
    );

    api.post(
      '/login',
      {
        config: { public: true, limit: guesses, refuses: [wrongCredentials], worksOnFullDisk: true },
        schema: { tags, summary: 'Sign in', body: credentialsSchema, response: { 200: userSchema } },
      },
      async (request, reply) => {
        const user = await guesses.attempt(request, () => accounts.verifyCredentials(database, request.body));
        await signIn(request, reply, user);
        return user;
      },
    );

    api.post(
      '/register',
      {
        config: { public: true, limit: registrations, refuses: [registrationClosed, usernameTaken] },
        schema: {
          tags,
          summary: 'Become the owner while nobody is, or add a user when signed in',
          body: credentialsSchema,
          response: { 201: userSchema },
        },
        onRequest: refuseStrangersOnceClosed,
      },
      async (request, reply) => {
        if (request.user) return reply.status(201).send(await accounts.addUser(database, request.body));
        const owner = await accounts.registerOwner({ database, changes }, request.body);
        await signIn(request, reply, owner);
        return reply.status(201).send(owner);
      },
    );

    api.post(
      '/logout',
      {
        config: { public: true, worksOnFullDisk: true },
        schema: { tags, summary: 'Sign out', response: { 204: z.null() } },
      },
      async (request, reply) => {
        if (request.sessionSecret) await endSession(database, request.sessionSecret);
        clearSessionCookie(reply, config.isHttps);
        return reply.status(204).send(null);
      },
    );

    api.put(
      '/password',
      {
        config: { limit: guesses, worksOnFullDisk: true },
        schema: {
          tags,
          summary: 'Change the password and end every other session',
          body: passwordChangeSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { id } = ownerOf(request);
        await guesses.attempt(request, () => accounts.changePassword(database, id, request.body));
        if (request.sessionSecret) await endOtherSessions(database, id, request.sessionSecret);
        return reply.status(204).send(null);
      },
    );
  };
}
