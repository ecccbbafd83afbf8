import { type Call, update } from '@/model/call';

/** Saves the keys to the user: before the server is made, which then reads them (spec 2 §4). */
export function saveSshKeysCall(user: string, keys: string): Call {
  return update('user', user, { ssh_key: keys.trim() });
}
