import { toBase64 } from '@/lib/base64';
import { keep, readKept } from '@/lib/kept';
import { CLAIM_KEY } from './tap';

/** The id, key and user of a tab's recording, for the page after a reload. */
export interface Claim {
  readonly user: string;
  readonly id: string;
  /** AES-GCM key as base64, only in the tab's `sessionStorage`. */
  readonly key: string;
}

/** True if this page alone has it from now on. A duplicated tab has the claim of the first. */
async function holds({ id }: Claim): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      // The lock lasts as long as the page.
      return lock === null ? undefined : new Promise(() => undefined);
    };
    navigator.locks.request(`${CLAIM_KEY}/${id}`, { ifAvailable: true }, held).catch(reject);
  });
}

/** Takes the claim that the page before has left in this tab, unless another tab has it. */
export async function takeClaim(): Promise<Claim | undefined> {
  const [user, id, key] = readKept('sessionStorage', CLAIM_KEY)?.split(' ') ?? [];
  if (user === undefined || id === undefined || key === undefined) return undefined;
  const claim = { user, id, key };
  if (await holds(claim).catch(() => false)) return claim;
  dropClaim();
  return undefined;
}

/** Makes a claim for a reload; none if the browser can keep none (private, no secure context). */
export function makeClaim(user: string): Claim | undefined {
  if (!('locks' in navigator) || !('subtle' in crypto)) return undefined;
  const claim = {
    user,
    id: crypto.randomUUID(),
    key: toBase64(crypto.getRandomValues(new Uint8Array(32))),
  };
  const { id, key } = claim;
  if (!keep('sessionStorage', CLAIM_KEY, `${user} ${id} ${key}`)) return undefined;
  holds(claim).catch(dropClaim);
  return claim;
}

export function dropClaim(): void {
  keep('sessionStorage', CLAIM_KEY);
}
