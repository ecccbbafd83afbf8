import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { wordsApart } from '../../build/words-apart.ts';

const WORDS = `
  import { plural } from './plural';
  const again = 'Look again';
  export const words = {
    list: { title: 'All servers', shown: (count: number) => \`\${plural(count)} shown\` },
    create: { title: 'Create server', hint: \`\${again} later\`, kinds: { ssd: 'Fast', hdd: 'Large' } },
  };
`;

/** The code of each file that a build makes of an entry beside an area's words. */
async function built(entry: string, words = WORDS): Promise<readonly string[]> {
  const root = await mkdtemp(join(tmpdir(), 'words-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await Promise.all([
    writeFile(join(root, 'words.ts'), words),
    writeFile(join(root, 'plural.ts'), 'export const plural = (n: number) => `${n} servers`;'),
    writeFile(join(root, 'dialog.ts'), `${IMPORT}\nexport default words.create.title;`),
    writeFile(join(root, 'entry.ts'), `${IMPORT}\n${entry}`),
  ]);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [wordsApart()],
    build: { write: false, lib: { entry: join(root, 'entry.ts'), formats: ['es'] } },
  });
  const [output] = [result].flat();
  const files = output !== undefined && 'output' in output ? output.output : [];
  return files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}

const IMPORT = "import { words } from './words';";

/** The default export of a build with one file. */
async function exported(entry: string): Promise<unknown> {
  const [code = ''] = await built(entry);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly default: unknown;
  };
  return module.default;
}

test('a file has only the words that it reads', async () => {
  const [code] = await built('export default words.list.title;');
  expect(code).toContain('All servers');
  expect(code).not.toContain('Create server');
  expect(code).not.toContain('Look again');
});

test('words of a part on demand come with that part', async () => {
  const [first, part] = await built("export default [words.list.title, () => import('./dialog')];");
  expect(first).not.toContain('Create server');
  expect(part).toContain('Create server');
});

test('a sentence with values brings its helpers, and one with a shared text that text', async () => {
  expect(await exported('export default words.list.shown(3);')).toBe('3 servers shown');
  expect(await exported('export default words.create.hint;')).toBe('Look again later');
});

test('an entry chosen by value brings its whole table, and no other', async () => {
  const entry = "export default (['hdd'] as const).map((kind) => words.create.kinds[kind]);";
  expect(await exported(entry)).toEqual(['Large']);
  expect(await built(entry)).not.toEqual([expect.stringContaining('All servers')]);
});

test('all words at once still work', async () => {
  expect(await exported('export default Object.keys(words);')).toEqual(['list', 'create']);
});

test('another meaning of the name fails the build', async () => {
  await expect(built('export default (words: string) => words.length;')).rejects.toThrow(
    '`words` has a second meaning',
  );
  await expect(built('export default ({ words }: never) => words;')).rejects.toThrow(
    '`words` has a second meaning',
  );
});

test('an entry that reads another by the name of all fails the build', async () => {
  const words = "export const words = { one: 'One', words: () => words.one };";
  await expect(built('export default words.words();', words)).rejects.toThrow(
    'no entry can name `words` itself',
  );
});
