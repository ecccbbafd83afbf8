import { defineConfig, mergeConfig } from 'vitest/config';
import built from './vite.config.ts';

/** Tests on real servers: Swift, Docker's registry, nginx, Caddy. */
const REAL = 'tests/**/*.real.test.ts';

export default mergeConfig(
  built,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: { name: 'rules', include: ['tests/**/*.test.ts'], exclude: [REAL] },
        },
        // `npm test` runs these beside the build, and `npm run test:quick` leaves them out.
        { extends: true, test: { name: 'real', include: [REAL] } },
        {
          extends: true,
          test: {
            name: 'pages',
            include: ['tests/**/*.test.tsx'],
            environment: 'jsdom',
            // After the others: a worker with another environment starts again, modules and all.
            sequence: { groupOrder: 1 },
          },
        },
      ],
      setupFiles: ['tests/setup.ts', ...(process.env['LATE'] ? ['tests/late.ts'] : [])],
      // Else Node would load it, which does not know that `graphql` is another package here.
      server: { deps: { inline: ['graphql-request'] } },
      testTimeout: 180_000,
      // A hook may load jsdom, or start a server of its own.
      hookTimeout: 180_000,
      // One more than the two cores it is made for: a test waits for a part of its time.
      maxWorkers: 3,
      // Reading the same modules anew for each of two hundred files takes longer than the tests do.
      isolate: false,
      restoreMocks: true,
      unstubGlobals: true,
      unstubEnvs: true,
    },
  }),
);
