import type { Call } from '@/model/call';
import type { Facts } from '@/model/facts';
import type { Kind } from '@/model/kinds';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';

/** Words that may name the record. */
export type Words<K extends Kind> = string | ((record: Records[K]) => string);

/** What is asked before a verb runs: nothing, a yes, or a typed word. */
export type Confirmation<K extends Kind> =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'plain';
      readonly title: Words<K>;
      readonly question: Words<K>;
      /** The question for a selection. */
      readonly questionForMany: string;
      readonly action: Words<K>;
    }
  | {
      readonly kind: 'word';
      /** Must be typed exactly, save for space around it. */
      readonly word: string;
      readonly title: Words<K>;
      readonly question: Words<K>;
      readonly questionForMany: string;
      readonly action: Words<K>;
    };

/** What a verb does: a call and what follows once that has succeeded, or a way to a screen. */
export type Act =
  | { readonly call: Call; readonly next?: readonly Call[] }
  | { readonly path: string };

/** Something that can be done to a record of a kind. Menus, bulk bars and the palette read it. */
export interface Verb<K extends Kind> {
  /** Unique in its kind. */
  readonly id: string;
  readonly label: string;
  /** The name of an icon, in the words of the icon set (`lock-open`). */
  readonly icon: string;
  readonly section: 'power' | 'use' | 'change' | 'danger';
  /** Only where one of two opposite verbs is meant, or the specification hides the verb. */
  shown?(record: Records[K]): boolean;
  readonly rule: Rule<K>;
  /** The rule for a record of a selection, where that is stricter than `rule`. */
  readonly ruleForMany?: Rule<K>;
  readonly confirm: Confirmation<K>;
  /** What else changes with it, a sentence each. */
  consequences?(record: Records[K], facts: Facts): readonly string[];
  /** Whether it runs on a selection. */
  readonly many: boolean;
  readonly danger?: boolean;
  /** What it does on behalf of an account, given its id. */
  act(record: Records[K], account: string, facts: Facts): Act;
  /** The words of its success. */
  readonly success: string;
  /** How long its button shows loading at the least, in milliseconds. */
  readonly loadingMs?: number;
  /** The answer holds a one-time secret for the caller, which no record keeps. */
  readonly secret?: 'console';
}

/** The words for one record. */
export function wordsFor<K extends Kind>(words: Words<K>, record: Records[K]): string {
  return typeof words === 'string' ? words : words(record);
}
