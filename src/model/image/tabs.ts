import type { ImageRecord } from '@/model/records/compute';
import { unreadableProblem } from '@/model/unreadable';
import { isWindows } from '@/model/windows';

export type ImageTab = 'my' | 'official' | 'all';

interface TabEntry {
  readonly label: string;
  readonly title: string;
  readonly hash: string;
}

export const IMAGE_TABS: Readonly<Record<ImageTab, TabEntry>> = {
  my: { label: 'My images', title: 'My Server Images', hash: '#my' },
  official: { label: 'Official images', title: 'Official Server Images', hash: '#official' },
  all: { label: 'All', title: 'All Server Images', hash: '#all' },
};

export const IMAGE_TAB_ROW = [IMAGE_TABS.my, IMAGE_TABS.official, IMAGE_TABS.all] as const;

export function tabOfHash(hash: string): ImageTab {
  const found = Object.entries(IMAGE_TABS).find(([, tab]) => tab.hash === hash.toLowerCase());
  return found === undefined ? 'my' : (found[0] as ImageTab);
}

/**
 * True if a tab lists an image. An unreadable owner may be the account, and other unreadable fields
 * may mean official or public.
 */
export function isInTab(image: ImageRecord, tab: ImageTab, account: string): boolean {
  const { owner, official, public: seen, unreadable } = image;
  if (tab === 'official') {
    const isUnknown = unreadableProblem('image', image, 'official') !== undefined;
    return official === true || (isUnknown && owner !== account);
  }
  const isOwn = owner === account || (unreadable?.includes('owner') === true && official !== true);
  if (tab === 'my' || isOwn) return isOwn;
  return (
    seen === true ||
    official === true ||
    unreadableProblem('image', image, 'public', 'official') !== undefined
  );
}

export interface ImageListing {
  readonly tab: ImageTab;
  readonly account: string;
  /** Without it, only own Windows images are listed (docs/product/images.md#windows-listed). */
  readonly windows: boolean;
}

export function isListed(image: ImageRecord, { tab, account, windows }: ImageListing): boolean {
  const offered = windows || image.owner === account || !isWindows(image);
  return offered && isInTab(image, tab, account);
}
