import { expect, test } from 'vitest';
import { Client, demo, hearing, idOf, idsOf, shortly, signedIn } from '../../client';

test('an invited user finds the invitation and can accept it', async () => {
  const { client, provider } = await signedIn({}, 'invited@example.com');
  expect((await client.get('/1.0/user/collaborations')).body).toMatchObject([
    { id: 'col-guest', status: 'pending', account: { id: 'acc-demo1' }, user: null },
  ]);
  expect((await client.get('/1.0/accounts?nested=false')).body).toEqual([]);
  const accepted = await client.post('/1.0/user/collaborations/col-guest/accept');
  expect(accepted).toMatchObject({
    status: 200,
    body: { status: 'accepted', user: { id: 'usr-guest' } },
  });
  expect((await client.get('/1.0/accounts?nested=false')).body).toMatchObject([
    { id: 'acc-demo1' },
  ]);
  expect(provider.world.event.all().at(-1)?.action).toBe('collaboration.accept');
});

test('an invitation can be rejected, once, by the shorter path as well', async () => {
  const { client } = await signedIn({}, 'invited@example.com');
  const rejected = await client.post('/1.0/collaborations/col-guest/reject');
  expect(rejected).toMatchObject({ status: 200, body: { status: 'rejected' } });
  expect((await client.post('/1.0/collaborations/col-guest/accept')).status).toBe(409);
});

test('another’s invitation is not there', async () => {
  const { client } = await signedIn();
  expect((await client.post('/1.0/user/collaborations/col-guest/accept')).status).toBe(404);
});

test('a collaborator can leave, once, and the account is theirs no more', async () => {
  const { client, provider } = await signedIn();
  const left = await client.delete('/1.0/user/collaborations/col-share');
  expect(left).toMatchObject({
    status: 200,
    body: { status: 'ended', finished_at: '2026-11-20T12:00:00.000Z' },
  });
  expect((await client.get('/1.0/accounts/acc-share')).status).toBe(404);
  expect(provider.world.event.all().at(-1)?.action).toBe('collaboration.end');
  expect((await client.delete('/1.0/user/collaborations/col-share')).status).toBe(409);
});

const team = `/1.0/collaborations?${demo}`;
const path = (id: string, verb = '') => `/1.0/collaborations/${id}${verb}?${demo}`;

const day = 86_400_000;

test('an invitation waits a week, and its mail leads a user to it and a stranger to the sign-up', async () => {
  const { client, provider, events } = await hearing();
  const invited = await client.post(team, { email: 'Olive@example.com', role: 'admin' });
  expect(invited).toMatchObject({
    status: 201,
    body: {
      status: 'pending',
      email: 'Olive@example.com',
      role: 'admin',
      role_label: 'Collaborator',
      created_at: '2026-11-20T12:00:00.000Z',
      expires_at: '2026-11-27T12:00:00.000Z',
      tfa_required: false,
      user: null,
      inviter: { id: 'usr-demo1' },
    },
  });
  expect(provider.world.mail.by('to', 'olive@example.com')).toMatchObject([
    { link: '/signup/collab' },
  ]);
  await client.post(team, { email: 'nobody@example.com' });
  expect(provider.world.mail.by('to', 'nobody@example.com')).toMatchObject([
    { link: '/signup?email=nobody%40example.com' },
  ]);
  const olive = new Client(provider);
  await olive.signIn('olive@example.com');
  const id = idOf(invited.body);
  expect(idsOf((await olive.get('/1.0/user/collaborations')).body)).toEqual([id]);
  expect((await olive.post(`/1.0/user/collaborations/${id}/accept`)).status).toBe(200);
  expect(idsOf((await olive.get('/1.0/accounts')).body)).toEqual(['acc-demo1', 'acc-share']);
  expect(events.map(shortly)).toContain(`collaboration.accept completed ${id} +acc-demo1`);
});

test.each([
  [{}, ["Email can't be blank"]],
  [{ email: 'gus' }, ['Email is invalid']],
  [{ email: 'gus@example.org', role: 'owner' }, ['Role is invalid']],
  [{ email: 'Demo@example.com' }, ['Email belongs to a member of this account already']],
  [{ email: 'otp@example.com' }, ['Email belongs to a member of this account already']],
  [{ email: 'Invited@example.com' }, ['Email has already been invited to this account']],
])('an invitation of %o is refused', async (body, errors) => {
  const { client } = await signedIn();
  expect(await client.post(team, body)).toMatchObject({ status: 422, body: { errors } });
});

test.each(['late@example.com', 'typo@example.con', 'busy@example.com', 'pat@example.com'])(
  '%s, whose collaboration is over, can be invited again',
  async (email) => {
    const { client } = await signedIn();
    expect((await client.post(team, { email })).status).toBe(201);
  },
);

test('an invitation to an address that is a fault fails so', async () => {
  const { client } = await signedIn();
  expect((await client.post(team, { email: 'fail-500@example.com' })).status).toBe(500);
});

test('an invitation expires in time, tells its account, and cannot be accepted then', async () => {
  const { client, clock, events, provider } = await hearing({
    dials: { sessionLife: 30 * 86_400 },
  });
  clock.advance(6 * day - 1);
  expect((await client.get(path('col-guest'))).body).toMatchObject({ status: 'pending' });
  clock.advance(1);
  const guest = new Client(provider);
  await guest.signIn('invited@example.com');
  expect((await guest.post('/1.0/user/collaborations/col-guest/accept')).status).toBe(409);
  expect((await client.get(path('col-guest'))).body).toMatchObject({ status: 'expired' });
  expect(events.map(shortly)).toEqual(['collaboration.expire completed col-guest']);
});

test('a pending invitation is sent again for another week, any other is not', async () => {
  const { client, clock, provider } = await signedIn();
  clock.advance(3_600_000);
  expect((await client.post(path('col-guest', '/resend'))).body).toMatchObject({
    status: 'pending',
    expires_at: '2026-11-27T13:00:00.000Z',
  });
  expect(provider.world.mail.by('to', 'invited@example.com')).toHaveLength(1);
  for (const id of ['col-otp01', 'col-exprd', 'col-cancd', 'col-rejtd', 'col-ended']) {
    expect((await client.post(path(id, '/resend'))).status).toBe(409);
  }
});

test('a pending one is cancelled, an accepted one ended, and what is over stays so', async () => {
  const { client, provider } = await signedIn();
  const otto = new Client(provider);
  await otto.signIn('otp@example.com');
  await otto.giveCode('12345678');
  expect((await client.delete(path('col-guest'))).body).toMatchObject({ status: 'cancelled' });
  expect((await client.delete(path('col-otp01'))).body).toMatchObject({ status: 'ended' });
  expect((await otto.get('/1.0/accounts')).body).toEqual([]);
  for (const id of ['col-exprd', 'col-cancd', 'col-rejtd', 'col-ended']) {
    expect((await client.delete(path(id))).status).toBe(409);
  }
});

test('an account that requires two-factor lets in only who has it', async () => {
  const { client, provider } = await signedIn({}, 'enrol@example.com');
  expect((await client.get('/1.0/user/collaborations')).body).toMatchObject([
    { id: 'col-enrol', status: 'pending', tfa_required: true },
  ]);
  const accept = () => client.post('/1.0/user/collaborations/col-enrol/accept');
  expect(await accept()).toMatchObject({
    status: 403,
    body: { errors: ['You must enable two-factor authentication before you can accept this'] },
  });
  provider.world.user.patch('usr-enrol', { totpSecret: 'JBSWY3DPEHPK3PXP' });
  expect((await accept()).status).toBe(200);
});

test('who has verified no address can reject an invitation, and not accept it', async () => {
  const { client } = await signedIn({}, 'unverified@example.com');
  expect(await client.post('/1.0/user/collaborations/col-unver/accept')).toMatchObject({
    status: 403,
    body: { errors: ['You must verify your email address before you can accept this'] },
  });
  expect((await client.post('/1.0/user/collaborations/col-unver/reject')).status).toBe(200);
});
