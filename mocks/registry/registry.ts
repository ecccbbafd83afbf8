import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { ensureRegistry, type Tools } from '@mocks/registry/install';
import { startProcess, type RegistryProcess } from '@mocks/registry/process';
import { listenOn } from '@mocks/serve/http';
import { at, Storage } from '@mocks/swift/storage';
import type { Swift } from '@mocks/swift/swift';

/** Docker's registry on the loopback address, which keeps what it has in a real Swift. */
export interface Registry {
  /** What a reference begins with: `127.0.0.1:40123`. */
  host: string;
  tools: Tools;
  /** Ends it; what it keeps stays in the Swift. */
  stop(): Promise<void>;
}

/** As the registry itself refuses (OCI distribution specification, error codes). */
function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Docker-Distribution-Api-Version': 'registry/2.0',
  });
  response.end(JSON.stringify({ errors: [{ code, message }] }));
}

/** Hands a call on to a process, and its answer back. The host stays: it is in the addresses of the answer. */
async function forward(port: number, call: IncomingMessage, response: ServerResponse) {
  const onward = request({
    host: '127.0.0.1',
    port,
    method: call.method,
    path: call.url,
    headers: call.headers,
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    onward.once('response', resolve).once('error', reject);
  });
  const [answer] = await Promise.all([answered, pipeline(call, onward)]);
  response.writeHead(answer.statusCode ?? 502, answer.headers);
  await pipeline(answer, response);
}

/** The names of an account and of a repository in it: `/v2/acc-xxxxx/web/api/tags/list`. */
const placeOf = (path: string): { account: string; repository: string } | null => {
  const [, account, repository] = /^\/v2\/([^/]+)\/([^/]+)\/./.exec(path) ?? [];
  return account && repository ? { account, repository } : null;
};

/**
 * Starts a registry of every repository that there is: a process upon the container of each that is asked
 * for, behind one address. Throws, with the reason, where the registry cannot be had.
 */
export async function startRegistry({ origin }: Pick<Swift, 'origin'>): Promise<Registry> {
  const tools = await ensureRegistry();
  const processes = new Map<string, Promise<RegistryProcess>>();

  const processFor = (account: string, container: string): Promise<RegistryProcess> => {
    const key = `${account}/${container}`;
    const process = processes.get(key) ?? startProcess(tools, origin, account, container);
    processes.set(key, process);
    return process;
  };

  const answer = async (call: IncomingMessage, response: ServerResponse) => {
    const place = placeOf(call.url ?? '/');
    if (!place) {
      // What a client asks first: whether this is a registry.
      response.writeHead(200, { 'Docker-Distribution-Api-Version': 'registry/2.0' }).end('{}');
      return;
    }
    const container = `${place.repository}_ctrimages`;
    const isThere = await new Storage(origin, place.account).status('HEAD', at(container));
    // A process would make it: a repository is made in the panel.
    if (isThere === 404) {
      refuse(response, 404, 'NAME_UNKNOWN', 'repository name not known to registry');
      return;
    }
    const { port } = await processFor(place.account, container);
    await forward(port, call, response);
  };

  const server = createServer((call, response) => {
    answer(call, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else refuse(response, 503, 'UNAVAILABLE', String(error));
    });
  });
  const listening = await listenOn(server, 0);
  return {
    host: new URL(listening.origin).host,
    tools,
    async stop() {
      await listening.close();
      const all = await Promise.allSettled(processes.values());
      for (const each of all) if (each.status === 'fulfilled') await each.value.stop();
    },
  };
}
