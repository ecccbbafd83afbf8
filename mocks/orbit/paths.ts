import { refuse } from '@mocks/orbit/answers';

/** The names in a path; '' for a missing one. */
export interface Place {
  account: string;
  container: string;
  object: string;
}

export const nameLimits = {
  max_account_name_length: 256,
  max_container_name_length: 256,
  max_object_name_length: 1024,
};

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** Decodes a percent-encoded text. Throws 412 for invalid UTF-8 or a NUL. */
export function decoded(path: string): string {
  try {
    const text = decodeURIComponent(path);
    if (!text.includes('\0')) return text;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
  throw refuse(412, 'Invalid UTF8 or contains NULL');
}

/** Throws 400 for a name that is too long. */
export function checkNames({ container, object }: Place): void {
  if (bytesOf(container) > nameLimits.max_container_name_length) {
    throw refuse(
      400,
      `Container name length of ${bytesOf(container)} longer than ${nameLimits.max_container_name_length}`,
    );
  }
  if (bytesOf(object) > nameLimits.max_object_name_length) {
    throw refuse(
      400,
      `Object name length of ${bytesOf(object)} longer than ${nameLimits.max_object_name_length}`,
    );
  }
}

/** The place of an encoded path such as `/v1/acc-demo1/assets/photos/team.jpg`. Throws 412. */
export function placeOf(path: string): Place {
  const [, account = '', container = '', object = ''] =
    /^\/v1\/([^/]*)(?:\/([^/]*))?(?:\/(.*))?$/s.exec(decoded(path)) ?? [];
  if (account === '' || (container === '' && object !== '')) throw refuse(412, 'Bad URL');
  return { account, container, object };
}

/** The names in a header's `container/object`. Throws 412 for any other form. */
export function objectPath(text: string, header: string): { container: string; object: string } {
  const [, container = '', object = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decoded(text)) ?? [];
  if (container && object) return { container, object };
  throw refuse(412, `${header} header must be of the form <container name>/<object name>`);
}

/** Percent-encodes a text except its slashes. */
export const quoted = (text: string): string =>
  text
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
