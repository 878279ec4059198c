import { spawn } from 'node:child_process';

/** Types, lint, format and unused code beside each other. The output of each is printed when it ends. */
const scripts = ['types', 'lint', 'format:check', 'unused'];

const codes = await Promise.all(scripts.map(run));
process.exit(codes.every((code) => code === 0) ? 0 : 1);

function run(script: string): Promise<number | null> {
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve) =>
    child.once('close', (code) => {
      process.stdout.write(
        `${code === 0 ? 'passed' : 'FAILED'}: npm run ${script}\n${code === 0 ? '' : output}`,
      );
      resolve(code);
    }),
  );
}
