/** What a build of the demo consists of. */
export interface DemoRelease {
  /** Another one whenever a file is. */
  version: string;
  /** Below the scope: `assets/index-B1uywlYW.js`; '' is the page. */
  files: readonly string[];
}

declare global {
  /** Written into the worker by its build. */
  const DEMO_RELEASE: DemoRelease;
}
