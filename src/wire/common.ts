/** ISO 8601 in UTC. */
export type Timestamp = string;

export interface Resource<Type extends string> {
  id: string;
  resource_type: Type;
  url: string;
}

/** Only with `metadata=true`. */
export interface Metadata {
  labels: Record<string, string>;
}
