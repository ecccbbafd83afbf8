import type { Records } from '@/model/records';
import { isWindows } from '@/model/windows';

/** Spec 2 §5, word for word. */
export const SSH_FORMAT = 'SSH keys must be entered in OpenSSH format';
export const NO_SSH_KEY =
  'You do not have an SSH key in your profile. This is required to access the new server.';

/** How a key of another format becomes one of OpenSSH's. */
export const PUTTYGEN_HINT =
  'In PuTTYgen, copy the key from the box labelled "Public key for pasting into OpenSSH authorized_keys file".';

/** Type, Base64 of 16 or more characters, and a comment if there is one (spec 2 §5). */
const KEY = /^[a-z][a-z0-9@.-]*\s+(?=\S{16})[A-Za-z0-9+/]+={0,2}(\s.*)?$/;

/** How files of PuTTY, of SSH.com and of private keys begin. */
const OTHER_FORMAT = /^(-{4,5}\s?BEGIN |PuTTY-User-Key-File)/m;

/** What is wrong with the keys typed, one a line; the format as a whole first. */
export function sshKeysProblem(text: string): string | undefined {
  if (OTHER_FORMAT.test(text.trim())) return SSH_FORMAT;
  const lines = text.split('\n').map((line) => line.trim());
  const wrong = lines.findIndex((line) => line !== '' && !KEY.test(line));
  return wrong === -1 ? undefined : `Invalid key at line ${String(wrong + 1)}`;
}

/** Whether a server made from this image would be out of reach without a key in the form. */
export function needsSshKey(
  user: Records['user'] | undefined,
  image: Records['image'] | undefined,
): boolean {
  // A user list has no keys: only null or empty says that there is none.
  const known = user?.ssh_key !== undefined && (user.ssh_key ?? '').trim() === '';
  return known && !(image !== undefined && isWindows(image));
}
