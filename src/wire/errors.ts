/** Body of a refused API call (400, 403, 404, 409, 422). */
export interface ApiErrorBody {
  error_name: string;
  errors: readonly string[];
}

/** Body of a refused sign-in, and of any call without a valid session (401). */
export interface AuthErrorBody {
  error: string;
  error_description?: string;
}
