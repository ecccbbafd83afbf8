import { useLocation } from 'react-router-dom';
import { IMAGE_TABS, type ImageTab } from '@/model/image/tabs';
import { TabLinks } from '@/ui/tab-links';

const TABS = Object.keys(IMAGE_TABS) as readonly ImageTab[];

/** My, official and all images: a hash each (spec 2 §2). What the list is narrowed by stays. */
export function ImageTabs({ current }: { readonly current: ImageTab }) {
  const query = new URLSearchParams(useLocation().search);
  query.delete('page');
  const search = query.toString();
  return (
    <TabLinks
      label="Which images"
      tabs={TABS.map((tab) => ({
        to: { search, hash: IMAGE_TABS[tab].hash },
        label: IMAGE_TABS[tab].label,
        current: tab === current,
      }))}
    />
  );
}
