import { readToken } from '@mocks/provider/token';
import { expect, test } from 'vitest';
import { signedIn, standing } from '../client';

const issue = `mutation ($account: ID!) {
  issueJsonWebToken(accountId: $account, scope: INFRASTRUCTURE_READ, duration: 30) { token { token } }
}`;

test('without a session every operation is unauthenticated', async () => {
  const { client } = standing();
  const { status, body } = await client.graphql('{ userDetails { id } }');
  expect(status).toBe(200);
  expect(body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
});

test('a token is for its account and ends after its duration', async () => {
  const { client, clock } = await signedIn();
  const { body } = await client.graphql(issue, { account: 'acc-demo1' });
  const { token } = (body as { data: { issueJsonWebToken: { token: { token: string } } } }).data
    .issueJsonWebToken.token;
  expect(readToken(token, clock.now())).toEqual({
    sub: 'usr-demo1',
    account: 'acc-demo1',
    scope: 'INFRASTRUCTURE_READ',
    iat: clock.now() / 1000,
    exp: clock.now() / 1000 + 30,
  });
  expect(readToken(token, clock.now() + 31_000)).toBeNull();
  expect(readToken(`${token}x`, clock.now())).toBeNull();
});

test('no token for another’s account, nor when the dial refuses it', async () => {
  const { client, provider } = await signedIn();
  const other = await client.graphql(issue, { account: 'acc-other' });
  expect(other.body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  provider.dials.events = 'refuse-token';
  const refused = await client.graphql(issue, { account: 'acc-demo1' });
  expect(refused.body).toMatchObject({
    data: null,
    errors: [{ message: 'Please supply valid security token' }],
  });
});

test('a user sees their own details', async () => {
  const { client } = await signedIn();
  const { body } = await client.graphql(
    '{ userDetails { id emailAddress isEmailVerified isTwoFactorEnabled } }',
  );
  expect(body).toEqual({
    data: {
      userDetails: {
        id: 'usr-demo1',
        emailAddress: 'demo@example.com',
        isEmailVerified: true,
        isTwoFactorEnabled: false,
      },
    },
  });
});

const billing = `query ($account: ID!) {
  billing(accountId: $account, startDate: "2019-01-01", endDate: "2027-01-20") {
    currentBalance
    signupCredit
    billingMethod { number expiresOn }
    invoices { number status }
  }
}`;

test('billing tells the balance that the banners need', async () => {
  const { client } = await signedIn();
  const of = async (account: string) => (await client.graphql(billing, { account })).body;
  expect(await of('acc-owed1')).toMatchObject({ data: { billing: { currentBalance: '18.20' } } });
  expect(await of('acc-trial')).toMatchObject({
    data: { billing: { currentBalance: '-17.14', signupCredit: '17.14' } },
  });
  expect(await of('acc-pend1')).toMatchObject({ data: { billing: { billingMethod: null } } });
  const { data } = (await of('acc-demo1')) as {
    data: { billing: { invoices: { status: string }[] } };
  };
  expect(data.billing.invoices.map(({ status }) => status)).toEqual([
    'PAID',
    'PAID',
    'PAID',
    'PAID',
    'PAID',
    'PAID',
  ]);
});

test('a limit request is answered with its message, and refused for another’s account', async () => {
  const { client } = await signedIn();
  const request = (account: string, organisation = 'WEB') =>
    client.graphql(
      `mutation ($account: ID!) {
        requestLimitChange(
          accountId: $account, newLimit: 20, organisationType: ${organisation},
          resourceType: CIP_COUNT, message: "More shops"
        ) { message }
      }`,
      { account },
    );
  const { body } = await request('acc-demo1');
  expect(body).toEqual({ data: { requestLimitChange: { message: 'More shops' } } });
  const other = await request('acc-other');
  expect(other.body).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  expect((await request('acc-demo1', 'BAKERY')).text).toContain('does not exist');
});

test('what is written to support reaches it, and cannot be empty', async () => {
  const { client, provider } = await signedIn();
  const send = (message: string, account = 'acc-demo1') =>
    client.graphql(
      `mutation ($account: ID!, $message: String!) {
        sendBillingMessage(accountId: $account, message: $message) { message }
      }`,
      { account, message },
    );
  expect((await send('Please close it')).body).toEqual({
    data: { sendBillingMessage: { message: 'Please close it' } },
  });
  expect(provider.world.mail.by('to', 'support@example.com')).toMatchObject([
    { subject: 'Message of acc-demo1', text: 'Please close it' },
  ]);
  expect((await send(' ')).body).toMatchObject({ errors: [{ message: "Message can't be blank" }] });
  expect((await send('Hello', 'acc-other')).body).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
});

interface Version {
  id: string;
  isAvailable: boolean;
  isDefault: boolean;
  isDeprecated: boolean;
}

test('each database engine has its versions, of which one is the default', async () => {
  const { client } = await signedIn();
  const { body } = await client.graphql(
    `{ meta { databaseEngines { id label isDefault
      versions { id label isAvailable isDefault isDeprecated } } } }`,
  );
  const { databaseEngines: engines } = (
    body as { data: { meta: { databaseEngines: { versions: Version[] }[] } } }
  ).data.meta;
  expect(engines).toMatchObject([
    { id: 'mysql', label: 'MySQL', isDefault: true },
    { id: 'postgresql', label: 'PostgreSQL', isDefault: false },
  ]);
  const told = engines.map(({ versions }) =>
    versions.map(({ id, isAvailable, isDefault, isDeprecated }) =>
      [id, isAvailable && 'available', isDefault && 'default', isDeprecated && 'deprecated']
        .filter(Boolean)
        .join(' '),
    ),
  );
  expect(told).toEqual([
    ['5.6 deprecated', '5.7 available deprecated', '8.0 available default', '8.4 available'],
    [
      '9.6 deprecated',
      '13 available deprecated',
      '14 available',
      '16 available default',
      '17 available',
    ],
  ]);
});

test('what the schema does not know is an error', async () => {
  const { client } = await signedIn();
  expect((await client.graphql('{ weather }')).text).toContain('Cannot query field');
});
