import type { Extendable, ReleaseScope } from '@mocks/demo/files/follow-release';

export interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Messaged extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

/** Parts of a service worker's scope that are used here: the project has types for pages only. */
interface WorkerScope extends Omit<ReleaseScope, 'addEventListener'> {
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetched) => void): void;
  addEventListener(type: 'message', listener: (event: Messaged) => void): void;
}

export const worker = globalThis as unknown as WorkerScope;
