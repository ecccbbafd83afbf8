export interface UploadSettings {
  readonly atOnce: number;
  /** Bytes from which a file cannot be sent whole. */
  readonly limit: number;
  /** Bytes from which a file is sent by segments, if storage takes them. Arrived segments stay. */
  readonly segmentsFrom: number;
  /** Bytes of a segment, unless that is too small for the file. */
  readonly segment: number;
}

export const isSegmented = (size: number, { limit, segmentsFrom }: UploadSettings): boolean =>
  size >= Math.min(limit, segmentsFrom);

/** See docs/product/orbit.md#size-limit and #segments. */
export const DEFAULT_UPLOADS: UploadSettings = {
  atOnce: 1,
  limit: 5_368_709_120,
  segmentsFrom: 64 * 1024 ** 2,
  segment: 32 * 1024 ** 2,
};
