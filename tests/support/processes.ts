import { spawn, type ChildProcess } from 'node:child_process';
import { projectRoot } from '#ssr/project-root.ts';

/** Less than a test may take, so that the message below is seen. */
const MAX_WAIT_MS = 100_000;

/** Waits for a bounded time; the error says what was waited for. */
export async function within<T>(work: Promise<T>, what: () => string, maxMs = MAX_WAIT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${maxMs / 1_000} s for ${what()}`)), maxMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Collects the output of a process and waits, for a bounded time, for its end or for something it prints. */
export function watchProcess(child: ChildProcess, name: string) {
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  const closed = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  return {
    ended: () => within(closed, () => `“${name}” to end. It printed:\n${output}`),
    /** Gives the match, or its first group. */
    prints: (pattern: RegExp): Promise<string> => {
      const found = new Promise<string>((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match[1] ?? match[0]);
        };
        listeners.add(look);
        look();
        void closed.then(() => reject(new Error(`“${name}” ended without printing ${pattern}:\n${output}`)));
      });
      return within(found, () => `“${name}” to print ${pattern}. It printed:\n${output}`);
    },
  };
}

type Options = { environment?: Record<string, string>; input?: string };

/** Starts one of the programs in dist/server. */
export function startProgram(program: string, args: string[], { environment, input = '' }: Options = {}) {
  const child = spawn(process.execPath, [`dist/server/${program}.js`, ...args], {
    cwd: projectRoot(),
    env: { ...process.env, ...environment },
  });
  // A program that reads no input may end before it is sent.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const watched = watchProcess(child, [program, ...args].join(' '));
  return { ...watched, kill: () => child.kill('SIGKILL') };
}

/** Runs one of the programs in dist/server to its end. */
export function runProgram(program: string, args: string[], options?: Options) {
  return startProgram(program, args, options).ended();
}
