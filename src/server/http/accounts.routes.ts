import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  accountSchema,
  confirmationSchema,
  credentialsSchema,
  passwordChangeSchema,
  registerSchema,
  registrationSchema,
  userSchema,
} from '#shared/accounts.schema.ts';
import type { User } from '#shared/accounts.schema.ts';
import { idParam } from '#shared/fields.schema.ts';
import type { Config } from '#server/config.ts';
import * as accounts from '#server/domain/accounts.ts';
import type { Changes } from '#server/domain/changes.ts';
import { isDatabaseLost } from '#server/domain/check/lost-database.ts';
import { endSession, startSession } from '#server/domain/sessions.ts';
import {
  databaseLost,
  lastAccount,
  registrationClosed,
  unknownAddress,
  usernameTaken,
  wrongCredentials,
  type Failure,
} from '#server/errors.ts';
import { clientAddress } from '#server/http/access/client-address.ts';
import { createFirstOwnerRule } from '#server/http/access/first-owner.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import { createFailureLimit } from '#server/http/access/failure-limit.ts';
import { createLimit, forStrangers } from '#server/http/access/limits.ts';
import { setSessionCookie, clearSessionCookie } from '#server/http/access/session-cookie.ts';
import { logRefusedSignIn } from '#server/http/access/sign-in-log.ts';
import type { Counters } from '#server/storage/database/counters.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Needs = {
  config: Config;
  database: Database;
  media: MediaStore;
  counters: Counters;
  changes: Changes;
};

const tags = ['Accounts'];
const MINUTE = 60;

export function accountsRoutes({ config, database, media, counters, changes }: Needs): FastifyPluginAsyncZod {
  const guesses = createFailureLimit(counters, { name: 'guesses', times: 10, seconds: 15 * MINUTE });
  const registrations = forStrangers(
    createLimit(counters, { name: 'registrations', times: 10, seconds: 60 * MINUTE }),
  );
  const mayBecomeOwner = createFirstOwnerRule(config);

  const originOf = (request: FastifyRequest) => ({
    address: clientAddress(request),
    userAgent: request.headers['user-agent'],
  });

  /** A new secret at every login: one that was planted before is worth nothing after. */
  async function welcome(request: FastifyRequest, reply: FastifyReply, secret: string): Promise<void> {
    if (request.sessionSecret) await endSession(database, request.sessionSecret);
    setSessionCookie(reply, secret, config.isHttps);
  }

  /** Why somebody may not become the owner of a site that nobody owns; null when they may. */
  async function refusalOf(request: FastifyRequest): Promise<Failure | null> {
    if (!mayBecomeOwner(request)) return unknownAddress(config.publicUrl);
    return (await isDatabaseLost({ database, media })) ? databaseLost() : null;
  }

  /** Whoever may not register needs no advice on how to fill in the form. */
  async function refuseStrangers(request: FastifyRequest): Promise<void> {
    if (request.user) return;
    if (await accounts.isRegistrationOpen(database)) {
      const refusal = await refusalOf(request);
      if (refusal) throw refusal;
      return;
    }
    await registrations.take(request);
    throw registrationClosed();
  }

  /** Who is signed in, once they have proved it by their password. A wrong one counts like a wrong one at the door. */
  async function confirmedOwner(request: FastifyRequest, password: string | undefined): Promise<User> {
    const user = ownerOf(request);
    await guesses.attempt(request, () => accounts.confirmPassword(database, user.id, password));
    return user;
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
          summary: 'Whether whoever asks may register, and why not while nobody owns the site',
          response: { 200: registrationSchema },
        },
      },
      async (request) => {
        if (!(await accounts.isRegistrationOpen(database))) return { open: false };
        const refusal = await refusalOf(request);
        return refusal ? { open: false, reason: refusal.message } : { open: true };
      },
    );

    api.post(
      '/login',
      {
        config: { public: true, limit: guesses, refuses: [wrongCredentials], worksOnFullDisk: true },
        schema: { tags, summary: 'Sign in', body: credentialsSchema, response: { 200: userSchema } },
        onResponse: logRefusedSignIn,
      },
      async (request, reply) => {
        const { user, secret } = await guesses.attempt(request, () =>
          accounts.signIn(database, request.body, originOf(request)),
        );
        await welcome(request, reply, secret);
        return user;
      },
    );

    api.post(
      '/register',
      {
        config: {
          public: true,
          limit: registrations,
          refuses: [registrationClosed, unknownAddress, databaseLost, usernameTaken],
        },
        schema: {
          tags,
          summary:
            'Become the owner while nobody is, or add a user when signed in, with the current password',
          body: registerSchema,
          response: { 201: userSchema },
        },
        onRequest: refuseStrangers,
      },
      async (request, reply) => {
        const { currentPassword, ...credentials } = request.body;
        if (request.user) {
          await confirmedOwner(request, currentPassword);
          return reply.status(201).send(await accounts.addUser(database, credentials));
        }
        const owner = await accounts.registerOwner({ database, changes }, credentials);
        await welcome(request, reply, await startSession(database, owner.id, originOf(request)));
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
          summary: 'Change the password and end every other session of this user',
          body: passwordChangeSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const { currentPassword, newPassword } = request.body;
        const { id } = await confirmedOwner(request, currentPassword);
        await accounts.setPassword(database, id, newPassword, request.sessionSecret ?? undefined);
        return reply.status(204).send(null);
      },
    );

    api.get(
      '/users',
      { schema: { tags, summary: 'Everybody who can sign in', response: { 200: z.array(accountSchema) } } },
      (request) => accounts.listAccounts(database, ownerOf(request)),
    );

    api.delete(
      '/users/:id',
      {
        config: { limit: guesses, refuses: [lastAccount] },
        schema: {
          tags,
          summary: 'Remove an account and end its sessions; your own signs you out',
          params: idParam,
          body: confirmationSchema,
          response: { 204: z.null() },
        },
      },
      async (request, reply) => {
        const you = await confirmedOwner(request, request.body.currentPassword);
        await accounts.removeAccount(database, request.params.id);
        if (request.params.id === you.id) clearSessionCookie(reply, config.isHttps);
        return reply.status(204).send(null);
      },
    );
  };
}
