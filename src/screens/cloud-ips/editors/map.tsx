import { useMemo, useState } from 'react';
import { EditorDialog } from '@/components/forms/editors/editor-dialog';
import { useSave } from '@/components/forms/editors/use-save';
import { RecordChoice } from '@/components/lists/choices/record-choice';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { useFacts, useFactsNow } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { mapCalls } from '@/model/cloud-ip/calls';
import {
  chosenProblem,
  destinationChoices,
  REASSIGNED,
  reassignedProblem,
} from '@/model/cloud-ip/destinations';
import {
  DESTINATION_KINDS,
  type DestinationKind,
  destinationName,
  destinationOf,
  destinationOfId,
} from '@/model/cloud-ip/describe';
import { canMap } from '@/model/cloud-ip/rules';
import { KINDS } from '@/model/kinds';
import { paths } from '@/model/paths';
import { checkedForm } from '@/model/problems';
import type { CloudIpRecord } from '@/model/records/network';
import { shortTitle } from '@/model/title';
import { TabButtons } from '@/ui/tabs';
import { words } from '../words';

export default function MapEditor({ cloud_ip: id }: ScreenProps<{ cloud_ip: 'cloud_ip' }>) {
  const { record } = useRecord('cloud_ip', id);
  return record?.status === undefined ? null : <MapDialog ip={record} />;
}

interface DialogProps {
  readonly ip: CloudIpRecord;
}

function MapDialog({ ip }: DialogProps) {
  const account = useAccount();
  const facts = useFacts();
  const factsNow = useFactsNow();
  const now = destinationOf(ip, facts);
  // Destination when something was chosen: if it has changed since, the choice is stale.
  const [before, setBefore] = useState<{ readonly id: string | undefined }>();
  const isStale = before !== undefined && ip.status === 'mapped' && now?.id !== before.id;
  const schema = useMemo(
    () =>
      checkedForm<{ destination: string }>(({ destination }) => ({
        destination: isStale ? reassignedProblem(ip) : chosenProblem(destination, ip, factsNow()),
      })),
    [factsNow, ip, isStale],
  );
  const name = shortTitle(ip);
  const isMapped = ip.status === 'mapped';
  const order = isMapped ? words.map.remap : words.map.map;
  const editor = useSave({
    schema,
    values: { destination: '' },
    verb: 'map',
    title: order,
    about: name,
    words: { doing: words.map.doing, done: words.map.done },
    parent: paths.record('cloud_ip', account, ip.id),
    isNew: true,
    request: ({ destination }) => {
      const to = destinationOfId(destination);
      // The schema has let it pass.
      return to === undefined ? [] : mapCalls(ip, to, factsNow());
    },
  });
  const { errors } = editor.form.formState;
  const value = editor.form.watch('destination');
  const choose = (id: string) => {
    setBefore(id === '' ? undefined : { id: now?.id });
    editor.form.setValue('destination', id, { shouldDirty: true });
    editor.form.clearErrors('destination');
  };
  const kinds = DESTINATION_KINDS.filter(
    (each) => each !== 'server_group' || facts.features.clusterIps,
  );
  // Without cluster IPs what is mapped to a group begins with servers.
  const first = [destinationOfId(value)?.kind, now?.kind].find(
    (each) => each && kinds.includes(each),
  );
  const [kind, setKind] = useState(first ?? 'server');
  return (
    <EditorDialog
      editor={editor}
      title={isMapped ? words.map.remapTitle(name) : words.map.mapTitle(name)}
      saveLabel={order}
      disabledReason={editor.busy ? undefined : canMap(ip, facts)}
    >
      {now && <p>{words.map.remapNote(destinationName(now, facts))}</p>}
      <TabButtons
        label={words.labels.destination}
        tabs={kinds.map((each) => [each, KINDS[each].plural])}
        current={kind}
        onTab={(tab) => {
          if (tab !== kind) choose('');
          setKind(tab);
        }}
      />
      <KindChoice
        key={kind}
        kind={kind}
        ip={ip}
        value={value}
        onChange={choose}
        error={errors.destination?.message ?? (isStale && !editor.busy ? REASSIGNED : undefined)}
      />
    </EditorDialog>
  );
}

interface KindChoiceProps extends DialogProps {
  readonly kind: DestinationKind;
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly error: string | undefined;
}

function KindChoice({ kind, ip, value, ...choice }: KindChoiceProps) {
  const facts = useFacts();
  const source = useListSource(kind);
  const options = useMemo(
    () => destinationChoices(source.rows, ip, value, facts),
    [source.rows, ip, value, facts],
  );
  const { singular, plural } = KINDS[kind];
  return (
    <RecordChoice
      {...choice}
      from={[source]}
      label={singular}
      options={options}
      value={value}
      note={(record) =>
        'status' in record && record.status !== 'active' && <RecordBadge record={record} />
      }
      empty={words.map.empty(plural)}
    />
  );
}
