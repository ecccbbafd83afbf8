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
