import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { refusalOf } from '@/components/forms/dialogs/refusals';
import { ACCOUNT, openPage } from '../../open-page';

test('a host without room: Automatic Resize Failed, and support knows what for', async () => {
  const user = userEvent.setup();
  const { calls } = await openPage({
    page: <h1>Here</h1>,
    prepare: ({ provider: { world } }) => {
      world.server.patch('srv-work1', { name: 'fail-capacity', status: 'inactive' });
    },
  });
  act(
    () =>
      void calls.startCall({
        verb: 'resize',
        title: 'Resize',
        account: ACCOUNT,
        call: {
          method: 'POST',
          kind: 'server',
          id: 'srv-work1',
          action: 'resize',
          body: { new_type: 'typ-ssd08' },
        },
      }),
  );
  const announced = within(await screen.findByRole('dialog', { name: 'Automatic Resize Failed' }));
  expect(
    announced.getByText("We're unable to complete the resize automatically right now"),
  ).toBeVisible();
  const support = announced.getByRole('link', { name: 'Contact support' });
  const address = new URL(support.getAttribute('href') ?? '', 'https://panel.example.com');
  expect(address.pathname).toBe(`/accounts/${ACCOUNT}/support/`);
  expect(address.searchParams.get('p')).toMatch(
    /resize of srv-work1 .*insufficient_instance_capacity/,
  );
  await user.click(announced.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('every other failure is reported by whoever started the call', () => {
  const error = {
    kind: 'refused',
    status: 409,
    messages: ['No'],
    messageSource: 'fields',
    requestId: undefined,
  } as const;
  const attach = { kind: 'volume', verb: 'attach' } as const;
  const host = { ...error, name: 'host_volume_support_failure' };
  expect(refusalOf({ ...attach, error: { ...error, name: undefined } })).toBeUndefined();
  expect(refusalOf({ ...attach, verb: 'boot', error: host })).toBeUndefined();
  expect(refusalOf({ ...attach, kind: 'server', error: host })).toBeUndefined();
  expect(refusalOf({ ...attach, error: host })?.title).toBe('Attach Volume Failed');
});
