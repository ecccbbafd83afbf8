import type { ApiErrorBody } from '@/wire/common';
import type { Answer } from '@mocks/provider/answer';
import type { Core } from '@mocks/provider/core';

/** The paths of the API itself. All others stay open. */
const OF_API = /^\/(?:1\.0|auth|token|kiosk|graphql)(?:\/|$)/u;

/** The API's only answer during maintenance, or null while it is open. */
export function closedAnswer({ dials }: Core, pathname: string): Answer | null {
  if (dials.maintenance === 0 || !OF_API.test(pathname)) return null;
  const body: ApiErrorBody = {
    error_name: 'maintenance',
    errors: ['The API is being upgraded and will be back shortly'],
  };
  return { status: 503, body, headers: { 'Retry-After': String(dials.maintenance) } };
}
