import { useLookup } from '@/components/data/lookup';
import { Page } from '@/components/page/page';
import type { ScreenProps } from '@/components/page/screen-route';
import { CostCard, CostSkeleton } from '@/components/prices/cost-card';
import { usePrices } from '@/components/prices/use-prices';
import { PageSkeleton } from '@/components/records/page-skeleton';
import { RecordScreen } from '@/components/records/record-screen';
import { PageMarks } from '@/components/records/record-status';
import { type StateMessage, StateNotes } from '@/components/records/state-notes';
import { SettingsCard, SettingsSkeleton } from '@/components/settings/settings-card';
import { RecordActions } from '@/components/verbs/record-actions';
import { VerbButton } from '@/components/verbs/verb-button';
import type { CloudIpRecord } from '@/model/cloud-ip/record';
import { CLOUD_IP_VERBS, cloudIpForemost } from '@/model/cloud-ip/verbs';
import { KINDS } from '@/model/kinds';
import { cloudIpPrice } from '@/model/pricing/prices';
import { titleOf } from '@/model/title';
import { verbOf } from '@/model/verb';
import { Columns, PageNotes } from '@/ui/page/columns';
import { CloudIpFacts, CloudIpFactsSkeleton } from './detail/cloud-ip-facts';
import { CLOUD_IP_SETTINGS } from './settings';

const COST = KINDS.cloud_ip.singular;

const MAPPED = ['remap', 'unmap'].map((id) => verbOf(CLOUD_IP_VERBS, id));

const STATES: Readonly<Record<string, StateMessage>> = {
  reserved: {
    tone: 'info',
    title: 'This cloud IP is reserved',
    text: 'A server that is being created gets it. Until then it cannot be mapped.',
  },
};

/** A cloud IP's page (spec 2 §2). */
export default function CloudIpDetail({ cloud_ip: id }: ScreenProps<{ cloud_ip: 'cloud_ip' }>) {
  return (
    <RecordScreen
      kind="cloud_ip"
      id={id}
      noun="cloud IP"
      skeleton={
        <PageSkeleton
          id={id}
          lead={<CloudIpFactsSkeleton />}
          aside={<CostSkeleton labels={[COST]} />}
        >
          <SettingsSkeleton settings={CLOUD_IP_SETTINGS} />
        </PageSkeleton>
      }
    >
      {(ip, failure) => <CloudIpPage ip={ip} failure={failure} />}
    </RecordScreen>
  );
}

interface CloudIpPageProps {
  readonly ip: CloudIpRecord;
  readonly failure: React.ReactNode;
}

function CloudIpPage({ ip, failure }: CloudIpPageProps) {
  const price = cloudIpPrice(usePrices());
  const lookup = useLookup();
  return (
    <Page
      title={titleOf(ip)}
      note={ip.name || undefined}
      status={<PageMarks record={ip} />}
      actions={
        <RecordActions
          record={ip}
          verbs={CLOUD_IP_VERBS}
          foremost={cloudIpForemost(ip)}
          beside={MAPPED}
        >
          {MAPPED.map((verb) => (
            <VerbButton key={verb.id} record={ip} verb={verb} variant="quiet" />
          ))}
        </RecordActions>
      }
    >
      <PageNotes>
        {failure}
        <StateNotes record={ip} noun="cloud IP" states={STATES} />
      </PageNotes>
      <CloudIpFacts ip={ip} lookup={lookup} />
      <Columns aside={<CostCard parts={[{ label: COST, price }]} />}>
        <SettingsCard kind="cloud_ip" record={ip} settings={CLOUD_IP_SETTINGS} />
      </Columns>
    </Page>
  );
}
