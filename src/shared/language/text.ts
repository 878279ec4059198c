import type { english } from '#shared/language/english/english.ts';
import type { Spoken } from '#shared/language/sentences.ts';

export type Text = {
  visitor: Spoken<typeof english.visitor>;
  owner: Spoken<typeof english.owner>;
};

let current: Partial<Text> = {};

/** For browsers, where the language stays the same until the page is loaded again. */
export function setText(parts: Partial<Text>): void {
  current = { ...current, ...parts };
}

/** For the server: `work` is synchronous, so requests of other sites in this process never see this language. */
export function withText<Result>(parts: Text, work: () => Result): Result {
  const before = current;
  current = parts;
  try {
    return work();
  } finally {
    current = before;
  }
}

/** What visitors read, in the language of the site. It fails where no language is set. */
export const text = () => current.visitor!;

/** What only the owner reads; browsers load it with the dashboard. */
export const ownerText = () => current.owner!;
