import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserTestCounts, countsOfExit, unitTestCounts } from './counts.mjs';

function reportFile(report: unknown): string {
  const path = join(mkdtempSync(join(tmpdir(), 'counts-')), 'report.json');
  writeFileSync(path, JSON.stringify(report));
  return path;
}

const unit = (...statuses: string[]) =>
  reportFile({
    testResults: [
      {
        name: 'ids.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status) => ({ status, fullName: 'a test' })),
      },
    ],
  });

test('a check counts as one', () => {
  expect(countsOfExit(0, 'types')).toEqual({ passed: 1, failed: [] });
  expect(countsOfExit(2, 'types')).toEqual({ passed: 0, failed: ['types'] });
});

test('unit tests count one by one and failures are named', () => {
  expect(unitTestCounts(unit('passed', 'failed', 'passed'))(1, 'unit tests')).toEqual({
    passed: 2,
    failed: ['ids.test.ts: a test'],
  });
});

test('a file that does not load is a failure', () => {
  const path = reportFile({
    testResults: [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }],
  });
  expect(unitTestCounts(path)(1, 'unit tests').failed).toEqual(['broken.test.ts: did not run']);
});

test('a run that ends badly though no test failed is a failure', () => {
  expect(unitTestCounts(unit('passed'))(1, 'unit tests').failed).toEqual([
    'unit tests: ended with code 1',
  ]);
});

test('a run without tests or without a report is a failure', () => {
  expect(unitTestCounts(reportFile({ testResults: [] }))(0, 'unit tests').failed).toHaveLength(1);
  expect(unitTestCounts('/nowhere.json')(0, 'unit tests').failed).toHaveLength(1);
});

test('browser tests count through nested suites, and a flaky one has failed', () => {
  const spec = (status: string) => ({
    title: status,
    file: 'story.spec.ts',
    tests: [{ status, projectName: 'chromium' }],
  });
  const path = reportFile({
    suites: [
      { specs: [spec('expected')], suites: [{ specs: [spec('flaky'), spec('unexpected')] }] },
      { specs: [spec('skipped')] },
    ],
  });
  const { passed, failed } = browserTestCounts(path)(1, 'browser tests');
  expect(passed).toBe(1);
  expect(failed).toEqual([
    'e2e/story.spec.ts: flaky (chromium, flaky)',
    'e2e/story.spec.ts: unexpected (chromium, unexpected)',
  ]);
});
