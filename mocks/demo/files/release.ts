/** Files of one build of the demo. */
export interface DemoRelease {
  /** Hash of all files, names and contents. */
  version: string;
  /** Paths below the scope, e.g. `assets/index-B1uywlYW.js`; '' is the page. */
  files: readonly string[];
}

declare global {
  /** Written into the worker by its build. */
  const DEMO_RELEASE: DemoRelease;
}
