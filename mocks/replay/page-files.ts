/** Files of the replay page in the folder `browser`, served below `replay/`. */
export const PAGE_FILES: ReadonlySet<string> = new Set([
  'index.html',
  'page.css',
  'page.js',
  'frame.js',
]);
