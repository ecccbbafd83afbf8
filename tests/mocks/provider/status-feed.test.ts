import { expect, test } from 'vitest';
import { createCore } from '@mocks/provider/core';
import { statusFeed } from '@mocks/provider/status-feed';

test.each([
  ['none', [], []],
  ['minor', ['minor'], []],
  ['major', ['major', 'minor'], []],
  ['maintenance', [], ['none']],
] as const)(
  'the dial at %s tells of incidents and of maintenance',
  (incident, impacts, planned) => {
    const { body } = statusFeed(createCore({ dials: { incident } })) as {
      body: Record<'incidents' | 'scheduled_maintenances', { impact: string }[]>;
    };
    expect(body.incidents.map(({ impact }) => impact)).toEqual(impacts);
    expect(body.scheduled_maintenances.map(({ impact }) => impact)).toEqual(planned);
  },
);

test('broken, it is no feed', () => {
  expect(statusFeed(createCore({ dials: { incident: 'broken' } })).status).toBe(502);
});
