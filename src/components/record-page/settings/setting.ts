import type { ReactNode } from 'react';
import type { Facts } from '@/model/facts';
import type { EditedKind, EditorOf } from '@/model/pages';
import type { Records } from '@/model/records/records';
import type { Rule } from '@/model/rule';

interface ControlText {
  readonly label?: string;
  readonly hint?: string;
}

export interface TextControl extends ControlText {
  readonly type: 'line' | 'lines';
  readonly optional?: boolean;
  readonly mono?: boolean;
  readonly email?: boolean;
  readonly idAsPlaceholder?: boolean;
  readonly emptyIsNull?: boolean;
  /** Returns the error of the text as typed. */
  readonly problem?: (text: string) => string | undefined;
  /** Converts the typed text for sending: 'IE 123' becomes 'IE123'. */
  readonly tidy?: (text: string) => string;
}

interface CheckControl extends ControlText {
  readonly type: 'check';
}

interface ChoiceControl extends ControlText {
  readonly type: 'choice';
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Returns the option for a value that is not among the options. */
  readonly optionFor?: (word: string) => string;
}

export type Control = TextControl | CheckControl | ChoiceControl;

type Named<K extends EditedKind, V> = {
  [F in keyof Records[K]]: NonNullable<Records[K][F]> extends V ? F : never;
}[keyof Records[K]] &
  EditorOf<K>;

type Edit<K extends EditedKind> =
  | { readonly editor: Named<K, string>; readonly control: TextControl | ChoiceControl }
  | { readonly editor: Named<K, boolean>; readonly control: CheckControl }
  | { readonly editor: EditorOf<K>; readonly control?: undefined }
  | { readonly editor?: undefined; readonly control?: undefined };

/** A row of the settings card, and its editor, whose path is the field's name. */
export type Setting<K extends EditedKind> = Edit<K> & {
  readonly label: string;
  readonly wide?: boolean;
  readonly long?: boolean;
  /** Most records have no such row: it is not drawn before the record is read. */
  readonly rare?: boolean;
  /** Undefined values have no row; without this function the page shows the setting elsewhere. */
  readonly words?: (record: Records[K], facts: Facts) => ReactNode;
  readonly action?: (record: Records[K]) => ReactNode;
  readonly rule?: Rule<Records[K]>;
};
