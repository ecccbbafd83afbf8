import { expect, test } from 'vitest';
import { configurationPage } from '../../deploy/configuration-page';

const rowOf = (key: string) =>
  configurationPage()
    .split('\n')
    .find((line) => line.startsWith(`| \`${key}\` |`));

test('a key stands with its type, its default and what it adds to the policy', () => {
  expect(rowOf('hosts.events')).toContain('| string | `"/stream"` |');
  expect(rowOf('hosts.events')).toMatch(/\| `connect-src` \|$/u);
  expect(rowOf('features.signUp')).toMatch(/\| boolean \| `false` \|.*\| – \|$/u);
  expect(rowOf('units.volumeSize')).toContain('| `"bytes"` or `"MiB"` | `"bytes"` |');
  expect(rowOf('limits.volume.zonesWithout')).toContain('| list of strings | – |');
  expect(rowOf('payments.publishableKey')).toMatch(
    /the hosts of Stripe\. \| `script-src`, `img-src`, `connect-src`, `frame-src` \|$/u,
  );
});

test('each key stands once', () => {
  const keys = [...configurationPage().matchAll(/^\| `([^`]+)` \|/gmu)].map(([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
});
