import { expect, test } from 'vitest';
import { makeCheckout } from '#tests/support/checkout.ts';
import { commandsIn, documents, optionsOf } from '#tests/support/documents.ts';

/** What the documents let it do: its options, and for the owner's program the word that comes first. */
function toldOf(name: string): string[] {
  const programs = [`npm run ${name}`, `node dist/server/${name}.js`];
  const told = documents
    .flatMap((document) => commandsIn(document))
    .filter(({ program }) => programs.includes(program));
  const actions = name === 'owner' ? told.flatMap(({ args }) => args.slice(0, 1)) : [];
  return [...told.flatMap(optionsOf), ...actions].filter((word) => word !== '--help');
}

test('--help names every option that a document tells of', async () => {
  const { type } = await makeCheckout();
  for (const name of ['backup', 'restore', 'verify', 'owner', 'move', 'demo']) {
    const help = await type(`npm run --silent ${name} -- --help`);
    expect(help).toContain(`npm run ${name}`);
    expect(toldOf(name).filter((word) => !help.includes(word))).toEqual([]);
  }
});
