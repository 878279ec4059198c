import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  credentialsSchema,
  registerSchema,
  registrationSchema,
  userSchema,
} from '#shared/accounts/accounts.schema.ts';
import type { Config } from '#server/config.ts';
import * as accounts from '#server/domain/accounts/accounts.ts';
import type { Changes } from '#server/domain/changes.ts';
import { isDatabaseLost } from '#server/domain/check/leftovers.ts';
import { endSession, startSession } from '#server/domain/accounts/sessions.ts';
import { rememberDevice, reportNewDevice } from '#server/domain/accounts/known-devices.ts';
import type { Outbox } from '#server/domain/mail/outbox.ts';
import {
  currentPasswordMissing,
  databaseLost,
  registrationClosed,
  unknownAddress,
  usernameTaken,
  wrongCredentials,
  wrongCurrentPassword,
  type Failure,
} from '#server/errors.ts';
import { clientAddress } from '#server/http/access/client-address.ts';
import { readDeviceSecret, setDeviceCookie } from '#server/http/access/device-cookie.ts';
import { createFirstOwnerRule } from '#server/http/access/first-owner.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import { createLimit, unlessSignedIn } from '#server/http/access/limits.ts';
import { setSessionCookie, clearSessionCookie } from '#server/http/access/session-cookie.ts';
import type { PasswordCheck } from '#server/http/routes/accounts/password-check.ts';
import type { Counters } from '#server/storage/database/opened-database.ts';
import type { Database } from '#server/storage/database/database.ts';
import type { MediaStore } from '#server/storage/media-store/media-store.ts';

type Deps = {
  config: Config;
  database: Database;
  media: MediaStore;
  counters: Counters;
  changes: Changes;
  outbox: Outbox;
  passwordCheck: PasswordCheck;
};

const tags = ['Accounts'];

/** Signing in and out, and registering. */
export function signInRoutes(deps: Deps): FastifyPluginAsyncZod {
  const { config, database, media, counters, changes, passwordCheck } = deps;
  const registrations = unlessSignedIn(
    createLimit(counters, { name: 'registrations', times: 10, seconds: 60 * 60 }),
  );
  const mayBecomeOwner = createFirstOwnerRule(config);

  const originOf = (request: FastifyRequest) => ({
    address: clientAddress(request),
    userAgent: request.headers['user-agent'],
  });

  /** Replaces the session at every login, so that a secret planted before is worthless. */
  async function replaceSession(request: FastifyRequest, reply: FastifyReply, secret: string): Promise<void> {
    if (request.sessionSecret) await endSession(database, request.sessionSecret);
    setSessionCookie(reply, secret, config.isHttps);
  }

  /** A sign-in never fails because its device cannot be stored. */
  async function storeDevice(
    request: FastifyRequest,
    reply: FastifyReply,
    store: () => Promise<string>,
  ): Promise<void> {
    if (!deps.outbox.isOn) return;
    try {
      setDeviceCookie(reply, await store(), config.isHttps);
    } catch (error) {
      request.log.warn({ err: error }, 'The device of a sign-in could not be stored');
    }
  }

  /** Why this client may not become the owner of a site without one; null when it may. */
  async function refusalOf(request: FastifyRequest): Promise<Failure | null> {
    if (!mayBecomeOwner(request)) return unknownAddress(config.publicUrl);
    return (await isDatabaseLost({ database, media })) ? databaseLost() : null;
  }

  /** Runs before validation: a client that may not register needs no advice on how to fill in the form. */
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
        return refusal ? { open: false, reason: refusal.sentence } : { open: true };
      },
    );

    api.post(
      '/login',
      {
        config: {
          public: true,
          limit: passwordCheck.limit,
          refuses: [wrongCredentials],
          worksOnFullDisk: true,
        },
        schema: { tags, summary: 'Sign in', body: credentialsSchema, response: { 200: userSchema } },
        onResponse: logRefusedSignIn,
      },
      async (request, reply) => {
        const { user, secret } = await passwordCheck.limit.attempt(request, () =>
          accounts.signIn(database, request.body, originOf(request)),
        );
        await replaceSession(request, reply, secret);
        const known = readDeviceSecret(request, config.isHttps);
        await storeDevice(request, reply, () => reportNewDevice(deps, user, known, originOf(request)));
        return user;
      },
    );

    api.post(
      '/register',
      {
        config: {
          public: true,
          limit: registrations,
          refuses: [
            currentPasswordMissing,
            wrongCurrentPassword,
            registrationClosed,
            unknownAddress,
            databaseLost,
            usernameTaken,
          ],
        },
        schema: {
          tags,
          summary:
            'Become the owner while nobody is, or add a user when signed in, with your current password',
          body: registerSchema,
          response: { 201: userSchema },
        },
        onRequest: refuseStrangers,
      },
      async (request, reply) => {
        const { currentPassword, ...credentials } = request.body;
        if (request.user) {
          await passwordCheck.confirmedOwner(request, currentPassword);
          return reply.status(201).send(await accounts.addUser(database, credentials));
        }
        const owner = await accounts.registerOwner({ database, changes }, credentials);
        await replaceSession(request, reply, await startSession(database, owner.id, originOf(request)));
        await storeDevice(request, reply, () => rememberDevice(database, owner));
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
  };
}

const refusedSignIns: Record<number, string> = {
  401: 'wrong name or password',
  429: 'too many attempts',
};

/**
 * Logs each refused sign-in in the form that fail2ban reads (docs/self-hosting.md). The line holds no user name: some
 * people type their password into that field.
 */
async function logRefusedSignIn(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const reason = refusedSignIns[reply.statusCode];
  if (reason) request.log.warn(`Sign-in refused for ${clientAddress(request)}: ${reason}`);
}
