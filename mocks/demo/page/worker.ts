import type { ReleaseWord } from '@mocks/demo/files/follow-release';

/** Reason why the demo cannot run, as a sentence for the page. */
export class NoDemo extends Error {
  override readonly name = 'NoDemo';
}

type Container = Pick<
  ServiceWorkerContainer,
  'register' | 'ready' | 'controller' | 'addEventListener'
>;

/** Timeout in ms for a worker to take control of a page. */
const PATIENCE_MS = 15_000;

const ABSENT =
  'This demo runs in a service worker, which your browser does not allow here: private windows often don’t, and pages without HTTPS never do.';
const SILENT = 'This demo runs in a service worker, which did not start.';

const tell = (worker: ServiceWorker | null, word: ReleaseWord) => worker?.postMessage(word);

function within<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoDemo(SILENT)), PATIENCE_MS);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Waits until the worker controls the page. At a first visit it takes control by itself. A page
 * that was loaded past it has to ask.
 */
async function control(container: Container, active: ServiceWorker | null): Promise<ServiceWorker> {
  if (container.controller) return container.controller;
  const taken = new Promise<void>((resolve) => {
    container.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  tell(active, 'claim');
  await within(taken);
  if (!container.controller) throw new NoDemo(SILENT);
  return container.controller;
}

export interface Started {
  worker: ServiceWorker;
  registration: ServiceWorkerRegistration;
}

/** Starts the worker if needed and waits until it controls this page. Rejects with NoDemo. */
export async function startWorker(
  base: string,
  container: Container | undefined = 'serviceWorker' in navigator
    ? navigator.serviceWorker
    : undefined,
): Promise<Started> {
  if (!container) throw new NoDemo(ABSENT);
  let registration: ServiceWorkerRegistration;
  try {
    registration = await container.register(`${base}worker.js`, { scope: base });
  } catch (thrown) {
    throw new NoDemo(container.controller ? SILENT : ABSENT, { cause: thrown });
  }
  const { active } = await within(container.ready);
  const worker = await control(container, active);
  tell(worker, 'keep');
  return { worker, registration };
}
