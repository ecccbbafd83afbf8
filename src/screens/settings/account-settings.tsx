import { PageCreate } from '@/components/lists/page-create';
import { OwnSettings } from '@/components/record-page/settings/settings-card';
import { Page } from '@/components/records/page/page';
import { PageTabs, useTab } from '@/components/records/page/page-tabs';
import { useAccount } from '@/components/scope/account-scope';
import { lazyPart } from '@/lib/lazy-part';
import { paths } from '@/model/paths';
import { LayerHost, lazyLayer } from '@/ui/lazy-layer';
import { Stack } from '@/ui/page/columns';
import { CreateApiClient } from './api-clients/create-api-client';
import { ACCOUNT_SETTINGS } from './general/settings';
import { SETTINGS_TABS } from './tabs';
import { words } from './words';

const loadLimits = lazyPart(() => import('./limits/limits'));
const Limits = lazyLayer(async () => ({ default: (await loadLimits()).Limits }));
const loadApiClients = lazyPart(() => import('./api-clients/api-clients'));
const ApiClients = lazyLayer(async () => ({ default: (await loadApiClients()).ApiClients }));

export default function AccountSettings() {
  const account = useAccount();
  const tab = useTab(SETTINGS_TABS);
  const isOf = (hash: (typeof SETTINGS_TABS)[number]['hash']) => tab.hash === hash;
  return (
    <Page
      title={tab.title}
      tabs={
        <PageTabs
          label={words.common.tabs}
          at={paths.settings(account)}
          tabs={SETTINGS_TABS}
          current={tab}
        />
      }
      actions={
        isOf('#cli') && (
          <PageCreate>
            <CreateApiClient />
          </PageCreate>
        )
      }
    >
      <Stack gap="m">
        {isOf('#settings') && (
          <OwnSettings
            kind="account"
            id={account}
            noun={words.common.noun}
            settings={ACCOUNT_SETTINGS}
          />
        )}
        <LayerHost>
          {isOf('#increase') && <Limits />}
          {isOf('#cli') && <ApiClients />}
        </LayerHost>
      </Stack>
    </Page>
  );
}
