import { owner } from '#shared/language/english/owner.ts';
import { server } from '#shared/language/english/server.ts';
import { visitor } from '#shared/language/english/visitor.ts';

/** The source of all other languages. Its words are those of the specification. */
export const english = { visitor, owner, server } as const;
