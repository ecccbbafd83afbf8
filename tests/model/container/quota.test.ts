import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  quotaChanges,
  quotaExcess,
  quotaForm,
  quotaProblems,
  quotaReached,
} from '@/model/container/quota';

const GB = 1024 ** 3;
const NONE = { bytes: '', count: '' };

test.each([
  [50 * GB, '50'],
  [1.5 * GB, '1.5'],
  [1.256 * GB, '1.26'],
  [0, '0'],
  [10_738, '0.00001'],
  [1, '0.00000000093'],
])(
  'a quota of %d bytes is shown as %s GB: two decimals, zeros trimmed, and never 0 for some',
  (quota_bytes, bytes) => {
    expect(quotaForm({ quota_bytes, quota_count: null })).toEqual({ bytes, count: '' });
  },
);

test('gigabytes become bytes, rounded up', () => {
  const sent = (bytes: string) => quotaChanges({ ...NONE, bytes }, NONE).quota_bytes;
  expect(['2', '0.1', ' 1.5 GB ', '.5', '1.'].map(sent)).toEqual([
    2 * GB,
    107_374_183,
    1.5 * GB,
    GB / 2,
    GB,
  ]);
});

test.each(['abc', '-1', '1,5', '1e3', 'Infinity', '9'.repeat(20)])(
  '%j GB: Please enter a valid bytes quota.',
  (bytes) => {
    expect(quotaProblems({ ...NONE, bytes }).bytes).toBe('Please enter a valid bytes quota.');
  },
);

test.each(['many', '-1', '1.5', '0x10', '9'.repeat(20)])(
  '%j objects: Please enter a valid object count quota.',
  (count) => {
    const said = quotaProblems({ ...NONE, count }).count;
    expect(said).toBe('Please enter a valid object count quota.');
  },
);

test('an emptied field ends a limit; one that was left is not sent, for its decimals are rounded', () => {
  const before = quotaForm({ quota_bytes: 1000, quota_count: 7 });
  expect(before).toEqual({ bytes: '0.00000093', count: '7' });
  expect(quotaProblems(NONE)).toEqual({ bytes: undefined, count: undefined });
  expect(quotaChanges(NONE, before)).toEqual({ quota_bytes: null, quota_count: null });
  expect(quotaChanges({ ...before, count: '8' }, before)).toEqual({ quota_count: 8 });
});

test('what is shown of a quota is saved as no less, and shown as the same again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000 }), (hundredths) => {
      const bytes = String(hundredths / 100);
      const { quota_bytes: saved = null } = quotaChanges({ ...NONE, bytes: `${bytes} ` }, NONE);
      expect(saved).toBeGreaterThanOrEqual((hundredths * GB) / 100);
      expect(quotaForm({ quota_bytes: saved }).bytes).toBe(bytes);
    }),
  );
});

test('a container says when it has reached its quota', () => {
  const held = { bytes: 10, count: 3 };
  expect(quotaReached({ ...held, quota_bytes: 11, quota_count: 4 })).toBeUndefined();
  expect(quotaReached({ ...held, quota_bytes: 10 })).toBe('Its size quota is used up');
  expect(quotaReached({ ...held, quota_count: 3 })).toBe('Its object quota is used up');
  expect(quotaReached(held)).toBeUndefined();
});

test('before files are sent it is told which quota keeps how many of them out', () => {
  const held = { bytes: 3 * 1024, count: 1, quota_bytes: 5 * 1024, quota_count: 2 };
  const file = (size: number, isNew = true) => ({ size, isNew });
  const four = [file(1024), file(1024), file(1), file(1)];
  expect(quotaExcess('box', held, four)).toEqual([
    "The object quota of box is 2, and it holds 1. 3 of 4 files won't fit.",
    "The size quota of box is 5 KB, and it holds 3 KB. 2 of 4 files won't fit.",
  ]);
  expect(quotaExcess('box', held, [file(2048)])).toEqual([]);
  expect(quotaExcess('box', held, [file(2049)])).toEqual([
    "The size quota of box is 5 KB, and it holds 3 KB. This file won't fit.",
  ]);
  // Swift needs room for the new object while the old one is still there.
  expect(quotaExcess('box', { count: 2, quota_count: 2 }, [file(1, false)])).toHaveLength(1);
  expect(quotaExcess('box', { count: 1, quota_count: 2 }, [file(1, false), file(1)])).toEqual([]);
  expect(quotaExcess('box', { bytes: 7, count: 9, quota_bytes: null }, four)).toEqual([]);
});
