import { toBase64 } from '@/lib/base64';
import { keep, readKept } from '@/lib/kept';
import { CLAIM_KEY } from './tap';

/** What a tab's recording is kept under over a reload, what opens it, and whose session it is of. */
export interface Claim {
  readonly user: string;
  readonly id: string;
  /** Of AES-GCM, as base64; it is in the tab's `sessionStorage` alone. */
  readonly key: string;
}

/** Whether this page alone has it from now on: a tab that was duplicated has the claim of the first. */
async function holds({ id }: Claim): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null) => {
      resolve(lock !== null);
      // As long as the page stands.
      return lock === null ? undefined : new Promise(() => undefined);
    };
    navigator.locks.request(`${CLAIM_KEY}/${id}`, { ifAvailable: true }, held).catch(reject);
  });
}

/** What the page before has left in this tab, unless another tab has it. */
export async function takeClaim(): Promise<Claim | undefined> {
  const [user, id, key] = readKept('sessionStorage', CLAIM_KEY)?.split(' ') ?? [];
  if (user === undefined || id === undefined || key === undefined) return undefined;
  const claim = { user, id, key };
  if (await holds(claim).catch(() => false)) return claim;
  dropClaim();
  return undefined;
}

/** A new one, for a reload to find; none where the browser can keep nothing (private, or no secure context). */
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
