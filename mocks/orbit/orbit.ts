import type { Core } from '@mocks/provider/core';
import { answerAccount } from '@mocks/orbit/account';
import {
  OrbitRefusal,
  plainAnswer,
  refuse,
  type OrbitAnswer,
  type OrbitRequest,
} from '@mocks/orbit/answers';
import { bulkDelete, deleteLarge } from '@mocks/orbit/bulk-delete';
import { callerOf } from '@mocks/orbit/caller';
import type { OrbitCall } from '@mocks/orbit/call';
import { answerContainer } from '@mocks/orbit/container';
import { preflightAnswer, readableElsewhere } from '@mocks/orbit/cross-origin';
import { faultOfPlace, refusalOfFault, torn, type OrbitFault } from '@mocks/orbit/faults';
import { info } from '@mocks/orbit/info';
import { copyObject } from '@mocks/orbit/object-copy';
import { readObject } from '@mocks/orbit/object-read';
import { putObject, removeObject, saveObject } from '@mocks/orbit/object-write';
import { checkNames, placeOf, type Place } from '@mocks/orbit/paths';
import { answerSite, isSite } from '@mocks/orbit/static-site';
import { linkedAnswer, temporaryLink } from '@mocks/orbit/temporary-link';
import { waitLatency, waitSlowness } from '@mocks/provider/respond';

/** True if Orbit answers the path. */
export const isOrbitPath = (path: string): boolean => /^\/(?:v1\/|info$)/.test(path);

const levelOf = ({ container, object }: Place) =>
  object !== '' ? 'object' : container !== '' ? 'container' : 'account';

function answerObject(call: OrbitCall): OrbitAnswer | Promise<OrbitAnswer> {
  const { request } = call;
  checkNames(call.place);
  const manifest = request.query.get('multipart-manifest');
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return readObject(call);
    case 'PUT':
      return request.headers.has('X-Copy-From') ? copyObject(call) : putObject(call);
    case 'COPY':
      return copyObject(call);
    case 'POST':
      return saveObject(call);
    case 'DELETE':
      return manifest === 'delete' ? deleteLarge(call) : removeObject(call);
    default:
      throw refuse(405);
  }
}

async function answerCall(call: OrbitCall): Promise<OrbitAnswer> {
  const { request, place, account, core } = call;
  const { method, query } = request;
  const level = levelOf(place);
  if (method === 'OPTIONS') {
    const { metadata = {} } = account.containers.get(place.container) ?? {};
    return preflightAnswer(request, metadata, level);
  }
  if (query.has('bulk-delete') && (method === 'POST' || method === 'DELETE')) {
    return bulkDelete(call);
  }
  const link = temporaryLink(request, account, place, core.clock.now());
  if (link) {
    const reaches = link.isOfContainer ? place.container : undefined;
    const signed = { ...call, caller: { groups: [], isSigned: true, reaches } };
    return linkedAnswer(request, link, await answerObject(signed));
  }
  if (isSite(call)) return answerSite(call);
  if (level === 'account') return answerAccount(call);
  checkNames(place);
  return level === 'container' ? answerContainer(call) : answerObject(call);
}

/** The fault set by a dial, else by the name of the object or container, else by chance. */
function faultOf({ core, request, place }: OrbitCall): OrbitFault | undefined {
  const method = request.query.has('bulk-delete') ? 'bulk' : request.method.toLowerCase();
  const dialled = core.dials.storage[`${method}-${levelOf(place)}`];
  if (dialled || method === 'bulk' || method === 'options') return dialled;
  return faultOfPlace(place, method === 'put') ?? chance(core);
}

const chance = ({ dials }: Core): OrbitFault | undefined =>
  Math.random() * 100 < dials.errors ? 'fail-500' : undefined;

async function withFault(call: OrbitCall): Promise<OrbitAnswer | 'drop'> {
  const fault = faultOf(call);
  if (fault === 'drop') return fault;
  if (fault === 'slow') await waitSlowness(call.core);
  const refusal = fault && refusalOfFault(fault);
  if (refusal) throw refusal;
  const { request } = call;
  const arrived = fault === 'torn' ? { ...request, body: torn(request.body) } : request;
  const answer = await answerCall({ ...call, request: arrived });
  return fault === 'lost' ? 'drop' : answer;
}

/** Returns the answer of a thrown refusal. Any other error is a defect and is thrown on. */
async function refusable(run: () => Promise<OrbitAnswer | 'drop'>): Promise<OrbitAnswer | 'drop'> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof OrbitRefusal) return error.answer;
    throw error;
  }
}

async function answerRead(core: Core, request: OrbitRequest): Promise<OrbitAnswer | 'drop'> {
  const place = placeOf(request.path);
  const account = core.world.orbit.account(place.account, core.clock.now());
  const call = { core, request, place, account, caller: callerOf(core, request.headers) };
  const answer = await refusable(() => withFault(call));
  if (answer === 'drop') return answer;
  const { metadata = {} } = account.containers.get(place.container) ?? {};
  return request.method === 'OPTIONS' ? answer : readableElsewhere(request, metadata, answer);
}

/** Answers a call like OpenStack Swift; 'drop' ends the connection without an answer. */
export async function answerOrbit(
  core: Core,
  request: OrbitRequest,
): Promise<OrbitAnswer | 'drop'> {
  await waitLatency(core);
  const answer =
    request.path === '/info'
      ? plainAnswer(200, JSON.stringify(info), {
          'Content-Type': 'application/json; charset=UTF-8',
        })
      : await refusable(() => answerRead(core, request));
  if (answer === 'drop') return answer;
  const id = `tx${core.world.orbit.stamp(core.clock.now()).toString(16)}`;
  const headers = { ...answer.headers, 'X-Trans-Id': id, 'X-Openstack-Request-Id': id };
  return { ...answer, headers };
}
