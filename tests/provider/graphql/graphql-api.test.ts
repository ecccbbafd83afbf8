import { inspect } from 'node:util';
import { createProvider } from '@mocks/handlers';
import { getResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import type { GraphqlCall } from '@/model/call';
import { ApiError } from '@/provider/api-error';
import { createGraphqlApi } from '@/provider/graphql/graphql-api';
import { createSend } from '@/provider/request';
import { fakeFetch, json } from '../fake-fetch';

function graphql(
  answer: (request: Request) => Response | Promise<Response>,
  orbitScopes?: readonly string[],
) {
  const requests = fakeFetch(answer);
  const onUnauthenticated = vi.fn<() => void>();
  const ifUnauthenticated = vi.fn(() => onUnauthenticated);
  const hooks = { onSessionLife: vi.fn<() => void>(), ifUnauthenticated };
  const send = createSend('https://api.example.com', hooks, true);
  return {
    api: createGraphqlApi(send, ifUnauthenticated, () => Date.now(), undefined, orbitScopes),
    requests,
    ifUnauthenticated,
    onUnauthenticated,
  };
}

/** The GraphQL API of the simulated provider, to whom Dana has signed in. */
async function simulated() {
  const provider = createProvider({ scale: 0 });
  const form = new URLSearchParams({ username: 'demo@example.com', password: 'demo-password' });
  const signIn = new Request('https://api.example.com/auth', { method: 'POST', body: form });
  const signedIn = await getResponse(provider.handlers, signIn);
  const cookie = signedIn?.headers.get('set-cookie')?.split(';')[0] ?? '';
  const answer = async (request: Request) => {
    request.headers.set('cookie', cookie);
    return (await getResponse(provider.handlers, request)) ?? Response.error();
  };
  return { ...graphql(answer), answer };
}

test('a token for the event stream is issued and used again', async () => {
  const { api, requests } = await simulated();
  const token = await api.eventToken('acc-demo1');
  expect(token.split('.')).toHaveLength(3);
  await expect(api.eventToken('acc-demo1')).resolves.toBe(token);
  expect(requests).toHaveLength(1);
  expect(new URL(requests[0]!.url).pathname).toBe('/kiosk');
  api.forgetEventToken('acc-demo1');
  await api.eventToken('acc-demo1');
  expect(requests).toHaveLength(2);
});

/** The arguments that a document gives to a field. */
async function argumentsOf(request: Request, field: string) {
  const { query } = (await request.clone().json()) as { query: string };
  return new RegExp(`${field}\\(([^)]*)\\)`, 'u')
    .exec(query)?.[1]
    ?.split(/[\s,]+/u)
    .filter(Boolean)
    .join(' ');
}

const ISSUED = json({ data: { issueJsonWebToken: { token: { token: 'a.b.c' } } } });

test('the token of the event stream lives for 30, and only reads', async () => {
  const { api, requests } = graphql(() => ISSUED.clone());
  await api.eventToken('acc-12345');
  expect(await argumentsOf(requests[0]!, 'issueJsonWebToken')).toBe(
    'accountId: $accountId scope: INFRASTRUCTURE_READ duration: 30',
  );
});

test.each([
  [undefined, 'ORBIT'],
  [['ORBIT_FULL'], 'ORBIT_FULL'],
  [['ORBIT_READ', 'ORBIT_WRITE', 'ORBIT_FULL'], '[ORBIT_READ ORBIT_WRITE ORBIT_FULL]'],
])('a storage token lives for 600 s, of the scopes %j', async (scopes, sent) => {
  const { api, requests } = graphql(() => ISSUED.clone(), scopes);
  await expect(api.orbitToken('acc-12345')).resolves.toBe('a.b.c');
  expect(await argumentsOf(requests[0]!, 'issueJsonWebToken')).toBe(
    `accountId: $accountId scope: ${sent} duration: 600`,
  );
});

test('the search asks for five results of each group', async () => {
  const { api, requests } = graphql(() => json({ data: { accountSearch: [] } }));
  await api.accountSearch('acc-12345', 'web');
  expect(await argumentsOf(requests[0]!, 'accountSearch')).toMatch(/ first: 5$/u);
});

test('once the session is over no token of it is used again, nor one that was under way', async () => {
  const { api, requests } = await simulated();
  await api.eventToken('acc-demo1');
  const underWay = api.eventToken('acc-share');
  api.forgetEventTokens();
  await underWay;
  await api.eventToken('acc-demo1');
  await api.eventToken('acc-share');
  expect(requests).toHaveLength(4);
});

test('the search is asked of /graphql, once, whatever becomes of it', async () => {
  const { api, requests } = await simulated();
  const [servers] = await api.accountSearch('acc-demo1', 'srv-web01');
  expect(servers).toMatchObject({ items: [{ type: 'resource', id: 'srv-web01' }] });
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual(['/graphql']);
  for (const answer of [json({}, 500), json({ errors: [{ message: 'Cannot query field' }] })]) {
    const failing = graphql(() => answer);
    await expect(failing.api.accountSearch('acc-demo1', 'web')).rejects.toBeInstanceOf(ApiError);
    expect(failing.requests).toHaveLength(1);
  }
});

test('what an account owes is given in pounds', async () => {
  const { api } = await simulated();
  await expect(api.accountBalance('acc-owed1')).resolves.toMatchObject({ balance: 18.2 });
});

test('billing is read from 2019 to two months ahead', async () => {
  const { api: real } = await simulated();
  const { balance, card, invoices } = await real.billing('acc-owed1');
  expect([balance, card?.number, invoices?.length]).toEqual([18.2, '•••• •••• •••• 4242', 2]);
  let variables: unknown;
  const { api } = graphql(async (request) => {
    ({ variables } = (await request.json()) as { variables: unknown });
    return json({ data: { billing: {} } });
  });
  await api.billing('acc-owed1');
  const ahead = new Date();
  ahead.setUTCMonth(ahead.getUTCMonth() + 2);
  expect(variables).toEqual({
    accountId: 'acc-owed1',
    startDate: '2019-01-01',
    endDate: ahead.toISOString().slice(0, 10),
  });
});

/** Sets up a provider without these billing fields: it refuses a document that asks for one. */
async function without(...unknown: readonly string[]) {
  const real = await simulated();
  const asked: string[] = [];
  const failing = graphql(async (request) => {
    const { query, operationName } = (await request.clone().json()) as {
      query: string;
      operationName: string;
    };
    asked.push(operationName);
    const field = unknown.find((name) => query.includes(name));
    const message = `Cannot query field "${field}" on type "Billing"`;
    const errors = [{ message, extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } }];
    return field === undefined ? real.answer(request) : json({ errors }, 400);
  });
  return { ...failing, asked };
}

test.each([
  ['signupCredit', 'signupCredit'],
  ['nextBillingDate', 'nextBillingDate'],
  ['billingMethod', 'card'],
  ['invoices', 'invoices'],
] as const)('a provider without %s of billing costs that line alone', async (name, field) => {
  const { api, asked } = await without(name);
  const read = await api.billing('acc-owed1');
  const unread = Object.entries(read).filter(([, value]) => value === undefined);
  expect(unread.map(([each]) => each)).toEqual([field]);
  expect(read.balance).toBe(18.2);
  // A document that was refused once is not sent whole again.
  await api.billing('acc-owed1');
  expect(asked.filter((operation) => operation === 'Billing')).toHaveLength(1);
});

test('a provider that knows every name is asked once', async () => {
  const { api, asked } = await without();
  await api.billing('acc-owed1');
  expect(asked).toEqual(['Billing']);
});

test('billing that fails for another reason is not asked for in parts', async () => {
  const { api, requests } = graphql(() => json({ error: 'forbidden' }, 403));
  await expect(api.billing('acc-aaaaa')).rejects.toMatchObject({ facts: { status: 403 } });
  expect(requests).toHaveLength(1);
});

test('billing that is not for the user to see cannot be read', async () => {
  const { api } = graphql(() => json({ data: { billing: null } }));
  await expect(api.billing('acc-aaaaa')).rejects.toMatchObject({ facts: { kind: 'unreadable' } });
});

test('billing that is not for the user is no error', async () => {
  const { api } = graphql(() => json({ data: { billing: null } }));
  await expect(api.accountBalance('acc-aaaaa')).resolves.toBeUndefined();
});

test('the metrics of a resource are read for a range, in milliseconds', async () => {
  const { api } = await simulated();
  const metrics = await api.metrics('srv-nbs01', 'HOURS_24');
  expect(metrics.end - metrics.start).toBe(86_400_000);
  expect(metrics.series.map(({ name }) => name)).toContain('volume_read_iops');
});

test('METRICS_CURRENTLY_INACCESSIBLE is the name of an error', async () => {
  const extensions = { code: 'METRICS_CURRENTLY_INACCESSIBLE' };
  const { api } = graphql(() => json({ errors: [{ message: 'Not now', extensions }], data: null }));
  await expect(api.metrics('srv-aaaaa', 'HOURS_1')).rejects.toMatchObject({
    facts: { kind: 'refused', name: 'METRICS_CURRENTLY_INACCESSIBLE', messages: ['Not now'] },
  });
});

test('metrics that say no range are an error, not an empty chart', async () => {
  const { api } = graphql(() => json({ data: { metrics: { series: [] } } }));
  await expect(api.metrics('srv-aaaaa', 'HOURS_1')).rejects.toMatchObject({
    facts: { kind: 'unreadable' },
  });
});

const limitChange = (accountId: string): GraphqlCall => ({
  kind: 'account',
  id: accountId,
  showsIn: [],
  mutation: 'requestLimitChange',
  variables: {
    accountId,
    newLimit: 65_536,
    organisationType: 'STARTUP',
    resourceType: 'SRV_RAM',
    message: 'We are growing',
  },
});

test('a limit request is answered with a message, and is FORBIDDEN for another’s account', async () => {
  const { api } = await simulated();
  await expect(api.mutate(limitChange('acc-demo1'))).resolves.toEqual({
    message: 'We are growing',
  });
  await expect(api.mutate(limitChange('acc-other'))).rejects.toMatchObject({
    facts: { kind: 'refused', name: 'FORBIDDEN' },
  });
});

test('a mutation bears the key of its press, a query none', async () => {
  const { api, requests } = graphql(() =>
    json({ data: { requestLimitChange: { message: 'Thanks' } } }),
  );
  await api.mutate(limitChange('acc-demo1'), undefined, 'one');
  await api.mutate(limitChange('acc-demo1'));
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toEqual(['one', null]);
});

test('a refused mutation does not tell its variables, which may hold passwords', async () => {
  const errors = [{ message: 'No', extensions: { code: 'FORBIDDEN' } }];
  const { api } = graphql(() => json({ errors, data: null }));
  const refused: unknown = await api
    .mutate(limitChange('acc-demo1'))
    .catch((thrown: unknown) => thrown);
  expect(inspect(refused, { depth: null })).not.toContain('growing');
});

test('a mutation that is cancelled is aborted', async () => {
  const { api, requests } = graphql(
    ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('Aborted')));
      }),
  );
  const controller = new AbortController();
  const sent = api.mutate(limitChange('acc-demo1'), controller.signal);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  controller.abort();
  await expect(sent).rejects.toMatchObject({ facts: { kind: 'cancelled' } });
});

test('a mutation without an answer of its own is one that could not be read', async () => {
  const { api } = graphql(() => json({ data: { requestLimitChange: null } }));
  await expect(api.mutate(limitChange('acc-demo1'))).rejects.toMatchObject({
    facts: { kind: 'unreadable' },
  });
});

test('UNAUTHENTICATED ends the session as a 401 does', async () => {
  const errors = [{ message: 'Sign in first', extensions: { code: 'UNAUTHENTICATED' } }];
  const { api, onUnauthenticated } = graphql(() => json({ errors, data: null }));
  await expect(api.eventToken('acc-aaaaa')).rejects.toMatchObject({
    facts: { kind: 'refused', status: 401, name: 'UNAUTHENTICATED', messages: ['Sign in first'] },
  });
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

test('UNAUTHENTICATED ends the session under which the question went out, not a later one', async () => {
  const errors = [{ message: 'Sign in first', extensions: { code: 'UNAUTHENTICATED' } }];
  const later = vi.fn<() => void>();
  const { api, ifUnauthenticated, onUnauthenticated } = graphql(() => {
    ifUnauthenticated.mockReturnValue(later);
    return json({ errors, data: null });
  });
  await expect(api.eventToken('acc-aaaaa')).rejects.toThrow('Sign in first');
  expect(onUnauthenticated).toHaveBeenCalledOnce();
  expect(later).not.toHaveBeenCalled();
});

test('UNAUTHENTICATED ends the session wherever it stands among the errors', async () => {
  const errors = [
    { message: 'No such field', extensions: { code: 'GRAPHQL_VALIDATION_FAILED' } },
    { message: 'Sign in first', extensions: { code: 'UNAUTHENTICATED' } },
  ];
  const { api, onUnauthenticated } = graphql(() => json({ errors, data: null }));
  await expect(api.eventToken('acc-aaaaa')).rejects.toThrow('No such field. Sign in first');
  expect(onUnauthenticated).toHaveBeenCalledOnce();
});

test.each([400, 500])('a GraphQL error of status %i keeps its message', async (status) => {
  const extensions = { code: 'BAD_USER_INPUT' };
  const answer = { errors: [{ message: 'There is no such account', extensions }] };
  const { api, onUnauthenticated } = graphql(() => json(answer, status));
  await expect(api.eventToken('acc-aaaaa')).rejects.toMatchObject({
    facts: {
      status,
      name: 'BAD_USER_INPUT',
      messages: ['There is no such account'],
      messageSource: 'fields',
    },
  });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('another GraphQL error has its own words and ends nothing', async () => {
  const errors = [{ message: 'Please supply valid security token' }];
  const { api, onUnauthenticated } = graphql(() => json({ errors, data: null }));
  await expect(api.eventToken('acc-aaaaa')).rejects.toMatchObject({
    facts: { kind: 'refused', messages: ['Please supply valid security token'] },
  });
  expect(onUnauthenticated).not.toHaveBeenCalled();
});

test('a 500 and a page of markup are errors of the one kind that all calls have', async () => {
  const broken = graphql(() => json({ error_name: 'broken', errors: ['Broken'] }, 500));
  await expect(broken.api.eventToken('acc-aaaaa')).rejects.toMatchObject({
    facts: { status: 500, messages: ['Broken'] },
  });
  const markup = graphql(() => new Response('<html></html>'));
  await expect(markup.api.eventToken('acc-aaaaa')).rejects.toMatchObject({
    facts: { kind: 'unreadable' },
  });
});

test.each([
  ['nothing at all', {}],
  ['no data', { data: null }],
  ['a list', { data: [] }],
  ['fields of nothing', { data: { billing: {}, metrics: null, issueJsonWebToken: null } }],
  [
    'fields of the wrong type',
    {
      data: {
        billing: { currentBalance: 'much' },
        metrics: 7,
        issueJsonWebToken: { token: { token: 1 } },
      },
    },
  ],
])('an answer of %s reads as one that could not be read', async (_, answer) => {
  const { api } = graphql(() => json(answer));
  const unreadable = {
    facts: {
      kind: 'unreadable',
      messages: ['Unreadable response from the provider'],
    },
  };
  await expect(api.eventToken('acc-aaaaa')).rejects.toMatchObject(unreadable);
  await expect(api.accountBalance('acc-aaaaa')).rejects.toMatchObject(unreadable);
  await expect(api.metrics('srv-aaaaa', 'HOURS_1')).rejects.toMatchObject(unreadable);
});

test('what could not be sent for want of its code was not sent, and is tried anew', async () => {
  vi.resetModules();
  vi.doMock('@/provider/graphql/graphql-client', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { createGraphqlApi: create } = await import('@/provider/graphql/graphql-api');
  const requests = fakeFetch(() => json({ data: { billing: { currentBalance: '1.00' } } }));
  const hooks = { onSessionLife: () => undefined, ifUnauthenticated: () => () => undefined };
  const send = createSend('https://api.example.com', hooks);
  const api = create(send, hooks.ifUnauthenticated, () => 0);
  await expect(api.accountBalance('acc-demo1')).rejects.toMatchObject({
    facts: { kind: 'unsent' },
  });
  expect(requests).toHaveLength(0);
  vi.doUnmock('@/provider/graphql/graphql-client');
  await expect(api.accountBalance('acc-demo1')).resolves.toEqual({ balance: 1 });
});
