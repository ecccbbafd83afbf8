import type { Call, Calls } from '@/model/call';
import type { Facts } from '@/model/facts';
import type { Rule } from '@/model/rule';

/** What is asked before a verb runs. */
export interface Confirmation {
  readonly question: string;
  /** The heading, where the verb before the name is none. */
  title?(name: string): string;
  /** Must be typed; spaces around it are ignored. */
  readonly word?: string;
}

/** How a task is spoken of, about its record's name. */
export interface VerbWords {
  /** Before the name, where the order alone does not do: 'create a snapshot of'. */
  readonly todo?: string;
  /** While the record changes: 'shutting down'. Absent where the answer is the change. */
  readonly doing?: string;
  /** The sentence once the change is seen; absent where `success` says it. */
  done?(name: string): string;
}

/** Where a verb is shown, the compiler checks these against `ui/icon.tsx`. */
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
  /** The label as an order, if it is none: 'Shut down'. */
  readonly order?: string;
  readonly icon: VerbIcon;
  readonly section: 'power' | 'use' | 'change' | 'danger';
  shown?(record: R, facts: Facts): boolean;
  readonly rule: Rule<R>;
  consequences?(record: R, facts: Facts): readonly string[];
  /** The same summed up, for more records than anybody reads about one by one. */
  consequencesOfMany?(records: readonly R[], facts: Facts): readonly string[];
  readonly danger?: boolean;
  /** Milliseconds that its button shows loading at least. */
  readonly loadingMs?: number;
}

/** A verb that opens a screen. */
export interface LinkVerb<R> extends AnyVerb<R> {
  readonly many?: false;
  readonly request?: never;
  readonly run?: never;
  readonly confirm?: never;
  path(record: R, account: string, facts: Facts): string;
}

/** A verb that changes nothing at the provider: it opens something over the page, or the browser does it. */
export interface LocalVerb<R> extends AnyVerb<R> {
  readonly path?: never;
  readonly request?: never;
  readonly confirm?: never;
  readonly many?: false;
  readonly ruleForMany?: never;
  /** Whether it takes a selection too. */
  readonly takesMany: boolean;
  run(records: readonly R[]): void;
}

interface CallVerb<R> extends AnyVerb<R> {
  readonly path?: never;
  readonly run?: never;
  request(record: R, account: string, facts: Facts): Calls;
  /** The toast once the provider has accepted it. */
  readonly success: string;
  readonly words?: VerbWords;
  /** The answer has a secret that no record keeps. */
  readonly secret?: 'console' | 'password' | 'client' | 'api-client';
  /** Where a deletion leads from its page, if not to the list of its kind. */
  list?(account: string, record: R): string;
  /** The screen that its page opens once it is accepted. */
  next?(record: R, account: string): string;
}

/** A verb on one record at a time. */
export interface SingleVerb<R> extends CallVerb<R> {
  readonly many?: false;
  readonly confirm?: Confirmation;
}

/** A verb that also runs on a selection. */
export interface BulkVerb<R> extends CallVerb<R> {
  readonly many: true;
  readonly confirm?: Confirmation & {
    readonly questionForMany: string;
    /** Where the word depends on what was selected. */
    readonly wordForMany?: ((records: readonly R[]) => string) | undefined;
  };
  /** Applies within a selection instead of `rule`; it may allow less, or more. */
  readonly ruleForMany?: Rule<R>;
  readonly together?: Together<R>;
}

/** How a verb runs on a selection where the provider takes many by one call. */
export interface Together<R> {
  /** What its task is about: '2 objects of assets'. */
  about(records: readonly R[]): string;
  request(records: readonly R[], account: string): Call;
  /** What an accepted call left undone, and why, by id. */
  failures(records: readonly R[], body: unknown): ReadonlyMap<string, string>;
  /** Of how many things its progress tells; undefined where nobody knows. */
  total(records: readonly R[]): number | undefined;
  /** The sentence where some of them failed: 'Error deleting objects'. */
  readonly failed: string;
}

/** A verb in a sentence: 'Shut down web-1?'. Menus have its label. */
export function orderOf({ order, label }: Pick<AnyVerb<never>, 'label' | 'order'>): string {
  return order ?? label;
}

/** What a bulk bar shows. */
export type SelectionVerb<R> = BulkVerb<R> | LocalVerb<R>;

/** Whether a bulk bar shows it. */
export function isSelectionVerb<R>(verb: Verb<R>): verb is SelectionVerb<R> {
  return isBulkVerb(verb) || (verb.run !== undefined && verb.takesMany);
}

/** An action on a record. Menus and bulk bars show it. */
export type Verb<R> = LinkVerb<R> | LocalVerb<R> | SingleVerb<R> | BulkVerb<R>;

/** What a page puts forward in a record's state. */
export interface Foremost<R> {
  /** A button of the head, if anything is. */
  readonly head?: Verb<R> | undefined;
  /** Quiet buttons before the menu, which does not repeat them. */
  readonly beside?: readonly Verb<R>[];
  /** Buttons of the note on its state. */
  readonly note: readonly Verb<R>[];
}

/** The page's one solid button: the first that its rule allows, but nothing that destroys. */
export function solidVerb<R>(
  record: R,
  { head, note }: Foremost<R>,
  facts: Facts,
): Verb<R> | undefined {
  return [head, ...note].find(
    (verb) => verb !== undefined && verb.danger !== true && verb.rule(record, facts) === undefined,
  );
}

/** Why other verbs wait while one lasts: 'web-1 is shutting down'. */
export function whileDoing(name: string, doing: string): string {
  return `${name} is ${doing}`;
}

/** Whether a verb runs on a selection. */
export function isBulkVerb<R>(verb: Verb<R>): verb is BulkVerb<R> {
  return verb.many === true;
}

/** Finds a verb; throws on an unknown id, so call it at module load. */
export function verbOf<R>(verbs: readonly Verb<R>[], id: string): Verb<R> {
  const found = verbs.find((verb) => verb.id === id);
  if (found === undefined) throw new Error(`There is no verb ${id}`);
  return found;
}
