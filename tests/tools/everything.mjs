// `npm test`: every check, in an order that suits two cores.
import { browserTests, check, runSteps, unitTests } from './run-steps.mjs';

await runSteps((reports) => [
  check('build', 'vite', 'build'),
  check('types', 'tsc', '--noEmit'),
  check('format', 'oxfmt', '--check'),
  check('schema', 'node', 'mocks/graphql/types.mjs', '--check'),
  check('icons', 'node', 'build/icons.mjs', '--check'),
  check('keys', 'node', 'tests/tools/keys.mjs'),
  check('configuration', 'node', 'deploy/configuration.mjs', '--check'),
  unitTests(reports, 'tests on real servers', '--project=real', '--maxWorkers=2'),
  { ...check('budget', 'node', 'tests/tools/budget.mjs'), needs: ['build'] },
  {
    ...unitTests(reports, 'unit tests', '--project=rules', '--project=pages'),
    after: ['build', 'types', 'keys'],
  },
  // Browser tests wait for the page a part of their time, in which the two dearest checks are done.
  {
    ...browserTests(reports),
    after: ['unit tests', 'tests on real servers'],
    needs: ['build'],
  },
  { ...check('lint', 'oxlint', '--deny-warnings'), after: ['unit tests'] },
  { ...check('dead code', 'knip'), after: ['unit tests'] },
]);
