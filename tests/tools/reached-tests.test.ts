import { expect, test } from 'vitest';
import { reachedTests } from './reached-tests';

const sources = {
  'src/lib/sum.ts': 'export const sum = 1;',
  'src/lib/parts/index.ts': "export * from './part';",
  'src/lib/parts/part.ts': 'export const part = 1;',
  'src/ui/total.tsx': "import { sum } from '@/lib/sum'; export const total = sum;",
  'src/ui/late.tsx': "export const late = () => import('./total');",
  'tests/lib/sum.test.ts': "import { sum } from '@/lib/sum';",
  'tests/lib/sum.real.test.ts': "import { sum } from '@/lib/sum';",
  'tests/lib/type.test.ts': "import type { sum } from '@/lib/sum';",
  'tests/lib/parts.test.ts': "import { part } from '@/lib/parts';",
  'tests/ui/total.test.tsx': "import { total } from '@/ui/total';",
  'tests/ui/late.test.tsx': "import { late } from '@/ui/late';",
  'tests/tools/counts.test.ts': "import { counts } from './counts.mjs';",
};

const reached = (...changed: string[]) => reachedTests(sources, changed, 60);

test('a change reaches the tests of all that imports it, the nearest first', () => {
  expect(reached('src/lib/sum.ts').run).toEqual([
    'tests/lib/sum.test.ts',
    'tests/ui/total.test.tsx',
    'tests/ui/late.test.tsx',
  ]);
});

test('it reaches through an index, and from a file that is no TypeScript', () => {
  expect(reached('src/lib/parts/part.ts').run).toEqual(['tests/lib/parts.test.ts']);
  expect(reached('tests/tools/counts.mjs').run).toEqual(['tests/tools/counts.test.ts']);
});

test('a test that was removed is not run', () => {
  expect(reached('tests/lib/gone.test.ts')).toEqual({ run: [], left: 0 });
});

test('the farthest are left out where the time is short, and counted', () => {
  expect(reachedTests(sources, ['src/lib/sum.ts'], 2)).toEqual({
    run: ['tests/lib/sum.test.ts', 'tests/ui/total.test.tsx'],
    left: 1,
  });
});

test('a changed test is run however long it takes', () => {
  expect(reachedTests(sources, ['tests/ui/late.test.tsx'], 0).run).toEqual([
    'tests/ui/late.test.tsx',
  ]);
});
