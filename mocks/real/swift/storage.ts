import { signToken } from '@mocks/provider/token';

/** Encodes each name as one path segment, its slashes included. */
export const at = (...names: string[]): string => names.map(encodeURIComponent).join('/');

interface Options {
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** '' sends no token. */
  token?: string;
}

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

/** Signs a token for an account without a provider. Negative seconds give an expired one. */
export const tokenOf = (account: string, sub: string, scope: string, seconds = 600): string =>
  signToken({ sub, account, scope, exp: Math.floor(Date.now() / 1000) + seconds });

/** An account of an object storage, real or simulated, as its owner sees it. */
export class Storage {
  readonly origin: string;
  readonly account: string;

  constructor(origin: string, account: string) {
    this.origin = origin;
    this.account = account;
  }

  /** Signed for each call: a run on a busy machine may last longer than a token. */
  get token(): string {
    return tokenOf(this.account, 'usr-owner', 'ORBIT');
  }

  async fetch(path: string, init: RequestInit): Promise<Answered> {
    const response = await fetch(this.origin + path, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Calls a path of the account, given without a leading slash. */
  async call(method: string, path = '', options: Options = {}): Promise<Answered> {
    const { headers = {}, body, token = this.token } = options;
    const separator = path === '' || path.startsWith('?') ? '' : '/';
    return this.fetch(`/v1/${this.account}${separator}${path}`, {
      method,
      headers: { ...(token && { 'X-Auth-Token': token }), ...headers },
      ...(body !== undefined && { body }),
    });
  }

  async status(method: string, path = '', options: Options = {}): Promise<number> {
    return (await this.call(method, path, options)).status;
  }

  /** Named headers of a HEAD answer; null for a missing one. Throws for a status from 500 on. */
  async head(path: string, ...names: string[]): Promise<(string | null)[]> {
    const { status, headers } = await this.call('HEAD', path);
    if (status >= 500) throw new Error(`${status} to HEAD ${path}`);
    return names.map((name) => headers.get(name));
  }

  /** Makes a container, and text objects in it whose content is their own name. */
  async make(container: string, objects: readonly string[] = [], headers = {}): Promise<void> {
    await this.#create(at(container), { headers });
    await Promise.all(objects.map((name) => this.put(container, name, name)));
  }

  async put(container: string, name: string, body: string, headers = {}): Promise<void> {
    const given = { 'Content-Type': 'text/plain', ...headers };
    await this.#create(at(container, name), { body, headers: given });
  }

  async #create(path: string, options: Options): Promise<void> {
    const status = await this.status('PUT', path, options);
    if (status !== 201) throw new Error(`${status} to PUT ${path}`);
  }

  /** The rows of a listing. */
  async rows(path: string, query = ''): Promise<Record<string, unknown>[]> {
    const { text } = await this.call('GET', `${path}?format=json${query && `&${query}`}`);
    return JSON.parse(text) as Record<string, unknown>[];
  }

  /** The names and subdirectories of a listing. */
  async names(path: string, query = ''): Promise<unknown[]> {
    return (await this.rows(path, query)).map((row) => row['name'] ?? row['subdir']);
  }
}
