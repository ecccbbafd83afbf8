import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserTestCounts, countsOfExit, unitTestCounts } from './counts.mjs';
import { runStep } from './step.mjs';

export const check = (name, ...command) => ({ name, command, count: countsOfExit });

/** A step of Vitest; reports into its own file in the folder. */
export function unitTests(reports, name, ...options) {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  return {
    name,
    command: ['vitest', 'run', ...reporters, ...options],
    count: unitTestCounts(report),
  };
}

/** The step of Playwright, on the build that is there. */
export function browserTests(reports) {
  const report = join(reports, 'browser.json');
  return {
    name: 'browser tests',
    command: ['playwright', 'test', '-c', 'e2e', '--reporter=dot,json'],
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, WHEELHOUSE_BUILT: 'yes' },
    count: browserTestCounts(report),
  };
}

/**
 * Runs steps side by side. A step begins once those of its `after` have ended, and is left out if
 * one of its `needs` failed. The last line printed is `N passed, N failed`, which counts each check
 * as one and each test as one.
 * @param stepsIn makes the steps, with the folder for their reports
 */
export async function runSteps(stepsIn) {
  const started = Date.now();
  const reports = mkdtempSync(join(tmpdir(), 'wheelhouse-'));
  /** The counts of each step, by its name. */
  const ends = new Map();

  async function run({ after = [], needs = [], ...step }) {
    await Promise.all(after.map((name) => ends.get(name)));
    for (const name of needs) {
      if ((await ends.get(name)).failed.length > 0) {
        return { passed: 0, failed: [`${step.name}: not run, because ${name} failed`] };
      }
    }
    return step.count(await runStep(step, started), step.name);
  }

  for (const step of stepsIn(reports)) ends.set(step.name, run(step));
  const counts = await Promise.all(ends.values());
  rmSync(reports, { recursive: true, force: true });
  const passed = counts.reduce((sum, each) => sum + each.passed, 0);
  const failures = counts.flatMap(({ failed }) => failed);
  if (failures.length > 0) {
    console.log(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  }
  console.log(`\n${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}
