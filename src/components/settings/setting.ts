import type { ReactNode } from 'react';
import type { Facts } from '@/model/facts';
import type { EditedKind, EditorOf } from '@/model/paths';
import type { Records } from '@/model/records';
import type { Rule } from '@/model/rule';

interface ControlWords {
  /** Where it isn't the setting's own. */
  readonly label?: string;
  readonly hint?: string;
}

/** Text, in one line or several. What surrounds it is trimmed. */
interface TextControl extends ControlWords {
  readonly type: 'line' | 'lines';
  /** Whether the label says that it may be left empty. */
  readonly optional?: boolean;
  /** Monospaced: a serial, a user name. */
  readonly mono?: boolean;
  /** Shows the record's id where it is empty, which then stands for it. */
  readonly orId?: boolean;
  /** Whether what was emptied is sent as null. */
  readonly emptyIsNull?: boolean;
  /** What is wrong with the text as it was typed. */
  readonly problem?: (text: string) => string | undefined;
}

/** Yes or no. */
interface CheckControl extends ControlWords {
  readonly type: 'check';
}

/** One of a few words. */
interface ChoiceControl extends ControlWords {
  readonly type: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** The option that stands for what the record says, where that need not be one. */
  readonly optionFor?: (word: string) => string;
}

export type Control = TextControl | CheckControl | ChoiceControl;

/** Those of a kind's editors that are named after a field of such a value. */
type Named<K extends EditedKind, V> = {
  [F in keyof Records[K]]: NonNullable<Records[K][F]> extends V ? F : never;
}[keyof Records[K]] &
  EditorOf<K>;

/** How a setting is edited: by a control that is data, or by a screen of its own. */
type Edit<K extends EditedKind> =
  | { readonly editor: Named<K, string>; readonly control: TextControl | ChoiceControl }
  | { readonly editor: Named<K, boolean>; readonly control: CheckControl }
  | { readonly editor: EditorOf<K>; readonly control?: undefined }
  | { readonly editor?: undefined; readonly control?: undefined };

/**
 * One thing that is set of a record: its row on the page's settings card and in the skeleton, and its
 * editor, whose path is named after the field.
 */
export type Setting<K extends EditedKind> = Edit<K> & {
  readonly label: string;
  /** Across all columns of the card. */
  readonly wide?: boolean;
  /**
   * What it says, undefined while there is nothing to say; without it the setting is told elsewhere on
   * the page, as a name is.
   */
  readonly words?: (record: Records[K], facts: Facts) => ReactNode;
  /** What stands in the edit link's place. */
  readonly action?: (record: Records[K]) => ReactNode;
  /** Why it cannot be edited now. */
  readonly rule?: Rule<K>;
};
