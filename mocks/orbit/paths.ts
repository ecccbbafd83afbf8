import { refuse } from '@mocks/orbit/answers';

/** What a path names; '' for what it does not. */
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

/** The text of what is percent-encoded. Throws 412 where that is no UTF-8, or has a NUL. */
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

/** The place of a path such as `/v1/acc-demo1/assets/photos/team.jpg`, as it was sent. */
export function placeOf(path: string): Place {
  const [, account = '', container = '', object = ''] =
    /^\/v1\/([^/]*)(?:\/([^/]*))?(?:\/(.*))?$/s.exec(decoded(path)) ?? [];
  if (account === '' || (container === '' && object !== '')) throw refuse(412, 'Bad URL');
  return { account, container, object };
}

/** The container and the object of `container/object`, as a header names them. Throws 412 otherwise. */
export function objectPath(text: string, header: string): { container: string; object: string } {
  const [, container = '', object = ''] = /^\/?([^/]+)\/(.+)$/s.exec(decoded(text)) ?? [];
  if (container && object) return { container, object };
  throw refuse(412, `${header} header must be of the form <container name>/<object name>`);
}

/** Percent-encoded, with its slashes as they are. */
export const quoted = (text: string): string =>
  text
    .split('/')
    .map(encodeURIComponent)
    .join('/')
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
