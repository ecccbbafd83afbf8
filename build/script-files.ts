import type { Plugin, Rolldown } from 'vite';

/** Modules that are fetched first, with all that they import. */
const FIRST = {
  /** Runs while all others come. */
  first: '/app/first.ts',
  start: '/app/main.tsx',
  panel: '/app/panel/install-panel.tsx',
  lists: '/screens/servers/list.tsx',
  overview: '/screens/dashboard/dashboard.tsx',
  /** Before the panel: these must bring nothing of it that they do not need. */
  public: '/app/auth/public-pages.tsx',
} as const;

/**
 * Modules that run by themselves once a first screen stands, or with the first event. They must
 * bring nothing that is fetched only on demand.
 */
const SOON: readonly string[] = [
  '/app/effects/follow-panel.ts',
  '/components/lists/list-keys.ts',
  '/store/announcements/attached-saga.ts',
];

/** Names of the files that are nearly all of the first screens' script; the page names `first` and `index`. */
export const FIRST_FILES: readonly string[] = [
  'first',
  'index',
  'panel',
  'common',
  'lists',
  'overview',
];

/** Import that marks a form. Pages must not bring modules that only forms need. */
const FORM = '/node_modules/react-hook-form/';
const OF_FORMS = '-forms';

/** The file with the routes of all areas but the first. */
const ROUTES = 'app-panel';

/** Characters of source from which modules that the same areas need get a file. */
const WORTH_A_FILE = 8000;

interface Graph {
  getModuleInfo(
    id: string,
  ): Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds' | 'code'> | null;
}

/** A package, a folder of screens, or any other folder that is two below the source. */
const AREA = /\/node_modules\/((?:@[^/]+\/)?[^/]+)|\/src\/screens\/([^/]+)|\/src\/([^/]+\/[^/.]+)/u;

function areaOf(id: string): string {
  const [, ...names] = AREA.exec(id) ?? [];
  return names.join('').replaceAll('/', '-');
}

/** Modules with all that they import. */
function withImports(graph: Graph, modules: Iterable<string>): ReadonlySet<string> {
  const found = new Set(modules);
  for (const id of found) graph.getModuleInfo(id)?.importedIds.forEach((next) => found.add(next));
  return found;
}

const onDemand = (graph: Graph, modules: Iterable<string>): string[] =>
  [...modules].flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []);

/** Modules that are fetched on demand, by this one and by whatever that brings. */
function allOnDemand(graph: Graph, module: string): ReadonlySet<string> {
  const found = new Set<string>();
  let more = [module];
  while (more.length > 0) {
    more = onDemand(graph, withImports(graph, more)).filter((id) => !found.has(id));
    for (const id of more) found.add(id);
  }
  return found;
}

/** Areas, one to a bit. */
type Areas = bigint;

const countOf = (areas: Areas): number => areas.toString(2).replaceAll('0', '').length;
const isWithin = (areas: Areas, others: Areas): boolean => (areas & ~others) === 0n;

/** Modules that the same areas need. */
interface Shared {
  readonly areas: Areas;
  readonly modules: string[];
  /** Characters of source. */
  size: number;
}

/**
 * Names the file of each module of a build. An area has one file for its pages and one for its
 * forms. Modules that several areas need get a file if they are worth one. The others join the file
 * with the fewest areas that all of theirs fetch. No two files then need each other. Left alone,
 * the bundler cuts a file for each set of screens: hundreds, of a few hundred bytes.
 */
export function planFiles(graph: Graph, source: string): ReadonlyMap<string, string> {
  const first = (name: keyof typeof FIRST, ...more: readonly string[]) =>
    withImports(graph, [source + FIRST[name], ...more]);
  const start = first('start');
  const panel = first('panel');
  const lists = first('lists');
  const overview = first('overview');
  const soon = withImports(
    graph,
    SOON.map((module) => source + module),
  );
  const before = first('public', ...onDemand(graph, first('public')));
  const names = new Map<string, string>([...first('first')].map((id) => [id, 'first']));
  const others = Object.entries({ lists, overview, soon });
  for (const id of new Set([...panel, ...lists, ...overview])) {
    if (start.has(id)) continue;
    const [name = 'panel', ...more] = others.flatMap(([other, modules]) =>
      modules.has(id) ? [other] : [],
    );
    if (before.has(id)) names.set(id, 'common');
    else names.set(id, panel.has(id) || more.length > 0 ? 'panel' : name);
  }

  const bits = new Map<string, Areas>();
  const bitOf = (area: string): Areas => {
    const bit = bits.get(area) ?? 1n << BigInt(bits.size);
    bits.set(area, bit);
    return bit;
  };
  const needs = new Map<string, Areas>();
  for (const id of allOnDemand(graph, source + FIRST.start)) {
    const needed = [...withImports(graph, [id])];
    const bit = bitOf(areaOf(id) + (needed.some((each) => each.includes(FORM)) ? OF_FORMS : ''));
    for (const each of needed) {
      if (!start.has(each) && !names.has(each)) needs.set(each, (needs.get(each) ?? 0n) | bit);
    }
  }
  const own = SOON.reduce((areas, module) => areas | bitOf(areaOf(source + module)), 0n);
  for (const id of soon) {
    const areas = needs.get(id);
    if (areas === undefined || before.has(id)) continue;
    // Pages that need a part of it must not wait for all of it.
    names.set(id, countOf(areas & ~own) > 1 ? 'panel' : 'soon');
    needs.delete(id);
  }

  const shared = { public: new Map<Areas, Shared>(), pages: new Map<Areas, Shared>() };
  for (const [id, areas] of needs) {
    const [alone] = [...bits].find(([, bit]) => bit === areas) ?? [];
    if (alone !== undefined) {
      names.set(id, alone);
      continue;
    }
    const sets = before.has(id) ? shared.public : shared.pages;
    const set = sets.get(areas) ?? { areas, modules: [], size: 0 };
    set.modules.push(id);
    set.size += graph.getModuleInfo(id)?.code?.length ?? 0;
    sets.set(areas, set);
  }
  const any = (isOne: (area: string) => boolean) =>
    [...bits].reduce((all, [area, bit]) => (isOne(area) ? all | bit : all), 0n);
  const forms = any((area) => area.endsWith(OF_FORMS));
  for (const [name, sets] of Object.entries(shared)) {
    const worth = [...sets.values()].filter(({ size }) => size >= WORTH_A_FILE);
    const files = [...worth.map(({ areas }) => areas), forms, any(() => true)].toSorted(
      (one, other) => countOf(one) - countOf(other),
    );
    for (const { areas, modules } of sets.values()) {
      const at = files.findIndex((file) => isWithin(areas, file));
      for (const id of modules) names.set(id, `${name}-${String(at)}`);
    }
  }
  return names;
}

/** The styles that a file of script brings, from Vite's note beside it. */
const stylesOf = ({ viteMetadata }: Rolldown.OutputChunk): Iterable<string> =>
  viteMetadata?.importedCss ?? [];

/** The files of a script file: itself, all that it imports, and their styles. */
function filesOf(file: Rolldown.OutputChunk, byName: ReadonlyMap<string, Rolldown.OutputChunk>) {
  const scripts = new Set([file]);
  for (const { imports } of scripts) {
    for (const name of imports) {
      const next = byName.get(name);
      if (next) scripts.add(next);
    }
  }
  return [...scripts].flatMap((script) => [script.fileName, ...stylesOf(script)]);
}

/** Names of files, each that of a script or the styles of one. */
type Parts = Readonly<Record<string, readonly string[]>>;

/** Files that each script file needs beside the page's own, by its name. */
function partsOf(bundle: Rolldown.OutputBundle): Parts {
  const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const own = new Set(
    scripts.filter(({ isEntry }) => isEntry).flatMap((it) => filesOf(it, byName)),
  );
  const parts = scripts.map((script): [string, readonly string[]] => [
    script.name,
    filesOf(script, byName).filter((file) => !own.has(file)),
  ]);
  const workers = Object.values(bundle).flatMap(
    ({ type, fileName }): [string, readonly string[]][] =>
      type === 'asset' && /^assets\/.*\.js$/u.test(fileName) ? [[fileName, [fileName]]] : [],
  );
  return Object.fromEntries([...parts, ...workers].filter(([, files]) => files.length > 0));
}

/**
 * JSON for `public/first.js`: the files, and indices into them. They are listed for the panel, and
 * for what each area's pages add, by the area's name in addresses. If an area's first screen has
 * files of its own, the screens below it are listed as `servers/`.
 */
function firstPartsOf(bundle: Rolldown.OutputBundle, source: string): string {
  const parts = partsOf(bundle);
  const { panel = [], lists = [], overview = [], [ROUTES]: routes = [] } = parts;
  const files = new Map(panel.map((file, at) => [file, at]));
  const placesOf = (needed: readonly string[]) => {
    const further = new Set(needed.filter((file) => !panel.includes(file)));
    for (const file of further) if (!files.has(file)) files.set(file, files.size);
    return [...further].map((file) => files.get(file));
  };
  const isScreens = (area: string) =>
    Object.values(bundle).some(
      (file) =>
        file.type === 'chunk' &&
        file.moduleIds.some((id) => id.startsWith(`${source}/screens/${area}/`)),
    );
  const areas = Object.entries(parts).flatMap(([name, needed]) => {
    const area = name.replace(OF_FORMS, '');
    const isPages = area === name || parts[area] === undefined;
    return isPages && isScreens(area) ? [[area.replaceAll('-', '_'), needed] as const] : [];
  });
  const opened = areas.map(([area, needed]) => [area, placesOf([...routes, ...needed])]);
  const { servers = [] } = Object.fromEntries(areas);
  return JSON.stringify({
    panel: [...panel.keys()],
    ...Object.fromEntries(opened),
    '': placesOf(overview),
    servers: placesOf(lists),
    'servers/': placesOf(servers),
    files: [...files.keys()],
  });
}

/** Has the page run its first file as soon as that is there, not with the file that imports it. */
function runFirst(page: string): string {
  // The page runs each file where the entry only imports them.
  if (/<script type="module"[^>]* src="[^"]*\/first-[^"]*\.js">/u.test(page)) return page;
  const found = /<link rel="modulepreload"( crossorigin) href="([^"]*\/first-[^"]*\.js)">\s*/u.exec(
    page,
  );
  if (found === null) throw new Error('The page does not name the file that runs first');
  const [link, crossOrigin = '', path = ''] = found;
  const script = `<script type="module"${crossOrigin} src="${path}"></script>\n    `;
  return page.replace(link, '').replace(/(?=<script type="module")/u, script);
}

/**
 * Cuts a build into the planned files. Writes to `parts.json` which file needs which; the panel
 * reads it to fetch them ahead. Also lists beside the build's manifest which module is in which
 * file. The manifest itself lists only modules that are alone in their file.
 * @param source the folder of the source
 */
export function scriptFiles(source: string): Plugin {
  let plan: ReadonlyMap<string, string> | undefined;
  let hasManifest = false;
  const groups: Rolldown.CodeSplittingGroup[] = [
    {
      name: (id, graph) => (plan ??= planFiles(graph, source)).get(id) ?? null,
      debugName: 'script files',
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'start', tags: ['$initial'], priority: 1 },
  ];
  return {
    name: 'script-files',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // A module fetched on demand may come with a file that is there by then.
          checks: { ineffectiveDynamicImport: false },
          output: { codeSplitting: { groups } },
        },
      },
    }),
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        if (!bundle) return page;
        return runFirst(page).replace(
          /(?<=<script src="[^"]*first\.js")/u,
          ` data-parts='${firstPartsOf(bundle, source)}'`,
        );
      },
    },
    configResolved({ build }) {
      hasManifest = build.manifest !== false;
    },
    generateBundle: {
      // The files of styles have their names by then.
      order: 'post',
      handler(_, bundle) {
        this.emitFile({
          type: 'asset',
          fileName: 'parts.json',
          source: JSON.stringify(partsOf(bundle)),
        });
        if (!hasManifest) return;
        const modules = Object.values(bundle).flatMap((file) =>
          file.type !== 'chunk'
            ? []
            : file.moduleIds.flatMap((id): [string, { file: string; isLazy: boolean }][] => {
                if (!id.startsWith(`${source}/`)) return [];
                const isLazy = (this.getModuleInfo(id)?.dynamicImporters ?? []).length > 0;
                return [[`src${id.slice(source.length)}`, { file: file.fileName, isLazy }]];
              }),
        );
        this.emitFile({
          type: 'asset',
          fileName: '.vite/modules.json',
          source: JSON.stringify(Object.fromEntries(modules)),
        });
      },
    },
  };
}
