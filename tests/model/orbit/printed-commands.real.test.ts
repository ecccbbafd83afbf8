import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensureClients } from '@mocks/real/swift/clients';
import { at, Storage } from '@mocks/real/swift/storage';
import { startSwift } from '@mocks/real/swift/swift';
import { afterAll, expect, test } from 'vitest';
import { toolConfigurations } from '@/model/api-client/configurations';
import { storageCommands } from '@/model/orbit/commands';
import { orSay } from '../../tools/or-say';

const LOSS = 'THE COMMANDS THAT THE PANEL PRINTS WERE NOT RUN';
const run = promisify(execFile);
const ACCOUNT = 'acc-12345';
const CLIENT = { id: 'cli-12345', secret: 's3cret/+' };

/** Sets up a Swift that the client may log in to, and an empty folder for downloads. */
async function setUp() {
  const programs = await ensureClients();
  const swift = await startSwift();
  await swift.admit([{ ...CLIENT, account: ACCOUNT, isFull: true }]);
  const folder = await mkdtemp(join(tmpdir(), 'wheelhouse-commands-'));
  const hosts = { orbit: `${swift.origin}/v1`, api: swift.origin };
  const [rclone] = toolConfigurations(
    { ...CLIENT, permissions_group: 'storage' },
    { ...hosts, account: ACCOUNT },
  );
  await writeFile(join(folder, 'rclone.conf'), rclone?.text ?? '');
  const env = {
    ...process.env,
    ...programs,
    HOME: folder,
    RCLONE_CONFIG: join(folder, 'rclone.conf'),
    CLIENT: CLIENT.id,
    SECRET: CLIENT.secret,
  };
  const storage = new Storage(swift.origin, ACCOUNT);
  return {
    storage,
    hosts,
    /** Runs a command in an empty folder, which is handed on. */
    async shell(command: string, cwd: string) {
      const { stdout } = await run('sh', ['-c', command], { cwd, env });
      return stdout;
    },
    emptyFolder: () => mkdtemp(join(folder, 'in-')),
    async close() {
      await swift.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const stage = await orSay(LOSS, setUp);
const there = typeof stage !== 'string';
const real = stage as Exclude<typeof stage, string>;
afterAll(() => (there ? real.close() : undefined), 60_000);

type Tool = 'curl' | 'rclone' | 's3cmd' | 'swift';

/** The commands of a tool by their titles, each behind its log-in. */
function printed(tool: Tool, container: string, path: string): ReadonlyMap<string, string> {
  const all = storageCommands({ account: ACCOUNT, container, path }, real.hosts);
  const { text = '' } = all.find((each) => each.tool === tool) ?? {};
  const deeds = text.split('\n\n').map((block): [string, string] => {
    const [, title = '', command = ''] = /^# (.*)\n?([^]*)$/u.exec(block) ?? [];
    return [title, command];
  });
  const login = tool === 'curl' ? deeds.shift()?.[1] : undefined;
  return new Map(
    deeds.map(([title, command]) => [title, login ? `${login}\n${command}` : command]),
  );
}

const textOf = async (container: string, name: string) =>
  (await real.storage.call('GET', at(container, name))).text;

const NAMES = [
  'dir/a b.txt',
  '[x]{a,b}.txt',
  '-rf',
  '--help',
  `it's "$(id)\` \\.txt`,
  'é 🎈.txt',
  '100%2F%zz.txt',
  'semi;&|<>*?#.txt',
  ' spaces ',
  'two\nlines',
  'a/../b',
  'a//b',
  '/leading',
  './x',
] as const;

/** Titles of the one line shown where a tool cannot do it, by object name. */
const REFUSED: Readonly<Record<Tool, Readonly<Record<string, string>>>> = {
  curl: {},
  rclone: Object.fromEntries(
    ['a/../b', 'a//b', '/leading', './x'].map((name) => [
      name,
      'rclone can’t use paths with empty or dotted parts',
    ]),
  ),
  s3cmd: { 'two\nlines': 's3cmd can’t use names with line breaks' },
  swift: {
    '-rf': 'swift can’t use names that begin with a hyphen',
    '--help': 'swift can’t use names that begin with a hyphen',
    ...Object.fromEntries(
      ['a/../b', '/leading', './x'].map((name) => [
        name,
        'swift can’t use paths with dotted parts or a leading slash',
      ]),
    ),
  },
};

/** Downloads an object, changes it and uploads it; returns both contents, or the error. */
async function roundTrip(tool: Tool, box: string, name: string): Promise<string> {
  const commands = printed(tool, box, name);
  const [download, upload] = [commands.get('Download'), commands.get('Upload')];
  if (download === undefined || upload === undefined) return [...commands.keys()].join();
  await real.storage.put(box, name, 'down');
  const folder = await real.emptyFolder();
  try {
    await real.shell(download, folder);
    const file = join(folder, name.split('/').at(-1) ?? '');
    const down = await readFile(file, 'utf8');
    await writeFile(file, 'up');
    await real.shell(upload, folder);
    return `${down} ${await textOf(box, name)}`;
  } catch (error) {
    return String(error);
  }
}

const TOOLS: Tool[] = ['curl', 'rclone', 's3cmd', 'swift'];
const LONG = 240_000;

test.runIf(there).each(TOOLS)(
  'an object of any name is loaded down and up by %s as it is printed',
  async (tool) => {
    // S3 lets no bucket have a space in its name.
    const box = tool === 's3cmd' ? 's3cmd-names' : `${tool} names`;
    await real.storage.make(box);
    const seen: Record<string, string> = {};
    for (const name of NAMES) seen[name] = await roundTrip(tool, box, name);
    const expected = NAMES.map((name) => [name, REFUSED[tool][name] ?? 'down up']);
    expect(seen).toEqual(Object.fromEntries(expected));
    // Nothing lies beside what was meant.
    const wanted = NAMES.filter((name) => REFUSED[tool][name] === undefined);
    expect(new Set(await real.storage.names(at(box)))).toEqual(new Set(wanted));
  },
  LONG,
);

const SITE = ['index.html', 'photos/-sub/-rf', 'photos/a.jpg', 'photos/b [x]{1,2}.jpg', 'é/ü.txt'];

async function textsIn(box: string): Promise<Record<string, string>> {
  const names = (await real.storage.names(at(box))).map(String);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await textOf(box, name)] as const)),
  );
}

/** The part of a name that a tool lists; s3cmd goes no deeper than one folder. */
const LISTED: Readonly<Record<Tool, (path: string, name: string) => string>> = {
  curl: (_, name) => name,
  rclone: (path, name) => name.slice(path.length),
  s3cmd: (path, name) => path + (name.slice(path.length).split('/')[0] ?? ''),
  swift: (_, name) => name,
};

const BY_FOLDER: [Tool, string][] = TOOLS.filter((tool) => tool !== 'curl').flatMap((tool) =>
  ['', 'photos/-sub/'].map((path): [Tool, string] => [tool, path]),
);

test.runIf(there).each(BY_FOLDER)(
  'what %s loads down of "%s" it loads up again to where it was',
  async (tool, path) => {
    const box = `${tool}-all-${path.replaceAll('/', '')}`;
    await real.storage.make(box, SITE);
    const before = await textsIn(box);
    const commands = printed(tool, box, path);
    const folder = await real.emptyFolder();
    const names = SITE.filter((name) => name.startsWith(path));
    const listed = await real.shell(commands.get('List') ?? '', folder);
    for (const name of names) expect(listed).toContain(LISTED[tool](path, name));
    await real.shell(commands.get('Download all') ?? '', folder);
    for (const name of names) await real.storage.call('DELETE', at(box, name));
    await real.shell(commands.get('Upload all') ?? '', folder);
    expect(await textsIn(box)).toEqual(before);
    // Over what is there, too.
    await real.shell(commands.get('Upload all') ?? '', folder);
    expect(await textsIn(box)).toEqual(before);
  },
  LONG,
);

test.runIf(there)(
  'curl lists a folder, loads a file up to it, and tells what an object is',
  async () => {
    await real.storage.make('curl-box', SITE);
    const commands = printed('curl', 'curl-box', 'photos/');
    const folder = await real.emptyFolder();
    const rows = JSON.parse(await real.shell(commands.get('List') ?? '', folder)) as {
      name: string;
    }[];
    expect(rows.map(({ name }) => name)).toEqual(SITE.filter((name) => name.startsWith('photos/')));
    await writeFile(join(folder, 'FILE'), 'new');
    await real.shell(commands.get('Upload a file') ?? '', folder);
    expect(await textOf('curl-box', 'photos/FILE')).toBe('new');
    const told = await real.shell(
      printed('curl', 'curl-box', 'index.html').get('Show details') ?? '',
      folder,
    );
    expect(told).toMatch(/^content-length: 10\r$/imu);
  },
  LONG,
);

test.runIf(there)(
  'a secret that is not the client’s opens nothing',
  async () => {
    const folder = await real.emptyFolder();
    const list = printed('curl', 'curl-box', '').get('List') ?? '';
    const wrong = `SECRET=wrong\n${list}`;
    await expect(real.shell(wrong, folder)).rejects.toThrow('401');
  },
  LONG,
);
