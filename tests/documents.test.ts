import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsIn, documents, optionsOf, type Command } from '#tests/support/commands/documents.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The file that types each command. */
const typedIn: Record<string, string[]> = {
  '.ci/run': ['npm install', 'npm test', 'npm run check'],
  'scripts/check.ts': ['npm run types', 'npm run lint', 'npm run format:check', 'npm run unused'],
  'scripts/test.ts': ['npm run build', 'npx vitest', 'npx playwright'],
  'tests/commands/site.test.ts': [
    'npm start',
    'npm run backup',
    'npm run restore',
    'npm run verify',
    'npm run owner',
    'npm run move',
    'npm run statistics',
  ],
  'tests/commands/demo.test.ts': ['npm run demo'],
  'tests/commands/dev.test.ts': ['npm run dev'],
  'tests/commands/language.test.ts': ['npm run language'],
  'tests/commands/release.test.ts': [
    'npm run package',
    'node .',
    'node dist/server/backup.js',
    'node dist/server/restore.js',
    'node dist/server/owner.js',
    'node dist/server/move.js',
  ],
  'tests/slow/measurements.test.ts': [
    'npm run bench',
    'npm run lighthouse',
    'npm run screenshots',
    'npx tsx bench/growth.ts',
    'npx tsx bench/capacity.ts',
    'npx tsx bench/backup.ts',
    'npx tsx bench/statistics.ts',
    'npx tsx bench/upload-memory.ts',
    'npx tsx bench/hot-files.ts',
    'npx tsx bench/real-files.ts',
    'npx tsx bench/conversion.ts',
  ],
};

/** What no test types, and why. */
const notTyped: Record<string, string> = {
  'npm run validate': 'runs parts of what .ci/run runs',
  'npm run test:slow': 'takes long',
  'npx tsx scripts/write-reliability.ts': 'needs the figures of test:slow',
  'npm run format': 'changes files',
  'docker compose': 'no Docker where the tests run',
  'docker build': 'no Docker where the tests run',
  'docker volume': 'no Docker where the tests run',
  systemctl: 'no systemd where the tests run',
  caddy: 'no Caddy where the tests run',
};

const commands = documents.flatMap((document) => commandsIn(document));
const named = (name: string) => commands.filter(({ program }) => program === name);
const described = ({ document, program, args }: Command) => `${document}: ${[program, ...args].join(' ')}`;

describe('the commands of the documents', () => {
  it('are found', () => {
    const text =
      'So `A=1 npm run x -- --y=1 z`:\n\n```sh\ncd a && node . # why\ndocker compose exec b node dist/c.js\n```\n';
    expect(commandsIn('README.md', text).map(({ program, args }) => [program, ...args])).toEqual([
      ['node .'],
      ['docker compose', 'exec', 'b', 'node', 'dist/c.js'],
      ['node dist/c.js'],
      ['npm run x', '--y=1', 'z'],
    ]);
  });

  it('are typed by a test or by CI, or a reason says why not', () => {
    const isPartOfNpmTest = (program: string) => program.startsWith('npm run test:');
    const known = [...Object.values(typedIn).flat(), ...Object.keys(notTyped)];
    const unknown = commands.filter(({ program }) => !known.includes(program) && !isPartOfNpmTest(program));
    expect(unknown.map(described)).toEqual([]);
  });

  it.each(Object.entries(typedIn))('%s types its commands', (file, programs) => {
    const text = read(file).replaceAll('--silent ', '');
    const isTyped = (program: string) =>
      text.includes(program) || (file === 'scripts/check.ts' && text.includes(`'${program.slice(8)}'`));
    expect(programs.filter((program) => !isTyped(program))).toEqual([]);
  });

  it('are scripts and files that exist', () => {
    const exists = ({ program }: Command) => {
      const [tool = '', next = '', name = ''] = program.split(' ');
      if (tool === 'npm') return next === 'install' || (next === 'run' ? name : next) in scripts;
      return tool !== 'npx' || next !== 'tsx' || existsSync(name);
    };
    expect(commands.filter((command) => !exists(command)).map(described)).toEqual([]);
  });

  it('have the options that are named', () => {
    const sourceOf = (program: string) => {
      const name = /(?:npm run |dist\/server\/)([\w-]+)(?:\.js)?$/.exec(program)?.[1] ?? '';
      const cli = filesBelow('src/server/cli').filter((file) => file.startsWith(`src/server/cli/${name}`));
      const script = /\S+\.ts$/.exec(scripts[name] ?? program) ?? [];
      return [...cli, ...script]
        .filter((file) => file.endsWith('.ts'))
        .map(read)
        .join('');
    };
    const ours = commands.filter(({ program }) => /^npm run |^npx tsx |^node dist/.test(program));
    const wrong = ours.filter((command) => {
      const source = sourceOf(command.program);
      return optionsOf(command).some((option) => !source.includes(option.slice(2)) && option !== '--help');
    });
    expect(wrong.map(described)).toEqual([]);
  });
});

describe('the compose files and commands for Docker and systemd', () => {
  /** The names under "services:" or "volumes:". */
  const listedIn = (file: string, heading: string) => {
    const [, part = ''] = read(file).split(new RegExp(`^${heading}:\\n`, 'm'));
    const [own = ''] = part.split(/^\w/m);
    return [...own.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  };

  it('name services, volumes, build arguments and units that exist', () => {
    const services = [...listedIn('compose.yaml', 'services'), ...listedIn('compose.scale.yaml', 'services')];
    const wrong = named('docker compose').filter(({ args }) => {
      const at = args.findIndex((word) => ['exec', 'run', 'build', 'cp'].includes(word));
      const service = args.slice(at + 1).find((word) => !word.startsWith('-'));
      return at !== -1 && service !== undefined && !services.includes(service.replace(/:.*/, ''));
    });
    expect(wrong.map(described)).toEqual([]);
    const wordsOf = (name: string) => named(name).flatMap(({ args }) => args);
    const volumes = wordsOf('docker volume').flatMap(
      (word) => /(?:compose\.volume=|^marquee_)(\w+)/.exec(word)?.[1] ?? [],
    );
    const known = listedIn('compose.yaml', 'volumes');
    expect(volumes.filter((volume) => !known.includes(volume))).toEqual([]);
    const given = wordsOf('docker build').flatMap((word) => /^(\w+)=/.exec(word)?.[1] ?? []);
    expect(given.filter((name) => !read('Dockerfile').includes(`ARG ${name}=`))).toEqual([]);
    const units = named('systemctl').map(({ args }) => `deploy/${args.at(-1)}.service`);
    expect(units.filter((unit) => !existsSync(unit))).toEqual([]);
  });

  it.each(['compose.yaml', 'compose.scale.yaml'])(
    '%s mounts files that exist and sets known variables',
    (file) => {
      const text = read(file);
      const mounted = [...text.matchAll(/- (\.\/[^:]+):/g)].map(([, path = '']) => path);
      expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
      const settings = [...text.matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
      const ofOthers = /^(?:DOMAIN|POSTGRES_|MINIO_)/;
      const isKnown = (name: string) => new RegExp(`^${name}=`, 'm').test(read('.env.example'));
      expect(settings.filter((name) => !ofOthers.test(name) && !isKnown(name))).toEqual([]);
    },
  );
});

describe('the paths of the documents', () => {
  const ignored = ['.git', ...read('.gitignore').split('\n')].map((line) => line.replaceAll('/', ''));
  const files = readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !ignored.includes(name))
    .flatMap((entry) => [entry.name, ...(entry.isDirectory() ? filesBelow(entry.name) : [])]);

  /** By its last folders: "http/access/audience.ts" is src/server/http/access/audience.ts. "*" is any name. */
  const exists = (path: string) => {
    const pattern = path
      .split(/\*|…|00N-/)
      .map((part) => part.replaceAll(/[.+()[\]]/g, '\\$&'))
      .join('[^/]*');
    const ending = new RegExp(`(?:^|/)${pattern.replace(/\/$/, '')}(?:/|$)`);
    return files.some((file) => ending.test(file));
  };

  it('are looked for', () => {
    expect(['http/access', 'catalogue/*.schema.ts', 'package.json'].filter(exists)).toHaveLength(3);
    expect(['http/acces', 'catalogue/*.scheme.ts', 'ackage.json'].filter(exists)).toEqual([]);
  });

  it.each(documents)('%s names only files that exist', (document) => {
    const paths = [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(isPath);
    expect(paths.filter((path) => !exists(path))).toEqual([]);
  });
});

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
}

/** Inline code that names a file or a folder of the project. */
function isPath(code: string): boolean {
  return (
    /^[\w.@*…-]+(?:\/[\w.@*…-]+)*\/?$/.test(code) &&
    /^(?:src|tests|docs|scripts|bench|deploy|shared|server|web|ssr|http|domain|storage|media|admin|migrations)\/|\.(?:tsx?|css|mjs)$/.test(
      code,
    )
  );
}
