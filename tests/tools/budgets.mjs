// The size and time budgets, and which module each route's first load is made of. Read by the build's
// check (budget.mjs) and by the bench. Sizes in KiB after brotli, times in milliseconds, heap in MB. A
// size is what was reached and 2 % more, so that nothing fills up what another has saved; the first loads have
// 2 KiB beside that for the recorder of problem reports and what comes with it.

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
  { route: 'sign-in', modules: ['index.html'], script: 95.8, files: 1, style: 3.3 },
  {
    route: 'sign-up',
    modules: ['index.html', 'src/app/auth/public-pages.tsx'],
    script: 132,
    files: 13,
    style: 4.3,
  },
  {
    route: "sign-up's card",
    modules: ['index.html', 'src/app/auth/public-pages.tsx', 'src/screens/sign-up/activation.tsx'],
    script: 132,
    files: 16,
    style: 4.6,
  },
  {
    // Where a sign-in leads to, with all that it shows before anything else is read.
    route: 'dashboard',
    modules: ['index.html', panelModule, 'src/screens/dashboard/dashboard.tsx'],
    script: 174.6,
    whole: 189.3,
    files: 7,
    style: 9.7,
  },
  {
    // Opened directly; from the dashboard on its file is there.
    route: 'servers',
    modules: ['index.html', panelModule, 'src/screens/servers/list.tsx'],
    script: 183.2,
    whole: 197.9,
    files: 5,
    style: 10.5,
  },
  {
    // Any area but the first has the routes of all, beside the panel.
    route: 'volumes',
    modules: ['index.html', panelModule, 'src/app/panel/areas.ts', 'src/screens/volumes/list.tsx'],
    script: 203.3,
    files: 14,
    style: 12,
  },
];

/** Every further lazy screen may bring this much over the servers list. */
export const furtherRouteScript = 48;

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
  listToDetail: 100,
  firstVisit: 100,
  keystroke: 50,
  longestTaskInFlood: 100,
  /** In per cent of the main thread's time, idle or not: so much of each frame, on average. */
  recorderShare: 1,
};

/** What a start may take of the time of the build that the bench is given to compare with. */
export const comparisonBudgets = { mainThread: 0.75, blocking: 0.65 };

/**
 * Of Orbit, beside a real Swift of the same run: the panel's sending as a part of curl's and of a bare request's
 * time, the growth of the heap meanwhile in MB, and milliseconds.
 */
export const orbitBudgets = {
  timesCurl: 1 / 0.9,
  timesBare: 1,
  heap: 32,
  firstRows: 1000,
  frame: 50,
  selectAll: 200,
  found: 1000,
};
