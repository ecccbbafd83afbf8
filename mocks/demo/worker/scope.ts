/** Of a service worker's scope what is used here: the types of pages, which the project has, know nothing of it. */
interface Extendable extends Event {
  /** Keeps the worker awake until then. */
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Messaged extends Extendable {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface Events {
  install: Extendable;
  activate: Extendable;
  fetch: Fetched;
  message: Messaged;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ): void;
}

export const worker = globalThis as unknown as WorkerScope;
