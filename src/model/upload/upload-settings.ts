/** What a deployment says of uploads. */
export interface UploadSettings {
  /** How many files are sent at a time. */
  readonly atOnce: number;
  /** A file of so many bytes or more cannot be sent as one. */
  readonly limit: number;
  /** Bytes of a segment of what is sent as several, where that is not too small for it. */
  readonly segment: number;
}

/** One after the other, below five gibibytes each (spec 3 §4, §9). */
export const DEFAULT_UPLOADS: UploadSettings = {
  atOnce: 1,
  limit: 5_368_709_120,
  segment: 128 * 1024 ** 2,
};
