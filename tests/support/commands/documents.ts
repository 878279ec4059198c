import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The documents for people who run, repair or change the site. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

export type Command = { document: string; program: string; args: string[] };

/** What runs: a script, a file, or a tool with its first word. */
const PROGRAM =
  /\b(npm run [\w:-]+|npm (?:start|test|install)|npx (?:tsx )?[\w./-]+|node (?:\/[\w/]+\/)?(?:dist\/[\w./-]+|\.(?= |$))|docker (?:compose|build|volume)|systemctl|caddy)(.*)/;

const inlineCode = (text: string) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** The commands in shell blocks and in inline code; a line may hold several, one inside or after the other. */
export function commandsIn(document: string, text = readFileSync(document, 'utf8')): Command[] {
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].map(([, code = '']) => code);
  const lines = blocks.flatMap((code) => code.replaceAll(/\\\n/g, ' ').split('\n'));
  const prose = inlineCode(text.replaceAll(/^ *```[\s\S]*?^ *```$/gm, ''));
  return [...lines, ...prose]
    .flatMap((line) => line.replace(/(^|\s)#.*/, '').split(/&&|[|;]/))
    .flatMap((part) => commandsOf(part).map((command) => ({ document, ...command })));
}

function commandsOf(text: string): Omit<Command, 'document'>[] {
  const [, name, rest = ''] = PROGRAM.exec(text) ?? [];
  if (!name) return [];
  const args = rest.split(/[\s'"]+/).filter((word) => word && word !== '--');
  const program = name.replace(/ \/[\w/]+\/(?=dist\/)/, ' ');
  return [{ program, args }, ...commandsOf(rest)];
}

/** The option names among the arguments: `--data-dir` of `--data-dir=here`. */
export function optionsOf({ args }: Command): string[] {
  return args.filter((word) => word.startsWith('--')).map((word) => word.replace(/=.*/, ''));
}
