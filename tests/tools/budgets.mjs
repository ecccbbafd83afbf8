// Size and time budgets, and the modules of each route's first load. Read by the build's check
// (budget.mjs) and by the bench. Sizes in KiB after brotli, times in ms, heap in MB. These are
// upper bounds. The figures that landed last (figures.json) keep each from growing up to them.

/** The chunk that every signed-in screen needs. */
export const panelModule = 'src/app/panel/install-panel.tsx';

/** Clients of GraphQL and of the event stream, which every screen fetches after its rows. */
export const afterRows = [
  'src/provider/event-stream/bayeux.ts',
  'src/provider/graphql/session-operations.ts',
  'src/provider/graphql/graphql-client.ts',
];

/** A list's keys, which it fetches after its rows: in no budget. */
export const afterList = ['src/components/lists/list-keys.ts'];

/**
 * Routes with their own budgets. `modules` are keys of Vite's manifest, loaded together. `whole`
 * includes the files fetched after the rows.
 */
export const routeBudgets = [
  { route: 'sign-in', modules: ['index.html'], script: 92.2, files: 3, style: 4.7 },
  {
    route: 'sign-up',
    modules: ['index.html', 'src/app/auth/public-pages.tsx'],
    script: 132,
    files: 8,
    style: 6.4,
  },
  {
    route: "sign-up's card",
    modules: ['index.html', 'src/app/auth/public-pages.tsx', 'src/screens/sign-up/activation.tsx'],
    script: 132,
    files: 10,
    style: 6.8,
  },
  {
    // First screen after a sign-in, with all that it shows before any further read.
    route: 'dashboard',
    modules: ['index.html', panelModule, 'src/screens/dashboard/dashboard.tsx'],
    script: 172.6,
    whole: 195.2,
    files: 6,
    style: 9.7,
  },
  {
    // Opened directly; from the dashboard on its file is there.
    route: 'servers',
    modules: ['index.html', panelModule, 'src/screens/servers/list.tsx'],
    script: 183.3,
    whole: 205.7,
    files: 6,
    style: 11.7,
  },
  {
    // Any area but the first has the routes of all, beside the panel.
    route: 'volumes',
    modules: ['index.html', panelModule, 'src/app/panel/areas.ts', 'src/screens/volumes/list.tsx'],
    script: 244,
    files: 13,
    style: 15.7,
  },
];

/** Every further lazy screen may bring this much over the servers list. */
export const furtherRouteScript = 90;

/** All fonts of the panel in KiB. Each is fetched once, and kept. */
export const fontsBudget = 60;

/** Scripts of the whole build, without those of workers. */
export const mostFiles = 120;

/** Parts that a screen fetches on demand, each with its budget over the screen. */
export const lateParts = [
  {
    module: 'src/screens/servers/add/show-as.tsx',
    screen: 'src/screens/servers/add.tsx',
    script: 2.6,
  },
  {
    module: 'src/ui/charts/line-chart.tsx',
    screen: 'src/screens/volumes/detail.tsx',
    script: 78.3,
  },
];

export const callBudget = { beforeRows: 4, depth: 2 };

export const timeBudgets = {
  heap: 8,
  /**
   * Growth of the heap by a hundred switches of area and account, in kB: the error of a reading.
   */
  heapOfSwitches: 100,
  /** Growth in an hour of a day with the panel open, in MB. */
  heapOfHour: 1,
  listToDetail: 100,
  firstVisit: 100,
  keystroke: 50,
  longestTaskInFlood: 100,
  /** Share of the main thread's time in per cent, idle or not: of each frame, on average. */
  recorderShare: 1,
};

/** Budgets of a cold start on any machine: heap in MiB, executed script in KiB, layout shift. */
export const startBudgets = {
  list: { heap: 5.5, run: 260, before: 170, beforeFiles: 6, shift: 0.01 },
  server: { shift: 0.01 },
  dashboard: { shift: 0.01 },
  'sign-in': { before: 85, beforeFiles: 2, shift: 0.01 },
};

/**
 * Share of the start time of the build of 27 November (64e859a1), measured beside it in one run.
 */
export const startShares = {
  'list, localhost': { ready: 0.85, inAll: 0.28 },
  'list, 10 Mbit': { ready: 0.82 },
  'list, slow CPU': { ready: 0.75, blocking: 0.6 },
  'server, localhost': { ready: 0.71 },
};

/**
 * Budgets of Orbit, beside a real Swift in the same run. `timesLonger`: an upload from press to
 * end, relative to the longer of curl's time and its checksums alone. `timesBare`: relative to a
 * bare request over a line of 50 MiB/s. `heap`: its growth meanwhile in MB. The rest is in ms.
 */
export const orbitBudgets = {
  timesLonger: 1.15,
  timesBare: 1.1,
  heap: 32,
  firstRows: 1000,
  frame: 50,
  selectAll: 200,
  found: 1000,
};
