import type { ReactNode } from 'react';
import { SettledContext } from '@/components/records/absent';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { useRecord } from '@/components/scope/data/use-record';
import type { EditedKind } from '@/model/pages';
import type { Records } from '@/model/records/records';
import { PageNotes } from '@/ui/page/columns';
import type { Setting } from './setting';
import { SettingsCard, SettingsSkeleton } from './settings-card';

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
