import type { FastifyRequest } from 'fastify';
import type { User } from '#shared/accounts/accounts.schema.ts';
import { confirmPassword } from '#server/domain/accounts/accounts.ts';
import { currentPasswordMissing } from '#server/errors.ts';
import { createFailureLimit } from '#server/http/access/failure-limit.ts';
import { ownerOf } from '#server/http/access/guards.ts';
import type { Counters } from '#server/storage/database/opened-database.ts';
import type { Database } from '#server/storage/database/database.ts';

type Deps = { database: Database; counters: Counters };

/** One limit on wrong passwords, for signing in and for confirming a change. */
export function createPasswordCheck({ database, counters }: Deps) {
  const limit = createFailureLimit(counters, { name: 'guesses', times: 10, seconds: 15 * 60 });
  return {
    limit,
    /** The signed-in user, once the password proves it. */
    async confirmedOwner(request: FastifyRequest, password: string | undefined): Promise<User> {
      const user = ownerOf(request);
      // Nothing was guessed, so it does not count.
      if (password === undefined) throw currentPasswordMissing();
      await limit.attempt(request, () => confirmPassword(database, user.id, password));
      return user;
    },
  };
}

export type PasswordCheck = ReturnType<typeof createPasswordCheck>;
