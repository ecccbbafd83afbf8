import { expect, test } from 'vitest';
import { signedIn } from '../../client';

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
