import type { Calls } from '@/model/call';
import type { Facts } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';

/** Words that may name the record. */
export type Words<K extends Kind> = string | ((record: Records[K]) => string);

interface Question<K extends Kind> {
  readonly title: Words<K>;
  readonly question: Words<K>;
  readonly action: Words<K>;
}

interface PlainQuestion<K extends Kind> extends Question<K> {
  readonly kind: 'plain';
}

interface WordQuestion<K extends Kind> extends Question<K> {
  readonly kind: 'word';
  /** Must be typed exactly, save for space around it. */
  readonly word: string;
}

interface NoQuestion {
  readonly kind: 'none';
}

/** What is asked before a verb runs, unless it is nothing: a yes, or a typed word. */
export type Confirmation<K extends Kind> = PlainQuestion<K> | WordQuestion<K>;

interface ForMany {
  /** The question for a selection. */
  readonly questionForMany: string;
}

interface AnyVerb<K extends Kind> {
  /** Unique in its kind. */
  readonly id: string;
  readonly label: string;
  /** The name of an icon, in the words of the icon set (`power-off`). */
  readonly icon: string;
  readonly section: 'power' | 'use' | 'change' | 'danger';
  /** Only where one of two opposite verbs is meant, or the specification hides the verb. */
  shown?(record: Records[K]): boolean;
  readonly rule: Rule<K>;
  /** What else changes with it, a sentence each. */
  consequences?(record: Records[K], facts: Facts): readonly string[];
  readonly danger?: boolean;
  /** How long its button shows loading at the least, in milliseconds. */
  readonly loadingMs?: number;
}

/** A way to a screen, where the rest is asked. */
export interface WayVerb<K extends Kind> extends AnyVerb<K> {
  readonly many: false;
  readonly confirm: NoQuestion;
  readonly act?: never;
  /** Where it leads on behalf of an account, given its id. */
  path(record: Records[K], account: string, facts: Facts): string;
}

interface CallVerb<K extends Kind> extends AnyVerb<K> {
  readonly path?: never;
  /** What it does on behalf of an account, given its id. */
  act(record: Records[K], account: string, facts: Facts): Calls;
  /** The words of its success. */
  readonly success: string;
  /** The answer holds a one-time secret for the caller, which no record keeps. */
  readonly secret?: 'console';
}

/** A call that is made of one record at a time. */
export interface LoneVerb<K extends Kind> extends CallVerb<K> {
  readonly many: false;
  readonly confirm: NoQuestion | Confirmation<K>;
}

/** A call that is also made of each of a selection. */
export interface BulkVerb<K extends Kind> extends CallVerb<K> {
  readonly many: true;
  readonly confirm: NoQuestion | (PlainQuestion<K> & ForMany) | (WordQuestion<K> & ForMany);
  /** The rule for a record of a selection, where that is stricter than `rule`. */
  readonly ruleForMany?: Rule<K>;
}

/** Something that can be done to a record of a kind. Menus and bulk bars read it. */
export type Verb<K extends Kind> = WayVerb<K> | LoneVerb<K> | BulkVerb<K>;

/** Whether a verb runs on a selection. */
export function isBulkVerb<K extends Kind>(verb: Verb<K>): verb is BulkVerb<K> {
  return verb.many;
}

/** The verb of an id. To be asked as a module loads: an id that no verb has throws. */
export function verbOf<K extends Kind>(verbs: readonly Verb<K>[], id: string): Verb<K> {
  const found = verbs.find((verb) => verb.id === id);
  if (found === undefined) throw new Error(`There is no verb ${id}`);
  return found;
}

/** The words for one record. */
export function wordsFor<K extends Kind>(words: Words<K>, record: Records[K]): string {
  return typeof words === 'string' ? words : words(record);
}
