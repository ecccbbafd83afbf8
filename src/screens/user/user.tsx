import { Page } from '@/components/page/page';
import { PageTabs, useTab } from '@/components/page/page-tabs';
import { OwnSettings } from '@/components/settings/own-settings';
import { SettingsSkeleton } from '@/components/settings/settings-card';
import { useOwnId } from '@/components/data/use-own-id';
import { paths } from '@/model/paths';
import { EmptyState } from '@/ui/empty-state';
import { Stack } from '@/ui/page/columns';
import { USER_SETTINGS } from './settings';
import { USER_TABS } from './tabs';

function SettingsTab() {
  const id = useOwnId();
  if (id === '') return <SettingsSkeleton settings={USER_SETTINGS} />;
  return <OwnSettings kind="user" id={id} noun="user" settings={USER_SETTINGS} />;
}

/** The user's own pages (spec 1 §2 "User level"). */
export default function User() {
  const tab = useTab(USER_TABS);
  return (
    <Page title={tab.title}>
      <Stack gap="m">
        <PageTabs label="Parts of your profile" at={paths.user} tabs={USER_TABS} current={tab} />
        {tab.hash === '#settings' ? (
          <SettingsTab />
        ) : (
          <EmptyState title="Not built yet" icon="tasks" />
        )}
      </Stack>
    </Page>
  );
}
