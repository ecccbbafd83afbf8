import { formatSize } from '@/lib/sizes';
import { imageType, visibility } from '@/model/image/describe';
import type { ImageRecord } from '@/model/records/compute';
import { triggerLabel } from '@/model/snapshots/plan';
import { Tag } from '@/ui/badges';
import { words } from './words';

/** 'Snapshot, scheduled' or 'Image'. */
export function typeLabel(image: ImageRecord): string | undefined {
  const type = imageType(image);
  const trigger = triggerLabel(image);
  return type === 'Snapshot' && trigger !== undefined ? words.list.snapshotBy(trigger) : type;
}

/** 0 is an image that is still being made, or a blank one. */
export function sizeLabel(bytes: number | undefined): string {
  return bytes === undefined || bytes === 0 ? '–' : formatSize(bytes);
}

/** 'Official', 'Public' or 'Private'. */
export function sharing(image: ImageRecord): string | undefined {
  return image.official === true ? words.list.official : visibility(image);
}

export function SharingTag({ image }: { readonly image: ImageRecord }) {
  const word = sharing(image);
  if (word === undefined) return <span className="muted">–</span>;
  const tone = image.official === true ? 'accent' : image.public === true ? 'orange' : 'grey';
  return <Tag tone={tone}>{word}</Tag>;
}
