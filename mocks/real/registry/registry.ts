import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  callerOf,
  challenge,
  type Doorkeeper,
  issueToken,
  mayCall,
  refuse,
} from '@mocks/real/registry/door';
import { ensureRegistry, type Tools } from '@mocks/real/registry/install';
import { startProcess, type RegistryProcess } from '@mocks/real/registry/process';
import { listenOn } from '@mocks/serve/http';
import { at, Storage } from '@mocks/real/swift/storage';
import type { Swift } from '@mocks/real/swift/swift';

/** Docker's registry on the loopback address, which stores its data in a real Swift. */
export interface Registry {
  /** The host in references, such as `127.0.0.1:40123`. */
  host: string;
  tools: Tools;
  /** Requires log-in and access from now on; until then everybody is let in. */
  guard(doorkeeper: Doorkeeper): void;
  /** Ends it; its data stays in the Swift. */
  stop(): Promise<void>;
}

/** Forwards a call to a process. Keeps the host, which the addresses in the answer contain. */
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

interface Place {
  account: string;
  container: string;
}

/** The account and container of a path such as `/v2/acc-xxxxx/web/api/tags/list`. */
const placeOf = (path: string): Place | null => {
  const [, account, repository] = /^\/v2\/([^/]+)\/([^/]+)\/./.exec(path) ?? [];
  return account && repository ? { account, container: `${repository}_ctrimages` } : null;
};

/**
 * Starts a registry of all repositories behind one address. Each repository's process starts with
 * its first request. Throws with the reason if the registry cannot be fetched.
 */
export async function startRegistry({ origin }: Pick<Swift, 'origin'>): Promise<Registry> {
  const tools = await ensureRegistry();
  let doorkeeper: Doorkeeper | undefined;
  const processes = new Map<string, Promise<RegistryProcess>>();

  const processFor = ({ account, container }: Place): Promise<RegistryProcess> => {
    const key = `${account}/${container}`;
    const process = processes.get(key) ?? startProcess(tools, origin, account, container);
    processes.set(key, process);
    return process;
  };

  /** True if the call may go on; otherwise it has been answered. */
  const letsIn = async (place: Place, call: IncomingMessage, response: ServerResponse) => {
    const storage = new Storage(origin, place.account);
    const { status, headers } = await storage.call('HEAD', at(place.container));
    const caller = callerOf(call);
    const groups = doorkeeper?.groupsOf(caller ?? '') ?? [place.account];
    const [read, write] = [headers.get('X-Container-Read'), headers.get('X-Container-Write')];
    if (!mayCall(call.method, groups, { account: place.account, read, write })) {
      if (caller) refuse(response, 403, 'DENIED', 'requested access to the resource is denied');
      else challenge(call, response);
      return false;
    }
    if (status !== 404) return true;
    // A process would create the container, but repositories are created in the panel only.
    refuse(response, 404, 'NAME_UNKNOWN', 'repository name not known to registry');
    return false;
  };

  const answer = async (call: IncomingMessage, response: ServerResponse) => {
    const path = call.url ?? '/';
    if (doorkeeper && path.startsWith('/token')) {
      issueToken(doorkeeper, call, response);
      return;
    }
    const place = placeOf(path);
    if (place) {
      if (!(await letsIn(place, call, response))) return;
      const { port } = await processFor(place);
      await forward(port, call, response);
    } else if (doorkeeper && callerOf(call) === undefined) {
      // The client's first request checks for a registry and for how to log in.
      challenge(call, response);
    } else {
      response.writeHead(200, { 'Docker-Distribution-Api-Version': 'registry/2.0' }).end('{}');
    }
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
    guard(next) {
      doorkeeper = next;
    },
    async stop() {
      await listening.close();
      const all = await Promise.allSettled(processes.values());
      for (const each of all) if (each.status === 'fulfilled') await each.value.stop();
    },
  };
}
