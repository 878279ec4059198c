import { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { credentialsSchema } from '#shared/accounts/accounts.schema.ts';

export class NoPassword extends Error {}

type Input = NodeJS.ReadableStream & { isTTY?: boolean };
type Streams = { input: Input; output: NodeJS.WritableStream };

/** Asks twice at a terminal, without echo; otherwise reads the first line of the input. */
export async function askNewPassword(username: string, { input, output }: Streams): Promise<string> {
  if (!input.isTTY) return readFirstLine(input);
  const ask = createSecretQuestions({ input, output });
  try {
    for (;;) {
      const password = await ask.question(`New password for ${username}: `);
      const mistake = mistakeIn(password);
      if (mistake) {
        output.write(`${mistake}.\n`);
        continue;
      }
      if ((await ask.question('The same once more: ')) === password) return password;
      output.write('The two are not the same. Please try again.\n');
    }
  } finally {
    ask.close();
  }
}

async function readFirstLine(input: Input): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of input) chunks.push(Buffer.from(chunk));
  const [password = ''] = Buffer.concat(chunks).toString('utf8').split(/\r?\n/);
  const mistake = mistakeIn(password);
  if (mistake) throw new NoPassword(mistake);
  return password;
}

function mistakeIn(password: string): string | undefined {
  return credentialsSchema.shape.password.safeParse(password).error?.issues[0]?.message;
}

/** Questions without echo. */
function createSecretQuestions({ input, output }: Streams) {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  const leaving = new AbortController();
  // Ctrl+C and Ctrl+D: without them the program would wait for an answer that never comes.
  lines.once('SIGINT', () => leaving.abort());
  lines.once('close', () => leaving.abort());

  return {
    async question(text: string): Promise<string> {
      output.write(text);
      try {
        return await lines.question('', { signal: leaving.signal });
      } catch (error) {
        if (leaving.signal.aborted) throw new NoPassword('no password was given');
        throw error;
      } finally {
        output.write('\n');
      }
    },
    close: () => lines.close(),
  };
}
