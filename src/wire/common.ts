/** An ISO 8601 UTC time, with or without a fraction of a second. */
export type Timestamp = string;

/** What every record on the wire carries. `url` is the record's address at the provider. */
export interface Resource<Type extends string> {
  id: string;
  resource_type: Type;
  url: string;
}

/** Sent when a read asks for `metadata=true`. */
export interface Metadata {
  labels: Record<string, string>;
}
