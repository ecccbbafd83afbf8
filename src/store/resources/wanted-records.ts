import type { RecordName } from './resources-actions';

/** Records that are kept whole by events: those that screens asked for last. */
const WANTED_LIMIT = 20;

/** The full records that screens have asked for, the latest last. */
export class WantedRecords {
  readonly #names = new Map<string, RecordName>();

  add(name: RecordName): void {
    this.#names.delete(name.id);
    this.#names.set(name.id, name);
    const [oldest] = this.#names.keys();
    if (this.#names.size > WANTED_LIMIT && oldest !== undefined) this.#names.delete(oldest);
  }

  has(id: string): boolean {
    return this.#names.has(id);
  }

  all(): readonly RecordName[] {
    return [...this.#names.values()];
  }

  /** Those that were asked for on behalf of an account. */
  of(account: string): readonly RecordName[] {
    return this.all().filter((name) => name.account === account);
  }
}
