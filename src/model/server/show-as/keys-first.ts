import type { NewServer } from '@/model/server/create/form';

/** What is said where the keys of a form have no words of their own. */
const KEYS_FIRST = '# Save the SSH keys to your profile first: the server takes them from there.';

/** A line above what a form says, for a shell or for HCL; none where no keys were typed. */
export function keysFirst({ sshKeys }: NewServer): readonly string[] {
  return sshKeys.trim() === '' ? [] : [KEYS_FIRST];
}
