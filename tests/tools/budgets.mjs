// The size and time budgets, and which module each route's first load is made of. Read by the build's
// check (budget.mjs) and by the bench. Sizes in KiB after brotli, times in milliseconds, heap in MB.

/** The chunk that every signed-in screen needs. */
export const panelModule = 'src/app/panel/install-panel.tsx';

/** Routes with a budget of their own: `modules` are keys of Vite's manifest, loaded together. */
export const routeBudgets = [
  { route: 'sign-in', modules: ['index.html'], script: 130, files: 8, style: 15 },
  {
    route: 'servers',
    modules: ['index.html', panelModule, 'src/screens/servers/list.tsx'],
    script: 200,
    files: 15,
    style: 15,
  },
];

/** Every further lazy screen may bring this much over the servers list. */
export const furtherRouteScript = 60;

/** Heavy libraries in a chunk of their own, and what one may bring over a screen that has it. */
export const lateParts = [
  {
    module: 'src/ui/charts/line-chart.tsx',
    screen: 'src/screens/volumes/detail.tsx',
    script: 100,
  },
];

export const callBudget = { beforeRows: 4, depth: 2 };

export const timeBudgets = {
  heap: 8,
  listToDetail: 120,
  keystroke: 50,
  longestTaskInFlood: 100,
};

/** What a start may take of the time of the build that the bench is given to compare with. */
export const comparisonBudgets = { mainThread: 0.88, blocking: 0.65 };
