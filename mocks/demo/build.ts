import { createHash } from 'node:crypto';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { demoPage, replayPage, replayScript } from '@mocks/demo/demo-page';
import type { DemoRelease } from '@mocks/demo/files/release';
import { dialNames } from '@mocks/provider/dials';
import { PAGE_FILES } from '@mocks/replay/page-files';
import { configFor } from '@mocks/serve/config';
import react from '@vitejs/plugin-react';
import { build, loadConfigFromFile, type PluginOption } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface DemoBuild {
  /** Path at the host: `/`, or e.g. `/wheelhouse/`. */
  base: string;
  folder?: string;
}

/** Reads `--base`. Throws if it is not a path. */
export function readBase(text: string): string {
  const base = `/${text}/`.replaceAll(/\/{2,}/gu, '/');
  if (!/^\/(?:[\w.~-]+\/)*$/u.test(base)) throw new Error(`--base cannot be ${text}.`);
  return base;
}

/** Settings of the panel: its provider is at the demo's address, and a mark says it is a demo. */
function demoConfig(base: string): string {
  const beside = base.slice(0, -1);
  const mark = {
    label: 'Demo',
    hint: 'A simulated provider runs in this browser, and what you do stays here.',
  };
  const hosts = { api: beside, events: `${base}stream`, stripe: beside };
  return JSON.stringify(configFor('company', { ...hosts, mark, hasStatusFeed: true }));
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** Pages are cached by the address that people open: hosts may redirect from the file to it. */
const keptAs = (file: string): string => file.replace(/(^|\/)index\.html$/u, '$1');

async function readRelease(folder: string): Promise<DemoRelease> {
  const files = await filesIn(folder);
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(await readFile(join(folder, file)));
  return { version: hash.digest('hex').slice(0, 16), files: files.map(keptAs) };
}

/** Settings of the panel's build without compression: a host of static files compresses itself. */
async function panelBuild() {
  const command = { command: 'build', mode: 'production' } as const;
  const loaded = await loadConfigFromFile(command, join(root, 'vite.config.ts'));
  if (!loaded) throw new Error('vite.config.ts is not there');
  const isPacking = (plugin: PluginOption) =>
    plugin instanceof Object && 'name' in plugin && plugin.name === 'precompressed';
  const { plugins = [], ...config } = loaded.config;
  return { ...config, plugins: plugins.filter((plugin) => !isPacking(plugin)) };
}

interface Bundle {
  entry: string;
  file: string;
  format: 'es' | 'iife';
  define?: Record<string, string>;
}

/** Builds an entry that is not part of the panel into a single file. */
async function bundle({ base, folder }: Required<DemoBuild>, one: Bundle): Promise<void> {
  const { entry, file, format, define = {} } = one;
  await build({
    root,
    base,
    logLevel: 'warn',
    configFile: false,
    publicDir: false,
    resolve: {
      alias: [
        // Browser versions of the modules that need Node.
        { find: '@mocks/machine', replacement: join(root, 'mocks/demo/machine') },
        { find: '@mocks', replacement: join(root, 'mocks') },
        { find: '@', replacement: join(root, 'src') },
      ],
    },
    define,
    build: {
      outDir: folder,
      emptyOutDir: false,
      // A single file is intended, whatever its size.
      chunkSizeWarningLimit: 1024,
      target: 'baseline-widely-available',
      lib: { entry: join(root, entry), formats: [format], name: 'demo' },
      rolldownOptions: { output: { entryFileNames: file } },
    },
  });
}

/** Writes the page that replays reports. */
async function writeReplay(site: Required<DemoBuild>): Promise<void> {
  const folder = join(site.folder, 'replay');
  const change = async (name: string, by: (text: string) => string) =>
    writeFile(join(folder, name), by(await readFile(join(folder, name), 'utf8')));
  for (const name of PAGE_FILES) {
    await cp(join(root, 'mocks/replay/browser', name), join(folder, name));
  }
  await cp(join(root, 'mocks/demo/replay/strip.css'), join(folder, 'strip.css'));
  await bundle(site, {
    entry: 'mocks/demo/replay/strip.ts',
    file: 'replay/strip.js',
    format: 'es',
  });
  await change('index.html', replayPage);
  await change('page.js', replayScript);
}

/** Writes the gallery of components. */
async function writeGallery({ base, folder }: Required<DemoBuild>): Promise<void> {
  const { css = {}, resolve = {} } = await panelBuild();
  await build({
    root: join(root, 'e2e'),
    base,
    logLevel: 'warn',
    configFile: false,
    plugins: [react()],
    // For addresses only: the panel's build copies these files.
    publicDir: join(root, 'public'),
    css,
    resolve,
    build: {
      outDir: folder,
      emptyOutDir: false,
      copyPublicDir: false,
      assetsDir: 'gallery/assets',
      target: 'baseline-widely-available',
      rolldownOptions: { input: join(root, 'e2e/gallery/index.html') },
    },
  });
}

/** Writes the static site of the demo. */
export async function buildDemo({ base, folder = join(root, 'dist-demo') }: DemoBuild) {
  // The caller may have set another value, and the panel would be a development build.
  process.env['NODE_ENV'] = 'production';
  const panel = await panelBuild();
  await build({
    ...panel,
    configFile: false,
    root,
    base,
    logLevel: 'warn',
    plugins: [...panel.plugins, demoPage],
    define: { DEMO_SETTINGS: JSON.stringify(['world', ...dialNames]) },
    build: { ...panel.build, outDir: folder, emptyOutDir: true, manifest: false },
  });
  await writeFile(join(folder, 'config.json'), demoConfig(base));
  await writeReplay({ base, folder });
  await writeGallery({ base, folder });
  const release = await readRelease(folder);
  await bundle(
    { base, folder },
    {
      entry: 'mocks/demo/worker/worker.ts',
      file: 'worker.js',
      format: 'iife',
      define: { DEMO_RELEASE: JSON.stringify(release) },
    },
  );
  // Hosts without routing answer with 404.html, and the demo takes the route from there.
  await cp(join(folder, 'index.html'), join(folder, '404.html'));
}
