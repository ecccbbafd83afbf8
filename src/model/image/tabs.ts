import type { ImageRecord } from '@/model/image/record';
import { unreadProblem } from '@/model/unread';
import { isWindows } from '@/model/windows';

export type ImageTab = 'my' | 'official' | 'all';

interface TabEntry {
  readonly label: string;
  /** The title of the list (spec 2 §2). */
  readonly title: string;
  /** The hash in the address that chooses it. */
  readonly hash: string;
}

/** The tabs of the list of images, in their order (spec 2 §2). */
export const IMAGE_TABS: Readonly<Record<ImageTab, TabEntry>> = {
  my: { label: 'My Images', title: 'My Server Images', hash: '#my' },
  official: { label: 'Official Images', title: 'Official Server Images', hash: '#official' },
  all: { label: 'All', title: 'All Server Images', hash: '#all' },
};

/** The tab that an address's hash means; one that is none means the first. */
export function tabOfHash(hash: string): ImageTab {
  const found = Object.entries(IMAGE_TABS).find(([, tab]) => tab.hash === hash.toLowerCase());
  return found === undefined ? 'my' : (found[0] as ImageTab);
}

/**
 * Whether an image is listed in a tab: own ones, official ones, or every one that is visible. One
 * whose owner could not be read is hidden from nobody; it may be theirs.
 */
export function isInTab(image: ImageRecord, tab: ImageTab, account: string): boolean {
  const { owner, official, public: seen, unread } = image;
  if (tab === 'official') return official === true;
  const isOwn = owner === account || (unread?.includes('owner') === true && official !== true);
  if (tab === 'my' || isOwn) return isOwn;
  return (
    seen === true ||
    official === true ||
    unreadProblem('image', image, 'public', 'official') !== undefined
  );
}

/** What decides which images an account's list shows. */
export interface ImageListing {
  readonly tab: ImageTab;
  readonly account: string;
  /** Whether the account may have Windows; others' Windows images are hidden otherwise (spec 2 §5). */
  readonly windows: boolean;
}

/** Whether an image is in the list. */
export function isListed(image: ImageRecord, { tab, account, windows }: ImageListing): boolean {
  const offered = windows || image.owner === account || !isWindows(image);
  return offered && isInTab(image, tab, account);
}
