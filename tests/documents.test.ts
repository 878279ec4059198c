import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commandsIn, documents, optionsOf, type Command } from '#tests/support/documents.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const read = (file: string) => readFileSync(file, 'utf8');

/** Where each command is typed, letter for letter. */
const typedIn: Record<string, string> = {
  'npm install': '.ci/run',
  'npm test': '.ci/run',
  'npm run check': '.ci/run',
  'npm run build': 'scripts/test.ts',
  'npm start': 'tests/commands/owner.test.ts',
  'npm run backup': 'tests/commands/owner.test.ts',
  'npm run restore': 'tests/commands/owner.test.ts',
  'npm run verify': 'tests/commands/owner.test.ts',
  'npm run owner': 'tests/commands/owner.test.ts',
  'npm run move': 'tests/commands/owner.test.ts',
  'npm run demo': 'tests/commands/owner.test.ts',
  'npm run package': 'tests/commands/release.test.ts',
  'node .': 'tests/commands/release.test.ts',
  'node dist/server/backup.js': 'tests/commands/release.test.ts',
  'node dist/server/restore.js': 'tests/commands/release.test.ts',
  'node dist/server/owner.js': 'tests/commands/release.test.ts',
  'node dist/server/move.js': 'tests/commands/release.test.ts',
  'npm run dev': 'tests/commands/dev.test.ts',
  'npm run bench': 'tests/commands/bench.test.ts',
  'npm run lighthouse': 'tests/commands/bench.test.ts',
  'npm run screenshots': 'tests/commands/bench.test.ts',
  'npx tsx bench/growth.ts': 'tests/commands/bench.test.ts',
  'npx tsx bench/capacity.ts': 'tests/commands/bench.test.ts',
  'npx tsx bench/backup.ts': 'tests/commands/bench.test.ts',
  'npx tsx bench/upload-memory.ts': 'tests/commands/bench.test.ts',
  'npx vitest': 'scripts/test.ts',
  'npx playwright': 'scripts/test.ts',
};

/** Scripts that are nothing but a part of one that is typed: every word of theirs stands in it. */
const partOf: Record<string, string> = {
  'npm run types': 'npm run check',
  'npm run lint': 'npm run check',
  'npm run format:check': 'npm run check',
  'npm run test:unit': 'npm test',
  'npm run test:api': 'npm test',
  'npm run test:commands': 'npm test',
  'npm run test:scale': 'npm test',
  'npm run test:e2e': 'npm test',
};

/** What no test can run, and why. What such commands name is looked at below. */
const notRun: Record<string, string> = {
  'npm run validate': 'runs parts of what .ci/run runs',
  'npm run test:faults': 'takes many minutes; its quick cases are in npm test',
  'npm run format': 'changes files; format:check says whether it would',
  'docker compose': 'there is no Docker where the tests run',
  'docker build': 'there is no Docker where the tests run',
  'docker volume': 'there is no Docker where the tests run',
  systemctl: 'there is no systemd where the tests run',
  caddy: 'there is no Caddy where the tests run',
};

/** Tools that come with the system. */
const ofSystem = [
  'cat',
  'cd',
  'chmod',
  'cp',
  'curl',
  'export',
  'git',
  'mkdir',
  'mv',
  'printf',
  'rm',
  'tar',
  'umask',
];

/** The same program under the folder of a release. */
const inRelease = (program: string) => program.replace('node /opt/marquee/', 'node ');
const commands = documents
  .flatMap((document) => commandsIn(document))
  .map((command) => ({ ...command, program: inRelease(command.program) }))
  .filter(({ program }) => !ofSystem.includes(program));
const programs = [...new Set(commands.map(({ program }) => program))];
const named = (name: string) => commands.filter(({ program }) => program.startsWith(name));
const described = ({ document, program, args }: Command) => `${document}: ${[program, ...args].join(' ')}`;

describe('the commands of the documents', () => {
  it('are found', () => {
    expect(programs).toEqual(expect.arrayContaining(['npm start', 'npm run backup', 'docker compose']));
    const text =
      'So `A=1 npm run x -- --y=1 z`:\n\n```sh\ncd a && node . # why\ndocker compose exec site node b.js c\n```\n';
    expect(commandsIn('README.md', text).map(({ program, args }) => [program, ...args])).toEqual([
      ['cd', 'a'],
      ['node .'],
      ['docker compose', 'exec', 'site', 'node', 'b.js', 'c'],
      ['node b.js', 'c'],
      ['npm run x', '--y=1', 'z'],
    ]);
  });

  it('are typed by a test or by CI, or it is said why not', () => {
    const known = [...Object.keys(typedIn), ...Object.keys(partOf), ...Object.keys(notRun)];
    expect(commands.filter(({ program }) => !known.includes(program)).map(described)).toEqual([]);
  });

  it('stand where they are said to be typed', () => {
    const isTyped = ([program, file]: [string, string]) =>
      read(file).replaceAll('--silent ', '').includes(program);
    expect(Object.entries(typedIn).filter((entry) => !isTyped(entry))).toEqual([]);
  });

  it.each(Object.entries(partOf))('%s is part of %s', (part, whole) => {
    const [own = '', all = ''] = [part, whole].map((name) => scripts[name.replace(/^npm (run )?/, '')]);
    const words = all.split(' ');
    const isNamed = all.includes(part);
    expect(own.split(' ').filter((word) => !isNamed && !words.includes(word))).toEqual([]);
  });

  it('are scripts and files that are there', () => {
    const isThere = (program: string) => {
      const [tool, next = '', name = ''] = program.split(' ');
      if (tool === 'npm') return next === 'install' || (next === 'run' ? name : next) in scripts;
      return tool !== 'npx' || next !== 'tsx' || existsSync(name);
    };
    expect(programs.filter((program) => !isThere(program))).toEqual([]);
  });

  // Those of the others are compared with what --help says in tests/commands/help.test.ts.
  it.each(['npm run package', 'npm run bench', 'npm run lighthouse', 'npx tsx'])(
    '%s has the options that are named',
    (name) => {
      for (const command of named(name)) {
        const file = /\S+\.ts$/.exec(scripts[name.replace('npm run ', '')] ?? command.program)?.[0] ?? '';
        const unknown = optionsOf(command).filter((option) => !read(file).includes(option));
        expect(unknown.map((option) => `${described(command)} (${option})`)).toEqual([]);
      }
    },
  );
});

describe('what Docker and systemd are told', () => {
  /** The names under "services:" or "volumes:". */
  const listedIn = (file: string, heading: string) => {
    const [, part = ''] = read(file).split(new RegExp(`^${heading}:\\n`, 'm'));
    const [own = ''] = part.split(/^\w/m);
    return [...own.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  };

  it('names services that the compose file has', () => {
    expect(listedIn('compose.yaml', 'services')).toEqual(['site', 'caddy']);
    const wrong = named('docker compose').filter(({ args }) => {
      const [file = '', ...own] = args[0] === '-f' ? args.slice(1) : ['compose.yaml', ...args];
      const [action = '', service] = own.filter((word) => !word.startsWith('-'));
      if (!['exec', 'run', 'build', 'cp'].includes(action) || !service) return false;
      return !listedIn(file, 'services').includes(service.replace(/:.*/, ''));
    });
    expect(wrong.map(described)).toEqual([]);
  });

  it('names volumes, arguments and units that are there', () => {
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
    '%s mounts files that are there, and sets what the site reads',
    (file) => {
      const text = read(file);
      const mounted = [...text.matchAll(/- (\.\/[^:]+):/g)].map(([, path = '']) => path);
      expect(mounted.filter((path) => !existsSync(path))).toEqual([]);
      const settings = [...text.matchAll(/^ +([A-Z][A-Z0-9_]+): /gm)].map(([, name = '']) => name);
      const ofOthers = /^(?:DOMAIN|POSTGRES_|MINIO_)/;
      const known = read('.env.example');
      const unknown = settings.filter(
        (name) => !ofOthers.test(name) && !new RegExp(`^${name}=`, 'm').test(known),
      );
      expect(unknown).toEqual([]);
    },
  );
});

describe('the paths of the documents', () => {
  const files = allFiles('.');
  /** By its last folders: "http/access/audience.ts" is src/server/http/access/audience.ts. "*" stands for any name. */
  const isThere = (path: string) => {
    const pattern = path
      .split(/\*|…|00N-/)
      .map((part) => part.replaceAll(/[.+()[\]]/g, '\\$&'))
      .join('[^/]*');
    const ending = new RegExp(`(?:^|/)${pattern.replace(/\/$/, '')}(?:/|$)`);
    return files.some((file) => ending.test(file));
  };

  it('finds what is there, and nothing else', () => {
    expect(['http/access', 'shared/*.schema.ts', 'package.json'].filter(isThere)).toHaveLength(3);
    expect(['http/acces', 'shared/*.scheme.ts', 'ackage.json'].filter(isThere)).toEqual([]);
  });

  it.each(documents)('%s names only what is there', (document) => {
    const text = read(document);
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, path = '']) =>
      join(dirname(document), path),
    );
    expect(links.filter((path) => !existsSync(path))).toEqual([]);
    const paths = [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code).filter(isPath);
    expect(paths.filter((path) => !isThere(path))).toEqual([]);
  });
});

/** Everything of the project but what is made of it or installed. */
function allFiles(folder: string): string[] {
  const made = new Set([
    '.git',
    ...read('.gitignore')
      .split('\n')
      .map((line) => line.replaceAll('/', '')),
  ]);
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => folder !== '.' || !made.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? [path, ...allFiles(path)] : [path];
    });
}

/** Inline code that names a file or a folder of ours: in one of our folders, or with the ending of a source. */
function isPath(code: string): boolean {
  return (
    /^[\w.@*…-]+(?:\/[\w.@*…-]+)*\/?$/.test(code) &&
    /^(?:src|tests|docs|scripts|bench|deploy|shared|server|web|ssr|http|domain|storage|media|admin|migrations)\/|\.(?:tsx?|css|mjs)$/.test(
      code,
    )
  );
}
