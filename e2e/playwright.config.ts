import { defineConfig } from '@playwright/test';
import { browserProjects } from './browser-project';

// Browser tests on the production build; each starts its own staging server (fixtures.ts), so they
// share nothing and run side by side.
export default defineConfig({
  testDir: '.',
  outputDir: '../.e2e-results/tests',
  projects: browserProjects('**/*.spec.ts'),
  fullyParallel: true,
  forbidOnly: true,
  // Twice the two cores it is made for: a test waits for a part of its time.
  workers: 4,
  // Long, since a busy machine takes six times as long; a test that passes waits for none of it.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // No trace: recording one costs a quarter of the time. `--trace on` records where one is needed.
  reporter: 'list',
});
