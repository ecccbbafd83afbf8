import { useMemo } from 'react';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useRecord } from '@/components/scope/data/use-record';
import { entryOf } from '@/lib/values';
import { mapCall } from '@/model/cloud-ip/calls';
import {
  type DestinationRecord,
  isReassigned,
  NO_CLOUD_IP,
  REASSIGNED,
  reassignedProblem,
  targetProblem,
} from '@/model/cloud-ip/destinations';
import { type DestinationKind, destinationOfId } from '@/model/cloud-ip/describe';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import { shortTitle } from '@/model/title';
import { TextLink } from '@/ui/link';
import { words } from '../words';
import { CloudIpChoice } from './cloud-ip-choice';

export function mapToEditor(kind: DestinationKind, param: string) {
  return function MapToEditor(params: Readonly<Record<string, string>>) {
    const { record } = useRecord<DestinationKind>(kind, entryOf(params, param) ?? '');
    return record === undefined ? null : <MapTo kind={kind} record={record} />;
  };
}

interface MapToProps {
  readonly kind: DestinationKind;
  readonly record: DestinationRecord;
}

function MapTo({ kind, record }: MapToProps) {
  const account = useAccount();
  const facts = useFacts();
  const factsNow = useFactsNow();
  const name = shortTitle(record);
  const schema = useMemo(
    () =>
      checkedForm<{ ip: string }>(({ ip: id }) => {
        const ip = factsNow().get('cloud_ip', id);
        return { ip: ip === undefined ? NO_CLOUD_IP : reassignedProblem(ip) };
      }),
    [factsNow],
  );
  const editor = useSave({
    schema,
    values: { ip: '' },
    verb: 'map',
    title: words.mapTo.label,
    words: { doing: words.mapTo.doing, done: (address) => words.mapTo.done(address, name) },
    parent: paths.record(kind, account, record.id),
    isNew: true,
    request: ({ ip }) => {
      const to = destinationOfId(record.id);
      return to === undefined ? [] : mapCall(ip, to, factsNow());
    },
  });
  const { errors } = editor.form.formState;
  const value = editor.form.watch('ip');
  const isStale = !editor.busy && isReassigned(facts.get('cloud_ip', value));
  return (
    <EditorDialog
      editor={editor}
      title={words.mapTo.title(name)}
      saveLabel={words.mapTo.label}
      disabledReason={targetProblem(record, facts)}
    >
      <CloudIpChoice
        label={words.mapTo.cloudIp}
        value={value}
        error={errors.ip?.message ?? (isStale ? REASSIGNED : undefined)}
        onChange={(id) => {
          editor.form.setValue('ip', id, { shouldDirty: true });
          editor.form.clearErrors('ip');
        }}
      />
      <p className="muted">
        {words.mapTo.noneOfThese(
          <TextLink to={paths.add('cloud_ip', account)}>{words.cloudIps.create}</TextLink>,
        )}
      </p>
    </EditorDialog>
  );
}
