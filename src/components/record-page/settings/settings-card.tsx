import type { ReactNode } from 'react';
import { NONE, SettledContext, whenKnown } from '@/components/records/absent';
import { CreatedDate } from '@/components/records/created';
import { Description } from '@/components/records/links/linked-text';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import type { Facts } from '@/model/facts';
import type { EditedKind, EditorOf } from '@/model/pages';
import { paths } from '@/model/paths';
import type { Rule } from '@/model/problems';
import type { Records } from '@/model/records/records';
import { Card } from '@/ui/card';
import { Definition, DefinitionGrid } from '@/ui/definition-grid';
import { PageNotes } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import { words } from '../words';

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

interface SettingsCardProps<K extends EditedKind> {
  readonly kind: K;
  readonly record: Records[K];
  readonly settings: readonly Setting<K>[];
  readonly title?: string | undefined;
  readonly fixed?: boolean | undefined;
}

export function SettingsCard<K extends EditedKind>(props: SettingsCardProps<K>) {
  const account = useAccount();
  const { kind, record, settings, title = words.settings.title, fixed = false } = props;
  const facts = useFacts();
  return (
    <Card title={title} flush>
      <DefinitionGrid>
        {settings.map(({ label, wide, long, words: shown, action, editor, rule }) => {
          const text = shown?.(record, facts);
          if (text === undefined) return null;
          return (
            <Definition
              key={label}
              label={label}
              wide={wide}
              long={long}
              action={action?.(record)}
              editTo={fixed ? undefined : editor && paths.editor(kind, account, record.id, editor)}
              editDisabledReason={rule?.(record, facts)}
            >
              {text}
            </Definition>
          );
        })}
      </DefinitionGrid>
    </Card>
  );
}

export function SettingsSkeleton<K extends EditedKind>({
  settings,
  title = words.settings.title,
}: Pick<SettingsCardProps<K>, 'settings' | 'title'>) {
  return (
    <Card title={title} flush>
      <DefinitionGrid>
        {settings.map(
          ({ label, wide, long, rare, words: shown }) =>
            shown &&
            rare !== true && (
              <Definition key={label} label={label} wide={wide} long={long}>
                <Skeleton width="long" />
              </Definition>
            ),
        )}
      </DefinitionGrid>
    </Card>
  );
}

export const NAME = {
  label: words.settings.name,
  editor: 'name',
  control: { type: 'line', idAsPlaceholder: true },
} as const;

export const DESCRIPTION = {
  label: words.settings.description,
  wide: true,
  editor: 'description',
  control: { type: 'lines', optional: true },
  words: ({ description }: { readonly description?: string | null }) =>
    whenKnown(description, (text) => (text ? <Description text={text} /> : NONE)),
} as const;

export const CREATED = {
  label: words.settings.created,
  words: ({ created_at: created }: { readonly created_at?: string | null }, { now }: Facts) =>
    whenKnown(created, (iso) => <CreatedDate iso={iso} now={now} />),
} as const;

interface OwnSettingsProps<K extends EditedKind> {
  readonly kind: K;
  readonly id: string;
  readonly noun: string;
  readonly settings: readonly Setting<K>[];
  readonly notes?: (record: Records[K]) => ReactNode;
}

/** Settings of the user or the account within a tab: neither is a record of a list. */
export function OwnSettings<K extends EditedKind>(props: OwnSettingsProps<K>) {
  const { kind, id, noun, settings, notes } = props;
  const { record, meta } = useRecord(kind, id);
  const failed = meta.error !== undefined;
  const failure = failed && (
    <RecordFailure kind={kind} id={id} meta={meta} partial={record !== undefined} level={2} />
  );
  if (record === undefined) return failure || <SettingsSkeleton settings={settings} />;
  return (
    <SettledContext value={meta.full || failed}>
      <PageNotes>
        {failure}
        <UnreadableNote kind={kind} record={record} noun={noun} />
        {notes?.(record)}
      </PageNotes>
      <SettingsCard kind={kind} record={record} settings={settings} />
    </SettledContext>
  );
}
