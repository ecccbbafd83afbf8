import { withFrameScript } from '@mocks/replay/frame-script';
import { createReplayHost, type Kept } from '@mocks/replay/host';

interface ReplayOptions {
  /** `https://host/wheelhouse/`. */
  scope: string;
  caches: Pick<CacheStorage, 'open' | 'delete'>;
  /** Answers with the demo's files, and with the page for a route of the panel. */
  answerFile: (request: Request) => Promise<Response>;
}

export interface Replays {
  /** Answers a replay's request to the demo's worker; undefined for other requests. */
  answer(request: Request, path: string): Promise<Response> | undefined;
  /** Deletes the dropped report. */
  forget(): Promise<void>;
}

/** Stores a dropped report, so that it outlives the worker. */
function keptIn({ scope, caches }: ReplayOptions): Kept {
  const name = `report of ${scope}`;
  const open = () => caches.open(name);
  const address = `${scope}replay/report`;
  return {
    read: async () => (await (await open()).match(address))?.text(),
    write: async (text) => (await open()).put(address, new Response(text)),
    forget: async () => void (await caches.delete(name)),
  };
}

/** Replays reports in the demo: `path` is without the demo's base. */
export function answerReplays(options: ReplayOptions): Replays {
  const { scope, answerFile } = options;
  const base = new URL(scope).pathname.slice(0, -1);
  const host = createReplayHost({ kept: keptIn(options), base });

  async function ofReplay(request: Request): Promise<Response> {
    try {
      return (await host.handle(request)) ?? (await answerFile(request));
    } catch {
      return Response.error();
    }
  }

  /** Answers a frame with a replay's panel: the demo itself never shows the panel in a frame. */
  async function inFrame(): Promise<Response> {
    const page = await answerFile(new Request(scope));
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(withFrameScript(await page.text(), base), { headers });
  }

  return {
    answer(request, path) {
      if (path === '/replay') return Promise.resolve(Response.redirect(`${scope}replay/`, 302));
      if (path.startsWith('/replay/')) return ofReplay(request);
      return request.destination === 'iframe' ? inFrame() : undefined;
    },
    forget: () => host.forget(),
  };
}
