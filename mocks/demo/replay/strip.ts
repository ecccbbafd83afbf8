import { NoDemo, startWorker } from '@mocks/demo/page/worker';

/** Above the page of a replay: starts the worker that answers it, and is the way back to the demo. */

const base = import.meta.env.BASE_URL;
const home = new URL(base, window.location.href).href;

/** Where the report was dropped, if it was in the demo. */
function origin(): string {
  const { referrer } = document;
  const isOfDemo = referrer.startsWith(home) && !referrer.startsWith(`${home}replay/`);
  return isOfDemo ? referrer : home;
}

/** Forgets the report. Where nothing answers, none is kept. */
async function leave(): Promise<void> {
  await fetch(`${base}replay/report`, { method: 'DELETE' }).catch(() => undefined);
  window.location.assign(origin());
}

document.getElementById('leave')?.addEventListener('click', () => void leave());

// Whoever comes here first has no worker yet. Without one nothing can be replayed: the page waits for ever.
try {
  await startWorker(base);
} catch (thrown) {
  const words = document.getElementById('strip-words');
  if (words)
    words.textContent = thrown instanceof NoDemo ? thrown.message : 'The demo could not start.';
  await new Promise(() => undefined);
}
