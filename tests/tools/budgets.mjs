// The size and time budgets, and which module each route's first load is made of. Read by the build's
// check (budget.mjs) and by the bench. Sizes in KiB after brotli, times in milliseconds, heap in MB. These
// are bounds; what keeps a figure from growing up to them is what it was when it last landed (figures.json).

/** The chunk that every signed-in screen needs. */
export const panelModule = 'src/app/panel/install-panel.tsx';

/** The clients of GraphQL and of the event stream: every screen fetches them once its rows stand. */
export const afterRows = [
  'src/provider/event-stream/bayeux.ts',
  'src/provider/graphql/session-operations.ts',
  'src/provider/graphql/graphql-client.ts',
];

/** A list's keys, which it fetches once its rows stand: in no budget. */
export const afterList = ['src/components/lists/list-keys.ts'];

/**
 * Routes with a budget of their own: `modules` are keys of Vite's manifest, loaded together; `whole`
 * is with what comes after the rows.
 */
export const routeBudgets = [
  { route: 'sign-in', modules: ['index.html'], script: 91.5, files: 3, style: 4.3 },
  {
    route: 'sign-up',
    modules: ['index.html', 'src/app/auth/public-pages.tsx'],
    script: 132,
    files: 8,
    style: 6,
  },
  {
    route: "sign-up's card",
    modules: ['index.html', 'src/app/auth/public-pages.tsx', 'src/screens/sign-up/activation.tsx'],
    script: 132,
    files: 10,
    style: 6.4,
  },
  {
    // Where a sign-in leads to, with all that it shows before anything else is read.
    route: 'dashboard',
    modules: ['index.html', panelModule, 'src/screens/dashboard/dashboard.tsx'],
    script: 170.2,
    whole: 192.6,
    files: 6,
    style: 9.7,
  },
  {
    // Opened directly; from the dashboard on its file is there.
    route: 'servers',
    modules: ['index.html', panelModule, 'src/screens/servers/list.tsx'],
    script: 179.9,
    whole: 202.4,
    files: 6,
    style: 11.3,
  },
  {
    // Any area but the first has the routes of all, beside the panel.
    route: 'volumes',
    modules: ['index.html', panelModule, 'src/app/panel/areas.ts', 'src/screens/volumes/list.tsx'],
    script: 241.7,
    files: 13,
    style: 15,
  },
];

/** Every further lazy screen may bring this much over the servers list. */
export const furtherRouteScript = 90;

/** Scripts of the whole build, those of workers left out. */
export const mostFiles = 120;

/** What a screen fetches once it is asked for, and what that may bring over the screen. */
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
  /** What a hundred switches of area and account may leave, in kB: as much as a reading is off by. */
  heapOfSwitches: 100,
  /** Growth in an hour of a day with the panel open, in MB. */
  heapOfHour: 1,
  listToDetail: 100,
  firstVisit: 100,
  keystroke: 50,
  longestTaskInFlood: 100,
  /** In per cent of the main thread's time, idle or not: so much of each frame, on average. */
  recorderShare: 1,
};

/** Of a cold start, whatever the machine: heap in MiB, script that is run in KiB, layout shift. */
export const startBudgets = {
  list: { heap: 5.5, run: 260, before: 170, beforeFiles: 6, shift: 0.01 },
  server: { shift: 0.01 },
  dashboard: { shift: 0.01 },
  'sign-in': { before: 85, beforeFiles: 2, shift: 0.01 },
};

/** What a start may take of the time of the build of 27 November (64e859a1), measured beside it in one run. */
export const startShares = {
  'list, localhost': { ready: 0.85, inAll: 0.28 },
  'list, 10 Mbit': { ready: 0.82 },
  'list, slow CPU': { ready: 0.75, blocking: 0.6 },
  'server, localhost': { ready: 0.71 },
};

/**
 * Orbit's, beside a real Swift of the same run: an upload from the press to its end as a part of the longer of curl's
 * time and what its checksums take alone, and of a bare request's over a line of 50 MiB/s; the growth of the heap
 * meanwhile in MB, and milliseconds.
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
