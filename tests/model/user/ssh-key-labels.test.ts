import { expect, test } from 'vitest';
import { keyLabels } from '@/model/user/ssh-key-labels';

test('each key is told by its type, its end and its comment', () => {
  const keys = `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIKJYH0mHcJlb otto at work\n\n  ssh-rsa AAAAB3Nz  `;
  expect(keyLabels(keys)).toEqual(['ssh-ed25519 …IKJYH0mHcJlb otto at work', 'ssh-rsa AAAAB3Nz']);
});

test('no key has no label', () => {
  expect(keyLabels(' \n')).toEqual([]);
});
