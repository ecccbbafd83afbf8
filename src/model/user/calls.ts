import { type RestCall, update } from '@/model/call';

/** Saves SSH keys to the user, where a new server reads them (spec 2 §4). */
export function saveSshKeysCall(user: string, keys: string): RestCall {
  return update('user', user, { ssh_key: keys.trim() });
}
