// Turns a step's exit code, and the report its test runner wrote, into what passed and what failed.
import { existsSync, readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: string[] }} Counts failed holds a line for each failure */

/** A check is one thing: its exit code. */
export function countsOfExit(exit, name) {
  return exit === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

/** Counts a runner that fails without a failed test (a crash, no tests) as one failure. */
function withExit(counts, exit, name) {
  const ran = counts.passed + counts.failed.length;
  if (ran === 0) return { passed: 0, failed: [`${name}: none ran`] };
  if (exit !== 0 && counts.failed.length === 0) {
    return { ...counts, failed: [`${name}: ended with code ${exit}`] };
  }
  return counts;
}

function countsFrom(path, exit, name, read) {
  if (!existsSync(path)) return { passed: 0, failed: [`${name}: no report (code ${exit})`] };
  return withExit(read(JSON.parse(readFileSync(path, 'utf8'))), exit, name);
}

/** @returns {Counts} of Vitest's JSON report; a file that does not load is one failure */
function countUnitTests(report) {
  const failed = [];
  let passed = 0;
  for (const file of report.testResults) {
    const bad = file.assertionResults.filter(({ status }) => status === 'failed');
    passed += file.assertionResults.filter(({ status }) => status === 'passed').length;
    failed.push(...bad.map(({ fullName }) => `${file.name}: ${fullName}`));
    if (file.status === 'failed' && bad.length === 0) failed.push(`${file.name}: did not run`);
  }
  return { passed, failed };
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/** @returns {Counts} of Playwright's JSON report; a flaky test has failed once, so it fails */
function countBrowserTests(report) {
  const failed = (report.errors ?? []).map(({ message }) => `browser tests: ${message}`);
  let passed = 0;
  for (const spec of report.suites.flatMap(specsOf)) {
    for (const { status, projectName } of spec.tests) {
      if (status === 'expected') passed += 1;
      else if (status !== 'skipped') {
        failed.push(`e2e/${spec.file}: ${spec.title} (${projectName}, ${status})`);
      }
    }
  }
  return { passed, failed };
}

/** @param {string} path where Vitest writes its JSON report */
export function unitTestCounts(path) {
  return (exit, name) => countsFrom(path, exit, name, countUnitTests);
}

/** @param {string} path where Playwright writes its JSON report */
export function browserTestCounts(path) {
  return (exit, name) => countsFrom(path, exit, name, countBrowserTests);
}
