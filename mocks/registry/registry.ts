import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import {
  callerOf,
  challenge,
  type Doorkeeper,
  issueToken,
  mayCall,
  refuse,
} from '@mocks/registry/door';
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
  /** Lets in who may from now on; until then everybody is. */
  guard(doorkeeper: Doorkeeper): void;
  /** Ends it; what it keeps stays in the Swift. */
  stop(): Promise<void>;
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

interface Place {
  account: string;
  container: string;
}

/** Where the repository is of which something is asked: `/v2/acc-xxxxx/web/api/tags/list`. */
const placeOf = (path: string): Place | null => {
  const [, account, repository] = /^\/v2\/([^/]+)\/([^/]+)\/./.exec(path) ?? [];
  return account && repository ? { account, container: `${repository}_ctrimages` } : null;
};

/**
 * Starts a registry of every repository that there is: a process upon the container of each that is asked
 * for, behind one address. Throws, with the reason, where the registry cannot be had.
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

  /** Whether a call may go on; else it has been answered. */
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
    // A process would make it: a repository is made in the panel.
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
      // What a client asks first: whether this is a registry, and how to log in.
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
