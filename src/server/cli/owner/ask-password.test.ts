import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { askNewPassword } from '#server/cli/owner/ask-password.ts';

/** A terminal, and somebody who answers each question with the next of these lines. */
function openTerminal(...lines: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough();
  let screen = '';
  output.on('data', (chunk: Buffer) => {
    screen += chunk.toString();
    if (screen.endsWith(': ')) setImmediate(() => input.write(lines.shift() ?? ''));
  });
  return { terminal: { input, output }, screen: () => screen };
}

test('a password is asked for twice and never shown, however often it takes', async () => {
  const { terminal, screen } = openTerminal(
    'short\r',
    'battery staple\r',
    'battery stable\r',
    'one more try\r',
    'one more try\r',
  );
  expect(await askNewPassword('billy', terminal)).toBe('one more try');
  expect(screen().split('\n')).toEqual([
    'New password for billy: ',
    'Password must be at least 6 characters.',
    'New password for billy: ',
    'The same once more: ',
    'The two are not the same. Please try again.',
    'New password for billy: ',
    'The same once more: ',
    '',
  ]);
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s leaves without one', async (_what, key) => {
  const { terminal } = openTerminal(key);
  await expect(askNewPassword('billy', terminal)).rejects.toThrow('no password was given');
});

test('without a terminal it is the first line that is sent', async () => {
  const send = async (text: string) => {
    const input = new PassThrough();
    input.end(text);
    return askNewPassword('billy', { input, output: new PassThrough() });
  };
  expect(await send(' battery staple \r\nand more')).toBe(' battery staple ');
  await expect(send('short\n')).rejects.toThrow('Password must be at least 6 characters');
  await expect(send('')).rejects.toThrow('Password must be at least 6 characters');
});
