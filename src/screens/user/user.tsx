import { PageCreate } from '@/components/lists/page-create';
import { OwnSettings, SettingsSkeleton } from '@/components/record-page/settings/settings-card';
import { Page } from '@/components/records/page/page';
import { PageTabs, useTab } from '@/components/records/page/page-tabs';
import { useOwnId } from '@/components/scope/data/use-own-id';
import { paths } from '@/model/paths';
import { Stack } from '@/ui/page/columns';
import { Accounts, CreateAccount } from './accounts/accounts';
import { Applications, CreateApplication } from './applications/applications';
import { USER_SETTINGS } from './settings';
import { USER_TABS } from './tabs';
import { words } from './words';

function Settings() {
  const id = useOwnId();
  if (id === '') return <SettingsSkeleton settings={USER_SETTINGS} />;
  return <OwnSettings kind="user" id={id} noun={words.settings.noun} settings={USER_SETTINGS} />;
}

export default function User() {
  const tab = useTab(USER_TABS);
  const isOf = (hash: (typeof USER_TABS)[number]['hash']) => tab.hash === hash;
  return (
    <Page
      title={tab.title}
      tabs={<PageTabs label={words.common.tabs} at={paths.user} tabs={USER_TABS} current={tab} />}
      actions={
        !isOf('#settings') && (
          <PageCreate>{isOf('#accounts') ? <CreateAccount /> : <CreateApplication />}</PageCreate>
        )
      }
    >
      <Stack gap="m">
        {isOf('#settings') && <Settings />}
        {isOf('#accounts') && <Accounts />}
        {isOf('#application') && <Applications />}
      </Stack>
    </Page>
  );
}
