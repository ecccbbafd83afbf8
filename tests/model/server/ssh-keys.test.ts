import { expect, test } from 'vitest';
import {
  needsSshKey,
  NO_SSH_KEY,
  PUTTYGEN_HINT,
  SSH_FORMAT,
  sshKeysProblem,
} from '@/model/server/user-data';
import { saveSshKeysCall } from '@/model/user/calls';
import { record } from '../build';

const KEY = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIJk me@example.com';
const FORMAT = 'SSH keys must be entered in OpenSSH format';

test.each([
  ['', undefined],
  [KEY, undefined],
  [`${KEY}\n\n${KEY}\n`, undefined],
  ['ssh-rsa AAAAB3NzaC1yc2EA', undefined],
  ['ssh-rsa AAAAB3NzaC1yc2E=', undefined],
  ['sk-ssh-ed25519@openssh.com AAAAGnNrLXNzaC1lZDI1NTE5 token', undefined],
  ['ssh-rsa AAAAB3NzaC1yc2', 'Invalid key at line 1'],
  ['ssh-rsa', 'Invalid key at line 1'],
  [`${KEY}\n\nnonsense`, 'Invalid key at line 3'],
  ['ssh-rsa AAAA*B3NzaC1yc2EAAAA', 'Invalid key at line 1'],
  ['---- BEGIN SSH2 PUBLIC KEY ----\nComment: "x"', FORMAT],
  ['-----BEGIN OPENSSH PRIVATE KEY-----', FORMAT],
  ['PuTTY-User-Key-File-3: ssh-ed25519', FORMAT],
])('the keys %j: %s', (text, problem) => {
  expect(sshKeysProblem(text)).toBe(problem);
});

test('the words are those of the specification, with a hint', () => {
  expect(SSH_FORMAT).toBe(FORMAT);
  expect(PUTTYGEN_HINT).toContain('PuTTYgen');
  expect(NO_SSH_KEY).toBe(
    'You do not have an SSH key in your profile. This is required to access the new server.',
  );
});

test.each([
  [null, 'ubuntu', true],
  ['', 'ubuntu', true],
  [KEY, 'ubuntu', false],
  [null, 'windows-server-2022', false],
  [undefined, 'ubuntu', false],
])('with the key %j in the profile, %s needs one: %s', (key, name, needed) => {
  const user = record('user', { id: 'usr-aaaaa', ...(key === undefined ? {} : { ssh_key: key }) });
  expect(needsSshKey(user, record('image', { id: 'img-aaaaa', name }))).toBe(needed);
});

test('keys are saved to the user', () => {
  expect(saveSshKeysCall('usr-aaaaa', ` ${KEY}\n`)).toEqual({
    method: 'PUT',
    kind: 'user',
    id: 'usr-aaaaa',
    body: { ssh_key: KEY },
  });
});
