import { createProvider } from '@mocks/handlers';
import { signToken } from '@mocks/provider/token';
import { listen } from '@mocks/serve/http';
import { startOrbit } from '@mocks/serve/real-orbit';
import { expect } from 'vitest';

/** The origin of a panel, whose pages may read whatever is answered. */
export const PANEL = 'http://127.0.0.1:4180';

/** An object storage of its own, on the loopback address. */
export interface Stage {
  origin: string;
  close(): Promise<void>;
}

/** The simulated Orbit over real HTTP. */
export async function simulatedStage(): Promise<Stage> {
  return listen({ provider: createProvider({ world: 'empty' }), origins: [PANEL] });
}

/** A real Swift, or the reason why there is none. */
export async function swiftStage(): Promise<Stage | string> {
  try {
    const swift = await startOrbit({ world: 'empty' });
    await swift.allow([PANEL]);
    return { origin: swift.origin, close: () => swift.stop() };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Each word as a segment of a path: any name is then one, slashes and dots included. */
export const at = (...names: string[]): string => names.map(encodeURIComponent).join('/');

interface Options {
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | undefined;
  /** '' for none. */
  token?: string;
}

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

const tokenOf = (account: string, sub: string, scope: string, seconds = 600): string =>
  signToken({ sub, account, scope, exp: Math.floor(Date.now() / 1000) + seconds });

let accounts = 0;

/** An account that nobody has used yet, as its owner sees it. */
export class Storage {
  readonly account = `acc-${(accounts += 1).toString(36).padStart(5, '0')}`;
  readonly token = tokenOf(this.account, 'usr-owner', 'ORBIT');
  /** A storage client's, who may what access rules say. */
  readonly clientToken = tokenOf(this.account, 'cli-store', 'ORBIT_CLIENT');
  readonly endedToken = tokenOf(this.account, 'usr-owner', 'ORBIT', -1);
  readonly otherToken = tokenOf('acc-other', 'usr-other', 'ORBIT');
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  async fetch(path: string, init: RequestInit): Promise<Answered> {
    const response = await fetch(this.origin + path, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  /** Calls what lies at a path of the account, which begins with no slash. */
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

  /** The headers of these names, of what has been asked for by HEAD; null for one that isn't there. */
  async head(path: string, ...names: string[]): Promise<(string | null)[]> {
    const { headers } = await this.call('HEAD', path);
    return names.map((name) => headers.get(name));
  }

  /** Makes a container, and text objects in it that hold their own names. */
  async make(container: string, objects: readonly string[] = [], headers = {}): Promise<void> {
    expect(await this.status('PUT', at(container), { headers })).toBe(201);
    await Promise.all(objects.map((name) => this.put(container, name, name)));
  }

  async put(container: string, name: string, body: string, headers = {}): Promise<void> {
    const given = { 'Content-Type': 'text/plain', ...headers };
    expect(await this.status('PUT', at(container, name), { body, headers: given })).toBe(201);
  }

  /** The rows of a listing. */
  async rows(path: string, query = ''): Promise<Record<string, unknown>[]> {
    const { text } = await this.call('GET', `${path}?format=json${query && `&${query}`}`);
    return JSON.parse(text) as Record<string, unknown>[];
  }

  /** What a bulk delete of these lines answers, whose status is always 200. */
  async bulkDelete(lines: readonly string[], options: Options = {}): Promise<unknown> {
    const headers = { 'Content-Type': 'text/plain', Accept: 'application/json' };
    const body = lines.join('\n');
    const { status, text } = await this.call('POST', '?bulk-delete', { headers, body, ...options });
    expect(status).toBe(200);
    return JSON.parse(text);
  }

  /** What a listing lists, names and directories alike. */
  async names(path: string, query = ''): Promise<unknown[]> {
    return (await this.rows(path, query)).map((row) => row['name'] ?? row['subdir']);
  }
}

/**
 * One case of the contract: what it says, and how that is seen of an account. `box` is the name of a
 * container that no other case has.
 */
export type Case = readonly [says: string, see: (storage: Storage, box: string) => Promise<void>];
