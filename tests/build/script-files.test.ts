import fc from 'fast-check';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { planFiles, scriptFiles } from '../../build/script-files.ts';

interface Imports {
  readonly now?: readonly string[];
  readonly later?: readonly string[];
  /** Characters of source. */
  readonly size?: number;
}

const START = '/src/app/main.tsx';
const PANEL = '/src/app/panel/install-panel.tsx';
const LISTS = '/src/screens/servers/list.tsx';
const OVERVIEW = '/src/screens/dashboard/dashboard.tsx';
const PUBLIC = '/src/app/auth/public-pages.tsx';
const KEYS = '/src/components/lists/list-keys.ts';
const FOLLOW = '/src/app/effects/follow-panel.ts';
const BASE64 = '/src/lib/base64.ts';
const FORM = '/node_modules/react-hook-form/index.js';

/** The files of modules by what they import. */
function plan(modules: Readonly<Record<string, Imports>>) {
  const known = new Map(Object.entries(modules));
  const graph = {
    getModuleInfo: (id: string) => ({
      importedIds: [...(known.get(id)?.now ?? [])],
      dynamicallyImportedIds: [...(known.get(id)?.later ?? [])],
      code: 'x'.repeat(known.get(id)?.size ?? 10),
    }),
  };
  return planFiles(graph, '/src');
}

const FIRST = {
  [START]: { now: ['/src/lib/text.ts'], later: [PANEL, PUBLIC] },
  [PANEL]: {
    now: ['/src/lib/text.ts', '/src/ui/note.tsx', '/src/ui/button.tsx'],
    later: [LISTS, OVERVIEW, '/src/screens/team/list.tsx', '/src/screens/team/add.tsx'],
  },
  [LISTS]: { now: ['/src/ui/button.tsx', '/src/ui/table.tsx', '/src/ui/icon.tsx'] },
  [OVERVIEW]: { now: ['/src/ui/icon.tsx', '/src/ui/meter.tsx'] },
  [PUBLIC]: { now: ['/src/ui/note.tsx'] },
};

test('what comes first is in the first of the files that needs it', () => {
  const files = plan(FIRST);
  expect(files.has('/src/lib/text.ts')).toBe(false);
  expect(files.get(PANEL)).toBe('panel');
  expect(files.get('/src/ui/button.tsx')).toBe('panel');
  expect(files.get('/src/ui/icon.tsx')).toBe('panel');
  expect(files.get('/src/ui/table.tsx')).toBe('lists');
  expect(files.get('/src/ui/meter.tsx')).toBe('overview');
});

test('what the start asks for first is a file of its own, which the start imports', () => {
  const files = plan({
    ...FIRST,
    [START]: { now: ['/src/app/first.ts', '/src/lib/text.ts'], later: [PANEL, PUBLIC] },
    [PANEL]: { now: ['/src/app/config.ts', '/src/ui/button.tsx'] },
    '/src/app/first.ts': { now: ['/src/app/config.ts'] },
  });
  expect(files.get('/src/app/first.ts')).toBe('first');
  expect(files.get('/src/app/config.ts')).toBe('first');
  expect(files.has('/src/lib/text.ts')).toBe(false);
});

test('the pages before the panel fetch nothing that is the panel’s alone', () => {
  expect(plan(FIRST).get('/src/ui/note.tsx')).toBe('common');
});

test('what runs by itself after a first screen brings nothing that waits to be asked for', () => {
  const team = '/src/screens/team/list.tsx';
  const images = '/src/screens/images/list.tsx';
  const files = plan({
    ...FIRST,
    [LISTS]: {
      now: ['/src/ui/table.tsx', '/src/ui/icon.tsx'],
      later: [KEYS, '/src/components/lists/matches.tsx'],
    },
    [PANEL]: { now: ['/src/ui/button.tsx'], later: [LISTS, OVERVIEW, FOLLOW, team, images] },
    [KEYS]: { now: ['/src/ui/icon.tsx', '/src/lib/keys.ts'] },
    [FOLLOW]: {
      now: ['/src/ui/meter.tsx', '/src/provider/recorder.ts', '/src/ui/note.tsx', BASE64],
    },
    [team]: { now: ['/src/provider/recorder.ts', BASE64] },
    [images]: { now: [BASE64] },
  });
  expect(files.get(KEYS)).toBe('soon');
  expect(files.get('/src/lib/keys.ts')).toBe('soon');
  expect(files.get('/src/provider/recorder.ts')).toBe('soon');
  expect(files.get(BASE64)).toBe('panel');
  expect(files.get('/src/components/lists/matches.tsx')).not.toBe('soon');
  expect(files.get('/src/ui/icon.tsx')).toBe('panel');
  expect(files.get('/src/ui/meter.tsx')).toBe('panel');
  expect(files.get('/src/ui/note.tsx')).not.toBe('soon');
});

test('an area has a file for its pages and one for its forms', () => {
  const files = plan({
    ...FIRST,
    '/src/screens/team/list.tsx': { now: ['/src/model/team.ts'] },
    '/src/screens/team/add.tsx': { now: ['/src/model/team.ts', FORM] },
  });
  expect(files.get('/src/screens/team/list.tsx')).toBe('team');
  expect(files.get('/src/screens/team/add.tsx')).toBe('team-forms');
  expect(files.get(FORM)).toBe('team-forms');
});

test('what several areas need has a file of its own if it is worth that', () => {
  const screens = ['team', 'images', 'volumes', 'orbit'].map(
    (area) => `/src/screens/${area}/list.tsx`,
  );
  const [team = '', images = '', volumes = '', orbit = ''] = screens;
  const files = plan({
    ...FIRST,
    [PANEL]: { later: screens },
    [team]: { now: ['/src/ui/large.tsx', '/src/ui/small.tsx'] },
    [images]: { now: ['/src/ui/large.tsx', '/src/ui/small.tsx'] },
    [volumes]: { now: ['/src/ui/other.tsx'] },
    [orbit]: { now: ['/src/ui/other.tsx'] },
    '/src/ui/large.tsx': { size: 8000 },
  });
  // The small one comes with the large one, which the same areas fetch.
  expect(files.get('/src/ui/small.tsx')).toBe(files.get('/src/ui/large.tsx'));
  expect(files.get('/src/ui/other.tsx')).not.toBe(files.get('/src/ui/large.tsx'));
});

/** Modules that each import some later ones. */
const modules = fc
  .array(
    fc.record({ size: fc.nat(9000), now: fc.array(fc.nat(40)), later: fc.array(fc.nat(40)) }),
    {
      minLength: 8,
      maxLength: 30,
    },
  )
  .map((made) => {
    const first = [START, PANEL, LISTS, OVERVIEW, PUBLIC, FORM];
    const names = made.map(
      (_, at) => first[at] ?? `/src/screens/area${String(at % 7)}/part${String(at)}.tsx`,
    );
    const after = (at: number, steps: readonly number[]) =>
      [...new Set(steps)].flatMap((step) => names[at + 1 + step] ?? []);
    return Object.fromEntries(
      made.map(({ size, now, later }, at) => [
        names[at] ?? '',
        { size, now: after(at, now), later: at === 0 ? names.slice(1) : after(at, later) },
      ]),
    );
  });

test('no two files need each other', () => {
  fc.assert(
    fc.property(modules, (known) => {
      const files = plan(known);
      const needs = new Map<string, Set<string>>();
      for (const [id, { now = [] }] of Object.entries<Imports>(known)) {
        const from = files.get(id);
        for (const to of now.map((each) => files.get(each))) {
          if (from === undefined || to === undefined || from === to) continue;
          needs.set(from, (needs.get(from) ?? new Set()).add(to));
        }
      }
      for (const file of needs.keys()) {
        const reached = new Set(needs.get(file));
        for (const next of reached) needs.get(next)?.forEach((each) => reached.add(each));
        expect(reached).not.toContain(file);
      }
    }),
  );
});

const SOURCES: Readonly<Record<string, string>> = {
  [START]: `import('${PANEL}'); console.log('start')`,
  [PANEL]: `import '/src/ui/note.css'; import('${LISTS}'); console.log('panel')`,
  [LISTS]: `import '${PANEL}'; console.log('lists')`,
  '/src/ui/note.css': '.note { color: red }',
};

/** Builds a few small modules; returns the output. */
async function written(manifest: boolean) {
  const small = {
    name: 'small',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id in SOURCES ? id : null),
    load: (id: string) => SOURCES[id] ?? null,
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: [small, scriptFiles('/src')],
    build: { write: false, manifest, rolldownOptions: { input: START } },
  });
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []));
}

const namesOf = (files: readonly { readonly fileName: string }[]) =>
  files.map(({ fileName }) => fileName);

test('which module is in which file is written beside the manifest, and not to a host’s site', async () => {
  expect(namesOf(await written(true))).toContain('.vite/modules.json');
  const site = namesOf(await written(false));
  expect(site.filter((name) => name.startsWith('.vite'))).toEqual([]);
});

test('the panel can read which files each of its parts needs, but for the page’s own', async () => {
  const files = await written(false);
  const told = files.find(({ fileName }) => fileName === 'parts.json');
  const parts = JSON.parse(told?.type === 'asset' ? String(told.source) : '') as unknown;
  const panel = [/^assets\/panel-.*\.js$/u, /^assets\/panel-.*\.css$/u];
  const matching = (names: readonly RegExp[]) =>
    expect.arrayContaining(names.map((name) => expect.stringMatching(name) as string)) as string[];
  expect(parts).toMatchObject({
    panel: matching(panel),
    lists: matching([/^assets\/lists-.*\.js$/u, ...panel]),
  });
  const known = new Set(namesOf(files));
  const needed = Object.values(parts as Record<string, string[]>).flat();
  expect(needed.filter((name) => !known.has(name))).toEqual([]);
  // The page has its own script already.
  expect(needed.filter((name) => name.includes('main'))).toEqual([]);
});
