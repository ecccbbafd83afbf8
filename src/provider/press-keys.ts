import { digest } from '@/lib/encoding';
import { type ApiErrorFacts, factsOf, mayBeDone } from './api-error';

/** A request with an unknown outcome: sent again, it has the same key. */
export interface OpenKey {
  /** Digest of the request: its text may be private, and a key may outlive the page. */
  readonly asked: string;
  readonly key: string;
}

/** A random UUID (RFC 9562 §5.4), on pages without TLS too. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const [first, second, third, fourth, rest] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20),
  ];
  return `${first}-${second}-4${third}-8${fourth}-${rest}`;
}

/**
 * Keys of one press, one for each request (draft-ietf-httpapi-idempotency-key-header). Equal
 * requests of one press have keys of their own. Only a later try of the press reuses open keys.
 */
export class PressKeys {
  #before: readonly OpenKey[];
  readonly #sent: OpenKey[] = [];
  readonly #repeated = new Set<string>();

  constructor(before: readonly OpenKey[] = []) {
    this.#before = before;
  }

  get open(): readonly OpenKey[] {
    return [...this.#before, ...this.#sent];
  }

  async send<R>(asked: unknown, work: (key: string) => Promise<R>): Promise<R> {
    const key = this.take(asked);
    try {
      const answer = await work(key);
      this.ended(key);
      return answer;
    } catch (thrown) {
      this.ended(key, factsOf(thrown));
      throw thrown;
    }
  }

  take(request: unknown): string {
    const asked = digest(JSON.stringify(request));
    const found = this.#before.find((each) => each.asked === asked);
    this.#before = this.#before.filter((each) => each !== found);
    const taken = found ?? { asked, key: newKey() };
    if (found !== undefined) this.#repeated.add(taken.key);
    this.#sent.push(taken);
    return taken.key;
  }

  /** Drops the key of an answered request. A refusal is final too: another press gets a new key. */
  ended(key: string, error?: ApiErrorFacts): void {
    const isBusy = error !== undefined && isConflict(error) && this.#repeated.has(key);
    if (isBusy || (error !== undefined && isOpen(error))) return;
    const at = this.#sent.findIndex((each) => each.key === key);
    if (at !== -1) this.#sent.splice(at, 1);
  }
}

/** True if a repetition came while the first request was still being answered. */
export function isConflict({ status }: ApiErrorFacts): boolean {
  return status === 409;
}

function isOpen(error: ApiErrorFacts): boolean {
  return mayBeDone(error) || error.kind === 'unsent' || error.kind === 'cancelled';
}
