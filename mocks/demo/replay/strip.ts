import { NoDemo, startWorker } from '@mocks/demo/page/worker';

/** Strip above a replay: starts the worker that answers it, and leads back to the demo. */

const base = import.meta.env.BASE_URL;
const home = new URL(base, window.location.href).href;

/** Returns the demo's page where the report was dropped, else the demo's start page. */
function origin(): string {
  const { referrer } = document;
  const isOfDemo = referrer.startsWith(home) && !referrer.startsWith(`${home}replay/`);
  return isOfDemo ? referrer : home;
}

/** Deletes the report. If nothing answers, none is stored. */
async function leave(): Promise<void> {
  await fetch(`${base}replay/report`, { method: 'DELETE' }).catch(() => undefined);
  window.location.assign(origin());
}

document.getElementById('leave')?.addEventListener('click', () => void leave());

// At a first visit there is no worker yet. Without one nothing can be replayed: the page waits.
try {
  await startWorker(base);
} catch (thrown) {
  const words = document.getElementById('strip-words');
  if (words)
    words.textContent = thrown instanceof NoDemo ? thrown.message : 'The demo could not start.';
  await new Promise(() => undefined);
}
