import type { NewServer } from '@/model/server/create/form';

const KEYS_FIRST = '# Save the SSH keys to your profile first: the server takes them from there.';

export function keysFirst({ sshKeys }: NewServer): readonly string[] {
  return sshKeys.trim() === '' ? [] : [KEYS_FIRST];
}
