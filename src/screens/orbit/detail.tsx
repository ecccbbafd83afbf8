import type { PageData } from '@/components/record-page/page-data';
import { RecordPage } from '@/components/record-page/record-page';
import { SettingsCard, SettingsSkeleton } from '@/components/record-page/settings/settings-card';
import type { ScreenProps } from '@/components/records/page/screen-route';
import { AccessCard, AccessSkeleton } from '@/components/storage/access/access-card';
import { isImages } from '@/model/container/rules';
import { CONTAINER_VERBS, containerPrimaryActions } from '@/model/container/verbs';
import { ORBIT_ACCESS } from './access/place';
import { SharingCard } from './detail/sharing-card';
import { ContainerFacts, ContainerFactsSkeleton } from './detail/container-facts';
import { ContainerNotes } from './detail/container-notes';
import { WebAddress } from './detail/web-address';
import { CONTAINER_SETTINGS } from './settings';

const PAGE: PageData<'container'> = {
  kind: 'container',
  noun: 'container',
  verbs: CONTAINER_VERBS,
  primaryActions: containerPrimaryActions,
  notes: (container) => <ContainerNotes container={container} />,
  strip: {
    show: (container, { now }) => <ContainerFacts container={container} now={now} />,
    outline: <ContainerFactsSkeleton />,
  },
  main: [
    { show: (container) => <WebAddress container={container} /> },
    {
      // Containers that the provider keeps have none (spec 3 §6).
      show: (container) =>
        isImages(container) ? null : (
          <SettingsCard kind="container" record={container} settings={CONTAINER_SETTINGS} />
        ),
      outline: <SettingsSkeleton settings={CONTAINER_SETTINGS} />,
    },
    {
      show: (container, facts) => (
        <AccessCard container={container} facts={facts} place={ORBIT_ACCESS} />
      ),
      outline: <AccessSkeleton />,
    },
  ],
  side: [{ show: (container) => <SharingCard container={container} /> }],
};

export default function ContainerDetail({
  container: id,
}: ScreenProps<{ container: 'container' }>) {
  return <RecordPage page={PAGE} id={id} />;
}
