/** What a deployment says of uploads. */
export interface UploadSettings {
  /** How many files are sent at a time. */
  readonly atOnce: number;
  /** A file of so many bytes or more cannot be sent as one. */
  readonly limit: number;
  /** From so many bytes on a file is sent by segments where storage takes them: what has arrived of it stays. */
  readonly segmentsFrom: number;
  /** Bytes of a segment, where that is not too small for the file. */
  readonly segment: number;
}

/** Tells that a file of so many bytes is sent by segments where storage takes them. */
export const isSegmented = (size: number, { limit, segmentsFrom }: UploadSettings): boolean =>
  size >= Math.min(limit, segmentsFrom);

/** One after the other, below five gibibytes each (spec 3 §4, §9). */
export const DEFAULT_UPLOADS: UploadSettings = {
  atOnce: 1,
  limit: 5_368_709_120,
  segmentsFrom: 64 * 1024 ** 2,
  segment: 32 * 1024 ** 2,
};
