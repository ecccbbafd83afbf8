import type { Call, Calls } from './call';
import type { Facts } from './facts';
import type { Rule } from './problems';

export interface Confirmation {
  readonly question: string;
  title?(name: string): string;
  /** Must be typed; spaces around it are ignored. */
  readonly word?: string;
}

export interface VerbWords {
  /** Words before the name, if the order alone does not fit: 'create a snapshot of'. */
  readonly todo?: string;
  /** Words while the record changes: 'shutting down'. Absent if the answer is the change. */
  readonly doing?: string;
  /** The sentence once the change is seen; absent if `success` says it. */
  done?(name: string): string;
}

type VerbIcon =
  | 'arrow-up'
  | 'close'
  | 'copy'
  | 'database'
  | 'download'
  | 'image'
  | 'link'
  | 'list'
  | 'lock'
  | 'pencil'
  | 'play'
  | 'plus'
  | 'power'
  | 'power-off'
  | 'refresh'
  | 'reset'
  | 'server'
  | 'snapshot'
  | 'stop'
  | 'terminal'
  | 'trash'
  | 'unlink'
  | 'unlock'
  | 'volume';

interface AnyVerb<R> {
  readonly id: string;
  readonly label: string;
  /** The label as an order, if the label is not one: 'Shut down'. */
  readonly order?: string;
  readonly icon: VerbIcon;
  readonly section: 'power' | 'use' | 'change' | 'danger';
  shown?(record: R, facts: Facts): boolean;
  readonly rule: Rule<R>;
  consequences?(record: R, facts: Facts): readonly string[];
  consequencesOfMany?(records: readonly R[], facts: Facts): readonly string[];
  readonly danger?: boolean;
  /** Minimum time in ms that its button shows loading. */
  readonly loadingMs?: number;
}

export interface LinkVerb<R> extends AnyVerb<R> {
  readonly many?: false;
  readonly request?: never;
  readonly run?: never;
  readonly confirm?: never;
  path(record: R, account: string, facts: Facts): string;
}

/** A verb that changes nothing at the provider. It opens an overlay, or the browser runs it. */
export interface LocalVerb<R> extends AnyVerb<R> {
  readonly path?: never;
  readonly request?: never;
  readonly confirm?: never;
  readonly many?: false;
  readonly ruleForMany?: never;
  readonly takesMany: boolean;
  run(records: readonly R[]): void;
}

interface CallVerb<R> extends AnyVerb<R> {
  readonly path?: never;
  readonly run?: never;
  request(record: R, account: string, facts: Facts): Calls;
  readonly success: string;
  readonly words?: VerbWords;
  /** A gentler verb with the same rule, which the confirmation offers too. */
  readonly instead?: SingleVerb<R> | BulkVerb<R>;
  /** Kind of the secret in the answer, which no record keeps. */
  readonly secret?: 'console' | 'password' | 'client' | 'api-client';
  /** Path that opens after a deletion on its page; by default the list of its kind. */
  list?(account: string, record: R): string;
  next?(record: R, account: string): string;
}

export interface SingleVerb<R> extends CallVerb<R> {
  readonly many?: false;
  readonly confirm?: Confirmation;
}

export interface BulkVerb<R> extends CallVerb<R> {
  readonly many: true;
  readonly confirm?: Confirmation & {
    readonly questionForMany: string;
    readonly wordForMany?: ((records: readonly R[]) => string) | undefined;
  };
  /** Applies to a selection instead of `rule`; it may allow less, or more. */
  readonly ruleForMany?: Rule<R>;
  readonly together?: Together<R>;
}

export interface Together<R> {
  about(records: readonly R[]): string;
  request(records: readonly R[], account: string): Call;
  failures(records: readonly R[], body: unknown): ReadonlyMap<string, string>;
  total(records: readonly R[]): number | undefined;
  readonly failed: string;
}

export function orderOf({ order, label }: Pick<AnyVerb<never>, 'label' | 'order'>): string {
  return order ?? label;
}

export type SelectionVerb<R> = BulkVerb<R> | LocalVerb<R>;

export function isSelectionVerb<R>(verb: Verb<R>): verb is SelectionVerb<R> {
  return isBulkVerb(verb) || (verb.run !== undefined && verb.takesMany);
}

export type Verb<R> = LinkVerb<R> | LocalVerb<R> | SingleVerb<R> | BulkVerb<R>;

export interface PrimaryActions<R> {
  readonly head?: Verb<R> | undefined;
  readonly beside?: readonly Verb<R>[];
  readonly note: readonly Verb<R>[];
}

/** Finds the page's one solid button: the first allowed verb that destroys nothing. */
export function solidVerb<R>(
  record: R,
  { head, note }: PrimaryActions<R>,
  facts: Facts,
): Verb<R> | undefined {
  return [head, ...note].find(
    (verb) => verb !== undefined && verb.danger !== true && verb.rule(record, facts) === undefined,
  );
}

export function whileDoing(name: string, doing: string): string {
  return `${name} is ${doing}`;
}

export function isBulkVerb<R>(verb: Verb<R>): verb is BulkVerb<R> {
  return verb.many === true;
}

/** Finds a verb; throws on an unknown id, so call it at module load. */
export function verbOf<R>(verbs: readonly Verb<R>[], id: string): Verb<R> {
  const found = verbs.find((verb) => verb.id === id);
  if (found === undefined) throw new Error(`There is no verb ${id}`);
  return found;
}
