import { use } from 'react';
import { useSelector } from 'react-redux';
import { VerbMenu } from '@/components/lists/verbs/verb-menu';
import { CloudIpsCard } from '@/components/record-page/cloud-ips/cloud-ips-card';
import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { settingsPart } from '@/components/record-page/settings-part';
import { SettledContext } from '@/components/records/absent';
import { RelatedList } from '@/components/records/links/related-list';
import { KeptHeightsContext } from '@/components/records/page-shape';
import { CardOutline } from '@/components/records/page-skeleton';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { RecordFailure, UnreadableNote } from '@/components/records/record-notes';
import { RecordBadge } from '@/components/records/record-status';
import { useAccount } from '@/components/scope/account-scope';
import { rowsAbout, useLookup } from '@/components/scope/data/lookup';
import { useFacts } from '@/components/scope/data/use-facts';
import { useListSource } from '@/components/scope/data/use-list';
import { useRecord } from '@/components/scope/data/use-record';
import { destinationOf } from '@/model/cloud-ip/describe';
import { paths } from '@/model/paths';
import type { ServerGroupRecord } from '@/model/records/compute';
import { policyOf } from '@/model/server-group/describe';
import { canRename } from '@/model/server-group/rules';
import { SERVER_GROUP_VERBS } from '@/model/server-group/verbs';
import { selectRecords } from '@/store/resources/resources-selectors';
import { isFirstReadPending, type WithResources } from '@/store/resources/resources-state';
import { Card } from '@/ui/card';
import { Tag } from '@/ui/badges';
import { HeightUnknown } from '@/ui/height-unknown';
import { LinkButton, TextLink } from '@/ui/link';
import { Stack } from '@/ui/page/columns';
import { Skeleton } from '@/ui/skeleton';
import { RuleCard } from '@/screens/server-groups/firewall/rule-card';
import { GroupRulesProvider, useGroupRules } from './staged/group-rules';
import { GROUP_SETTINGS } from './settings';
import { SaveBar } from './staged/save-bar';
import { words } from './words';

const DIRECTIONS = ['in', 'out'] as const;

interface FirewallProps {
  readonly group: ServerGroupRecord;
}

function Firewall({ group }: FirewallProps) {
  const { firewall_policy: policy } = group;
  const { place } = useGroupRules();
  return (
    <div ref={place} tabIndex={-1}>
      <Stack gap="m">
        {policy ? <PolicyTables group={group} policy={policy} /> : <RuleCards group={group} />}
      </Stack>
    </div>
  );
}

function FirewallOutline() {
  const isKnown = use(KeptHeightsContext) !== undefined;
  return (
    <>
      {!isKnown && <HeightUnknown />}
      {DIRECTIONS.slice(0, isKnown ? undefined : 1).map((direction) => (
        <Card key={direction} title={words.rules.title[direction]}>
          <Skeleton />
        </Card>
      ))}
    </>
  );
}

function PolicyTables({ group, policy }: FirewallProps & { readonly policy: string }) {
  const { record, meta } = useRecord('firewall_policy', policy);
  const pending = isFirstReadPending(meta.status);
  return (
    <>
      {record && (
        <UnreadableNote kind="firewall_policy" {...{ record }} noun={words.page.policyNoun} />
      )}
      {(meta.error !== undefined || meta.status === 'not-found') && (
        <RecordFailure
          kind="firewall_policy"
          id={policy}
          meta={meta}
          partial={record ? true : 'rest'}
        />
      )}
      <SettledContext value={!pending}>
        <RuleCards group={group} pending={pending && record?.rules === undefined} />
      </SettledContext>
    </>
  );
}

interface RuleCardsProps extends FirewallProps {
  /**
   * True until rules are read: the second card's place is unknown, unless kept from its last time
   * here.
   */
  readonly pending?: boolean;
}

function RuleCards({ group, pending = false }: RuleCardsProps) {
  const policy = policyOf(group, useLookup());
  const isUnknown = pending && use(KeptHeightsContext) === undefined;
  const partial = policy?.unreadable?.includes('rules') === true;
  return (
    <>
      {isUnknown && <HeightUnknown />}
      {DIRECTIONS.slice(0, isUnknown ? 1 : undefined).map((direction) => (
        <RuleCard key={direction} group={group.id} direction={direction} partial={partial} />
      ))}
    </>
  );
}

const SHOWN = 10;

interface ServersCardProps {
  readonly group: ServerGroupRecord;
}

function ServersCard({ group }: ServersCardProps) {
  const account = useAccount();
  const known = useSelector((state: WithResources) => selectRecords(state, 'server'));
  const ids = group.servers?.filter((id) => known[id]?.status !== 'deleted');
  return (
    <Card
      title={words.labels.servers}
      note={ids?.length || undefined}
      actions={
        <>
          {!!ids?.length && (
            <LinkButton
              size="s"
              aria-label={words.servers.moveLabel}
              to={paths.editor('server_group', account, group.id, 'move')}
            >
              {words.servers.move}
            </LinkButton>
          )}
          <LinkButton
            size="s"
            aria-label={words.servers.chooseLabel}
            to={paths.editor('server_group', account, group.id, 'servers')}
          >
            {words.servers.choose}
          </LinkButton>
        </>
      }
    >
      <RelatedList
        kind="server"
        ids={ids}
        shown={SHOWN}
        empty={words.servers.empty}
        note={(server) => <RecordBadge record={server} />}
        more={
          <TextLink to={paths.servers(account, { group: group.id })}>
            {words.servers.all(ids?.length ?? 0)}
          </TextLink>
        }
      />
    </Card>
  );
}

interface GroupCloudIpsProps {
  readonly group: ServerGroupRecord;
}

/** The cloud IPs of a group, behind a flag: docs/product/groups.md#cloud-ips. */
function GroupCloudIps({ group }: GroupCloudIpsProps) {
  const { features } = useFacts();
  return features.clusterIps && group.default === false && <ClusterIps group={group} />;
}

/** Reads the cloud IPs: only they say which belong to a group. */
function ClusterIps({ group }: GroupCloudIpsProps) {
  const facts = useFacts();
  const ips = rowsAbout(useListSource('cloud_ip'), (ip) => {
    const to = destinationOf(ip, facts);
    return to === undefined ? undefined : to?.id === group.id;
  });
  return <CloudIpsCard kind="server_group" id={group.id} ips={ips?.map(({ id }) => id)} />;
}

function GroupActions({ group }: { readonly group: ServerGroupRecord }) {
  const account = useAccount();
  return (
    <VerbMenu
      record={group}
      verbs={SERVER_GROUP_VERBS}
      variant="page"
      more={[
        {
          id: 'copy-rules',
          label: words.page.copyRules,
          icon: 'copy',
          section: words.labels.firewall,
          href: paths.firewallRulesCopy(account, group.id),
        },
      ]}
    />
  );
}

const PAGE: PageData<'server_group'> = {
  kind: 'server_group',
  noun: words.page.noun,
  verbs: SERVER_GROUP_VERBS,
  actions: (group) => <GroupActions group={group} />,
  rename: canRename,
  marks: (group) => group.default === true && <Tag tone="grey">{words.labels.default}</Tag>,
  main: [{ show: (group) => <Firewall group={group} />, outline: <FirewallOutline /> }],
  side: [
    settingsPart('server_group', GROUP_SETTINGS),
    {
      show: (group) => <ServersCard group={group} />,
      outline: <CardOutline title={words.labels.servers} />,
    },
    {
      show: (group) => <GroupCloudIps group={group} />,
      outline: <CardOutline title={words.page.cloudIps} />,
    },
  ],
  foot: <SaveBar />,
};

export default function ServerGroupDetail({ group: id }: ScreenProps<{ group: 'server_group' }>) {
  return (
    <GroupRulesProvider key={id} id={id}>
      <RecordPage page={PAGE} id={id} />
    </GroupRulesProvider>
  );
}
