import { formatSize } from '@/lib/sizes';

/** 0 is a snapshot that is still being made, or has failed. */
export function sizeLabel(bytes: number | undefined): string {
  return bytes === undefined || bytes === 0 ? '–' : formatSize(bytes);
}
