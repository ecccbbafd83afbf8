import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, test } from 'vitest';
import { SessionGate } from '@/app/auth/session-gate';
import { session } from '@/store/session/session-slice';
import { openApp } from '../boot/open-app';

/** A screen with a field, behind the gate. */
function openGate(config: object = {}) {
  const app = openApp(config);
  app.store.dispatch(session.checked('valid'));
  const field = <input aria-label="Name" />;
  render(
    <Provider store={app.store}>
      <SessionGate app={app}>{field}</SessionGate>
    </Provider>,
  );
  return { ...app, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Name' });

test('what was typed is gone though somebody else signs in in the very moment of the end', async () => {
  const { store, user } = openGate();
  await user.type(field(), 'secret plans');
  act(() => {
    store.dispatch(session.ended({ chosen: true }));
    store.dispatch(session.signedIn());
  });
  expect(field()).toHaveValue('');
  expect(document.body).toHaveFocus();
});

test('what was typed stays under a prompt that the same user answers', async () => {
  const { store, user } = openGate();
  await user.type(field(), 'secret plans');
  act(() => void store.dispatch(session.expired()));
  act(() => {
    store.dispatch(session.signedIn());
    store.dispatch(session.identityConfirmed());
  });
  expect(field()).toHaveValue('secret plans');
  expect(field()).toHaveFocus();
});

test('an address that the link had is filled in, and the password is next', async () => {
  window.history.replaceState(null, '', '/?email=ada%40example.com');
  const { store } = openGate();
  act(() => void store.dispatch(session.ended({ chosen: true })));
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('the sign-in says where it is: a password is typed there', () => {
  const { store } = openGate({ mark: { label: 'Demo', hint: 'Nothing here is real.' } });
  act(() => void store.dispatch(session.ended({ chosen: true })));
  expect(screen.getByText('Demo')).toBeVisible();
  expect(screen.getByText('Nothing here is real.')).toBeVisible();
});
