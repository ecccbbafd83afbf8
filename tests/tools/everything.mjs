// `npm test`: every check in an order that suits two cores, the output streamed, and one last line
// `N passed, N failed` that counts each check as one and each unit and browser test as one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTestCounts, countsOfExit, unitTestCounts } from './counts.mjs';
import { runStep } from './step.mjs';

const reports = mkdtempSync(join(tmpdir(), 'wheelhouse-'));
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

const check = (name, ...command) => ({ name, command, count: countsOfExit });

// Each row runs its steps side by side; a row marked `needs` is left out when that step failed.
const rows = [
  { steps: [check('build', 'vite', 'build')] },
  { needs: 'build', steps: [check('budget', 'node', 'tests/tools/budget.mjs')] },
  {
    // Unit tests wait for a part of their time, in which the checks are done.
    steps: [
      check('types', 'tsc', '--noEmit'),
      check('format', 'oxfmt', '--check'),
      check('schema', 'node', 'mocks/graphql/types.mjs', '--check'),
      check('icons', 'node', 'build/icons.mjs', '--check'),
      check('lint', 'oxlint', '--deny-warnings'),
      check('dead code', 'knip'),
      check('keys', 'node', 'tests/tools/keys.mjs'),
      {
        name: 'unit tests',
        command: [
          'vitest',
          'run',
          '--reporter=dot',
          '--reporter=json',
          `--outputFile.json=${unitReport}`,
        ],
        count: unitTestCounts(unitReport),
      },
    ],
  },
  {
    needs: 'build',
    steps: [
      {
        name: 'browser tests',
        command: ['playwright', 'test', '-c', 'e2e', '--reporter=dot,json'],
        environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport, WHEELHOUSE_BUILT: 'yes' },
        count: browserTestCounts(browserReport),
      },
    ],
  },
];

const failures = [];
const failedSteps = new Set();
let passed = 0;

for (const { needs, steps } of rows) {
  if (needs && failedSteps.has(needs)) {
    for (const { name } of steps) failures.push(`${name}: not run, because ${needs} failed`);
    continue;
  }
  const results = await Promise.all(steps.map((step) => runStep(step)));
  for (const [index, exit] of results.entries()) {
    const step = steps[index];
    const counts = step.count(exit, step.name);
    passed += counts.passed;
    failures.push(...counts.failed);
    if (counts.failed.length > 0) failedSteps.add(step.name);
  }
}

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0)
  console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
