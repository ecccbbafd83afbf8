import { devices, type Project } from '@playwright/test';
import { findChromium } from './browser/find.mjs';

const found = findChromium();

const chromium: Project = {
  name: 'chromium',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    serviceWorkers: 'block',
    // Motion takes a fifth of the processor's time. Tests that need it use `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(found ? { executablePath: found.path } : {}),
      // The browser leaves the network outside alone: tests run in closed networks.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
      ],
    },
  },
};

const build: Project = { name: 'build', testMatch: 'build.setup.ts' };

/**
 * Chromium on the files that match, after a build; `npm test` has built already and says so.
 * @param testMatch a glob of test files
 */
export function browserProjects(testMatch: string): Project[] {
  const project = { ...chromium, testMatch };
  if (process.env['WHEELHOUSE_BUILT']) return [project];
  return [build, { ...project, dependencies: ['build'] }];
}
