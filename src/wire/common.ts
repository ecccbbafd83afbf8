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

/** Body of 400, 403, 404, 409 and 422. */
export interface ApiErrorBody {
  error_name: string;
  errors: readonly string[];
}

/** Body of 401. */
export interface AuthErrorBody {
  error: string;
  error_description?: string;
}
