import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is written for people: how to start, run, repair and change the site. */
export const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

export type Command = {
  document: string;
  /** As far as it says what runs: "npm run backup", "npx tsx bench/growth.ts", "docker compose". */
  program: string;
  /** What follows: "--force", "my-site.tar". */
  args: string[];
};

/** Inline code that begins with one of these is a command; in a block for the shell every line is one. */
const PROGRAMS = /^(?:\w+=\S* )*(?:npm|npx|node|docker|systemctl|caddy|nginx|git|tar|curl|sudo) [^:]/;
const BLOCK = /^ *```(\w*)\n([\s\S]*?)^ *```$/gm;

export function commandsIn(document: string, text = readFileSync(document, 'utf8')): Command[] {
  const blocks = [...text.matchAll(BLOCK)].filter(([, language]) => language === 'sh');
  const inline = [...text.replaceAll(BLOCK, '').matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const lines = [...blocks.map(([, , code = '']) => code), ...inline.filter((code) => PROGRAMS.test(code))];
  return lines.flatMap(splitShell).map((words) => ({ document, ...nameProgram(words) }));
}

/** The words of each command, and of what Docker is told to run. */
function splitShell(script: string): string[][] {
  const words = script
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/(^|\s)#.*$/gm, '$1')
    .matchAll(/'[^']*'|"[^"]*"|&&|[|;\n]|[^\s|;]+/g);
  const commands: string[][] = [[]];
  for (const [word] of words) {
    if (/^(?:&&|[|;\n])$/.test(word)) commands.push([]);
    else commands.at(-1)?.push(word);
  }
  return commands
    .map(withoutSurroundings)
    .filter((command) => command.length > 0)
    .flatMap((command) => [command, ...insideOf(command)]);
}

/** Without the variables before it, and without where it reads from and writes to. */
function withoutSurroundings(words: string[]): string[] {
  const first = words.findIndex((word) => !/^\w+=/.test(word));
  const own = first === -1 ? [] : words.slice(first);
  const end = own.findIndex((word) => /^[<>]/.test(word));
  return end === -1 ? own : own.slice(0, end);
}

function insideOf(words: string[]): string[][] {
  if (words[0] !== 'docker') return [];
  const [shell, node] = [words.indexOf('-c'), words.indexOf('node')];
  if (shell !== -1) return splitShell(words[shell + 1]?.slice(1, -1) ?? '');
  return node === -1 ? [] : [words.slice(node)];
}

function nameProgram(words: string[]): Pick<Command, 'program' | 'args'> {
  const [tool = '', next = ''] = words;
  const length = lengthOfName(tool, next);
  const args = words.slice(length).filter((word) => word !== '--');
  return { program: words.slice(0, length).join(' '), args };
}

function lengthOfName(tool: string, next: string): number {
  if (['npm', 'npx'].includes(tool)) return ['run', 'tsx'].includes(next) ? 3 : 2;
  return ['node', 'docker'].includes(tool) ? 2 : 1;
}

/** The options among them, as `--data-dir` in `--data-dir=here`. */
export function optionsOf({ args }: Command): string[] {
  return args.filter((word) => word.startsWith('--')).map((word) => word.replace(/=.*/, ''));
}
