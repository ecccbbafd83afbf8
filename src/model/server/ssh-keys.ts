import type { Records } from '@/model/records/records';
import { isWindows } from '@/model/windows';

/** Spec 2 §5. */
export const SSH_FORMAT = 'SSH keys must be entered in OpenSSH format';
export const NO_SSH_KEY =
  'You do not have an SSH key in your profile. This is required to access the new server.';

export const PUTTYGEN_HINT =
  'In PuTTYgen, copy the key from the box labelled "Public key for pasting into OpenSSH authorized_keys file".';

/** Spec 2 §5. */
const KEY = /^[a-z][a-z0-9@.-]*\s+(?=\S{16})[A-Za-z0-9+/]+={0,2}(\s.*)?$/;

/** PuTTY, SSH.com and private keys. */
const OTHER_FORMAT = /^(-{4,5}\s?BEGIN |PuTTY-User-Key-File)/m;

export function sshKeysProblem(text: string): string | undefined {
  if (OTHER_FORMAT.test(text.trim())) return SSH_FORMAT;
  const lines = text.split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !KEY.test(line));
  return wrong === -1 ? undefined : `Invalid key at line ${String(wrong + 1)}`;
}

/** Returns the typed keys if they differ from the saved ones; empty keeps the saved ones. */
export function keysToSave(typed: string, saved: string): string {
  return typed.trim() === saved.trim() ? '' : typed.trim();
}

export function needsSshKey(
  user: Records['user'] | undefined,
  image: Records['image'] | undefined,
): boolean {
  // Absent from lists.
  const known = user?.ssh_key !== undefined && (user.ssh_key ?? '').trim() === '';
  return known && !(image !== undefined && isWindows(image));
}
