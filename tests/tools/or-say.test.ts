import { expect, test, vi } from 'vitest';
import { orSay } from './or-say';

const LOSS = 'NOTHING WAS TESTED';
const CI = { CI: 'true' };
const missing = () => Promise.reject(new Error('there is none'));

test('what can be had is had, in CI too', async () => {
  const had = {};
  expect(await orSay(LOSS, () => Promise.resolve(had), CI)).toBe(had);
});

test('what cannot be had fails a run in CI, with its reason and the way round', async () => {
  await expect(orSay(LOSS, missing, CI)).rejects.toThrow(
    /^NOTHING WAS TESTED: there is none\nWHEELHOUSE_MAY_LACK_SERVERS=true lets/u,
  );
});

test.each([{}, { CI: 'true', WHEELHOUSE_MAY_LACK_SERVERS: 'true' }])(
  'it is said alone where the environment is %o',
  async (environment) => {
    const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await orSay(LOSS, missing, environment)).toBe('there is none');
    expect(write).toHaveBeenCalledExactlyOnceWith('\n*** NOTHING WAS TESTED: there is none\n\n');
  },
);
