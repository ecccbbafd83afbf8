import { expect, test } from 'vitest';
import { createPolicyCall } from '@/model/firewall-policy/calls';
import { isMadeFor, markerFor } from '@/model/firewall-policy/describe';
import { record } from '../build';

test('a policy made for a group is known by its description', () => {
  expect(markerFor('grp-aaaaa')).toBe('Auto-created for grp-aaaaa');
  const policy = (description: string | null) =>
    record('firewall_policy', { id: 'fwp-aaaaa', description });
  expect(isMadeFor(policy('Auto-created for grp-aaaaa'), 'grp-aaaaa')).toBe(true);
  expect(isMadeFor(policy('Auto-created for grp-bbbbb'), 'grp-aaaaa')).toBe(false);
  expect(isMadeFor(policy(null), 'grp-aaaaa')).toBe(false);
});

test('a group without a policy gets one, with the marker', () => {
  expect(createPolicyCall('grp-aaaaa')).toEqual({
    method: 'POST',
    kind: 'firewall_policy',
    body: { server_group: 'grp-aaaaa', description: 'Auto-created for grp-aaaaa' },
  });
});
