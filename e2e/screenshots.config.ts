import { defineConfig } from '@playwright/test';
import { browserProjects } from './browser-project';

// `npm run photos`: every screen and the gallery at three widths in both themes, into the ignored folder photos/.
export default defineConfig({
  testDir: '.',
  outputDir: '../.e2e-results/photos',
  projects: browserProjects('screenshots/*.screenshot.ts'),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // Live comes once 10,000 servers are read twice, beside another worker's and its provider's.
  expect: { timeout: 60_000 },
  reporter: 'list',
});
