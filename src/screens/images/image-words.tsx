import { Tag } from '@/ui/chip';
import { formatSize } from '@/lib/sizes';
import { imageType, triggerLabel, visibility } from '@/model/image/describe';
import type { ImageRecord } from '@/model/image/record';

/** 'Snapshot, scheduled' or 'Image'; undefined while it isn't known. */
export function typeWords(image: ImageRecord): string | undefined {
  const type = imageType(image);
  const trigger = triggerLabel(image);
  return type === 'Snapshot' && trigger !== undefined ? `${type}, ${trigger.toLowerCase()}` : type;
}

/** A size of an image; 0 is one that is still being made, or a blank one. */
export function sizeWords(bytes: number | undefined): string {
  return bytes === undefined || bytes === 0 ? '–' : formatSize(bytes);
}

/** Whose an image is and who sees it, in a word: 'Official', 'Public' or 'Private'. */
export function sharing(image: ImageRecord): string | undefined {
  return image.official === true ? 'Official' : visibility(image);
}

const TONES = { Official: 'accent', Public: 'orange' } as const;

/** The same as a mark: what everybody sees stands out. */
export function SharingTag({ image }: { readonly image: ImageRecord }) {
  const word = sharing(image);
  if (word === undefined) return <span className="muted">–</span>;
  const tone = word === 'Official' || word === 'Public' ? TONES[word] : 'grey';
  return <Tag tone={tone}>{word}</Tag>;
}
