import { plainAnswer, refuse, type OrbitAnswer } from '@mocks/orbit/answers';
import { authorise, isOwner, nowOf, type OrbitCall } from '@mocks/orbit/call';
import { listed, listingAnswer } from '@mocks/orbit/listing';
import { changed, changesIn, checkMetadata, withoutSecrets } from '@mocks/orbit/metadata';
import type { Container, StorageAccount } from '@mocks/orbit/store';
import { listedTime, timestampOf } from '@mocks/orbit/times';

function total(account: StorageAccount, of: (container: Container) => number): string {
  let sum = 0;
  for (const container of account.containers.values()) sum += of(container);
  return String(sum);
}

function headersOf(call: OrbitCall): Record<string, string> {
  const { account } = call;
  const policy = 'X-Account-Storage-Policy-Default';
  const counts = {
    'Container-Count': total(account, () => 1),
    'Object-Count': total(account, ({ count }) => count),
    'Bytes-Used': total(account, ({ bytes }) => bytes),
  };
  const named = (prefix: string) =>
    Object.fromEntries(Object.entries(counts).map(([name, value]) => [`${prefix}-${name}`, value]));
  return {
    ...named('X-Account'),
    ...named(policy),
    'X-Timestamp': timestampOf(account.madeAt),
    'Accept-Ranges': 'bytes',
    ...(isOwner(call) ? account.metadata : withoutSecrets(account.metadata)),
  };
}

const row = ({ name, count, bytes, changedAt }: Container) => ({
  name,
  count,
  bytes,
  last_modified: listedTime(changedAt),
});

const isKey = (name: string): boolean => name.startsWith('X-Account-Meta-Temp-Url-Key');

function save(call: OrbitCall): OrbitAnswer {
  const { account, request, core } = call;
  const changes = changesIn(request.headers, 'X-Account-Meta-');
  const metadata = changed(account.metadata, changes);
  checkMetadata(metadata, 'X-Account-Meta-');
  if ([...changes.keys()].some(isKey)) {
    account.formerKeys = { metadata: account.metadata, until: nowOf(call) + core.dials.keyDelay };
  }
  account.metadata = metadata;
  return plainAnswer(204);
}

/** Answers a call of an account: its totals, its containers, a change of its metadata. */
export function answerAccount(call: OrbitCall): OrbitAnswer {
  const { account, request } = call;
  authorise(call);
  switch (request.method) {
    case 'HEAD':
      return { status: 204, headers: headersOf(call) };
    case 'GET': {
      const rows = listed(account.containers, request.query);
      return listingAnswer(request, rows, row, headersOf(call));
    }
    case 'POST':
      return save(call);
    case 'PUT':
    case 'DELETE':
      throw refuse(403);
    default:
      throw refuse(405);
  }
}
