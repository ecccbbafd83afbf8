import { expect, test, vi } from 'vitest';
import { errorFacts } from '@/provider/api-error';

test('a defect reads as our own words, and the console hears what it was', () => {
  const told = vi.fn<typeof reportError>();
  vi.stubGlobal('reportError', told);
  const defect = new TypeError("Cannot read properties of undefined (reading 'metrics')");
  expect(errorFacts(defect)).toMatchObject({
    messages: ['Something went wrong'],
    messageSource: 'us',
  });
  expect(told.mock.calls).toEqual([[defect]]);
});
