import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { type Patch, patched } from '../../build/patched.ts';
import { reactRouter } from '../../patches/react-router.ts';

const PATCH: Patch = {
  name: 'links',
  version: '1.2.3',
  saves: 4,
  instead: { 'index.mjs': 'small.mjs' },
  edits: { 'small.mjs': [["'for developers'", "'for people'"]] },
};

/** The code that a build makes of a package with these files, which its entry exports. */
async function built(patch: Patch, version = '1.2.3'): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'patched-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const folder = join(root, 'node_modules/links');
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(root, 'entry.js'), "export * from 'links';"),
    writeFile(join(folder, 'package.json'), JSON.stringify({ version, main: 'index.mjs' })),
    writeFile(join(folder, 'index.mjs'), "export const text = 'large';"),
    writeFile(join(folder, 'small.mjs'), "export const text = 'for developers';"),
  ]);
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [patched(patch, join(root, 'node_modules'))],
    build: { write: false, lib: { entry: join(root, 'entry.js'), formats: ['es'] } },
  });
  const [output] = [result].flat();
  return output !== undefined && 'output' in output ? output.output[0].code : '';
}

test('a build has the other file, changed', async () => {
  const code = await built(PATCH);
  expect(code).toContain('for people');
  expect(code).not.toContain('large');
});

test('a patch for another version fails the build', async () => {
  await expect(built(PATCH, '1.3.0')).rejects.toThrow('links 1.2.3, and 1.3.0 is there');
});

test('so does one whose text is not there, or more than once', async () => {
  const edits = (text: string) => ({ ...PATCH, edits: { 'small.mjs': [[text, '']] as const } });
  await expect(built(edits('for nobody'))).rejects.toThrow('does not have once: for nobody');
  await expect(built(edits('e'))).rejects.toThrow('does not have once: e');
});

test('each patch is worth it', () => {
  expect(reactRouter.saves).toBeGreaterThan(3);
});
