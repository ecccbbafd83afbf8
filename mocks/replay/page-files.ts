/** The files of a replay's page, in the folder `browser`: they are served as they are, below `replay/`. */
export const PAGE_FILES: ReadonlySet<string> = new Set([
  'index.html',
  'page.css',
  'page.js',
  'frame.js',
]);
