import { useFormState, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { typeLabel } from '@/screens/servers/list-parts';
import { PriceLabel } from '@/components/records/billing/price-label';
import {
  leftRow,
  MonthlyPrice,
  SummaryRows,
  SummaryTotal,
} from '@/components/records/billing/summary';
import { usePrices } from '@/components/records/billing/use-prices';
import { leastMemory, LimitNote } from '@/components/records/record-notes';
import { useAccount } from '@/components/scope/account-scope';
import { FullRecord } from '@/components/scope/data/use-fresh-read';
import { useFacts } from '@/components/scope/data/use-facts';
import { formatSize } from '@/lib/sizes';
import { formatCount, joinList } from '@/lib/text';
import { ACTIVATE, pendingProblem } from '@/model/account/status';
import type { Facts } from '@/model/facts';
import { paths } from '@/model/paths';
import { isWindowsLimit, typeProblem } from '@/model/server/create/choices';
import { serversToMake, type NewServer, withValidCount } from '@/model/server/create/form';
import { chosenIn, hasRootVolume, newServerProblems } from '@/model/server/create/problems';
import { summaryOf } from '@/model/server/create/summary';
import { NO_MEMORY } from '@/model/server/resize';
import { needsSshKey, NO_SSH_KEY } from '@/model/server/user-data';
import { shortTitle } from '@/model/title';
import { newVolumeProblem } from '@/model/volume/block-storage';
import { zoneLabel } from '@/model/zone/describe';
import { Card } from '@/ui/card';
import { FormError } from '@/ui/form-error';
import { HeightUnknown } from '@/ui/height-unknown';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { useFieldError, useNewServer } from './new-server-form';
import { words } from '../words';

/** Fields whose errors show beside the button too. */
const FAR = [
  'type',
  'image',
  'volume',
  'zone',
  'groups',
  'cloudIp',
  'sshKeys',
  'userData',
  'encrypted',
] as const;

/** Problems of a refused form, beside the button too: it may be far from the field. */
function PartErrors() {
  const { form } = useNewServer();
  const { isSubmitted, errors: all } = useFormState({ control: form.control });
  const errors = FAR.flatMap((field) => all[field]?.message ?? []);
  return (
    <FormError>
      {isSubmitted && errors.length > 0 && errors.map((error) => <p key={error}>{error}</p>)}
    </FormError>
  );
}

interface LimitNotesProps {
  readonly form: NewServer;
  readonly facts: Facts;
}

function LimitNotes({ form, facts }: LimitNotesProps) {
  const account = useAccount();
  const { search } = useLocation();
  const refused = useFieldError('sshKeys');
  const { type, system } = chosenIn(form, facts);
  const count = serversToMake(form);
  const memory = type && typeProblem(type, count, system, facts) === NO_MEMORY;
  const storage = hasRootVolume(form, type)
    ? newVolumeProblem(facts.account, facts.limits)
    : undefined;
  const { image, volume } = newServerProblems(form, facts);
  const pending = pendingProblem(facts.account);
  const windows = [image, volume].find(isWindowsLimit);
  const hasNone = form.sshKeys.trim() === '';
  const keyless = hasNone && needsSshKey(facts.user, system);
  return (
    <>
      {pending !== undefined && (
        <Note
          tone="warning"
          action={
            pending === ACTIVATE ? (
              <LinkButton size="s" to={paths.billingCard(account)}>
                {words.create.summary.addCard}
              </LinkButton>
            ) : undefined
          }
        >
          {words.create.summary.pending(pending)}
        </Note>
      )}
      {memory && (
        <LimitNote
          resource="server"
          more={count * (leastMemory([type]) ?? 0)}
          problem={NO_MEMORY}
        />
      )}
      {windows !== undefined && (
        <Note
          tone="warning"
          action={
            // Only support raises this limit.
            <LinkButton size="s" to={paths.support(account, words.create.summary.moreWindows)}>
              {words.create.summary.contactSupport}
            </LinkButton>
          }
        >
          {windows}
        </Note>
      )}
      <LimitNote resource="block_storage" more={facts.limits.volume.minimum} problem={storage} />
      {hasNone && facts.user?.ssh_key === undefined && <HeightUnknown />}
      {/* Once the form is refused for a missing key, an alert says the same. */}
      {keyless && refused === undefined && (
        <Note
          tone="warning"
          action={
            <LinkButton size="s" to={`${paths.serverAddSshKey(account)}${search}`}>
              {words.create.summary.addKey}
            </LinkButton>
          }
        >
          {NO_SSH_KEY}
        </Note>
      )}
    </>
  );
}

function useOrder() {
  const { form } = useNewServer();
  useWatch({ control: form.control });
  const facts = useFacts();
  const prices = usePrices();
  const values = withValidCount(form.getValues());
  return { values, facts, ...summaryOf(values, facts, prices) };
}

function groupsOf({ groups }: NewServer, facts: Facts): string {
  if (groups.length === 0) return words.groupsChoice.isDefault;
  return joinList(groups.map((id) => shortTitle(facts.get('server_group', id) ?? { id })));
}

export function ServerSummary() {
  const { values, facts, costs, total } = useOrder();
  const { type, image, volume, system, zone, ip } = chosenIn(values, facts);
  const count = serversToMake(values);
  const cost = (label: string) => {
    const line = costs.find((each) => each.label === label);
    return line && <PriceLabel price={line.price} />;
  };
  const licence = costs.find(({ label }) => label === 'Windows licence');
  return (
    <>
      {/* Read for its licence, which an official image's name already shows. */}
      {system !== undefined && system.official !== true && (
        <FullRecord kind="image" id={system.id} />
      )}
      <SummaryRows
        label={words.create.summary.costs}
        rows={[
          {
            label: words.labels.server,
            value: cost('Server'),
            detail: words.create.summary.servers(count, type && typeLabel(type)),
          },
          ...(licence ? [{ label: licence.label, value: cost(licence.label) }] : []),
          { label: words.labels.volume, value: cost('Volume') ?? (volume && shortTitle(volume)) },
          { label: words.labels.cloudIp, value: cost('Cloud IP') ?? (ip && shortTitle(ip)) },
          { label: words.labels.image, value: image && shortTitle(image) },
          {
            label: words.labels.zone,
            value: zone ? zoneLabel(zone.handle) : words.create.summary.anyZone,
          },
          { label: words.labels.groups, value: groupsOf(values, facts) },
        ]}
      />
      <SummaryTotal price={total} />
    </>
  );
}

export function ServerPrice() {
  return <MonthlyPrice price={useOrder().total} />;
}

export function ServerLimits() {
  const { values, facts, limits } = useOrder();
  return (
    <>
      <PartErrors />
      <LimitNotes form={values} facts={facts} />
      <Card title={words.create.summary.limitsTitle}>
        <SummaryRows
          label={words.create.summary.limits}
          rows={limits.map(({ label, allowance, taken, unit }) =>
            leftRow(label, allowance, taken, unit === 'bytes' ? formatSize : formatCount),
          )}
        />
      </Card>
    </>
  );
}
