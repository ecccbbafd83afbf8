import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from 'react-redux';
import { expect, test } from 'vitest';
import { SignIn } from '@/screens/sign-in/sign-in';
import { selectSessionStatus, session } from '@/store/session/session-slice';
import { codeNow, openPanel } from '../accounts/open-panel';

/** The sign-in screen, and what is behind it. */
function SignInFrame({ signUp = false }: { readonly signUp?: boolean }) {
  const status = useSelector(selectSessionStatus);
  if (status === 'valid') return <h1>The panel</h1>;
  return <SignIn product="Wheelhouse" release="v2.6.15" signUp={signUp} />;
}

async function openDoor(options: Partial<Parameters<typeof openPanel>[0]> = {}) {
  const user = userEvent.setup();
  const panel = await openPanel({
    page: <SignInFrame />,
    user: null,
    at: '/accounts/',
    ...options,
  });
  const asked: string[] = [];
  panel.server.events.on('request:start', ({ request }) => {
    asked.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  async function signIn(email: string, password = 'demo-password') {
    if (email !== '') await user.type(screen.getByRole('textbox', { name: 'Email' }), email);
    if (password !== '') await user.type(screen.getByLabelText('Password'), password);
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
  }
  return { ...panel, user, asked, signIn };
}

test('email and password lead in', async () => {
  const { signIn } = await openDoor();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  await signIn('demo@example.com');
  expect(await screen.findByRole('heading', { name: 'The panel' })).toBeVisible();
});

test('beside the form stand the three promises, and the release', async () => {
  await openDoor();
  const aside = within(screen.getByRole('complementary', { name: 'About Wheelhouse' }));
  expect(
    aside.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent),
  ).toEqual([
    'Get started in seconds',
    'Simple, fast and flexible cloud infrastructure',
    'Clear and simple pricing',
  ]);
  expect(aside.getByText('v2.6.15')).toBeVisible();
});

test('password managers find their fields', async () => {
  await openDoor();
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute(
    'autocomplete',
    'username',
  );
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('the password can be shown and hidden', async () => {
  const { user } = await openDoor();
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('there is a way for who has forgotten the password', async () => {
  await openDoor();
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgotten_password',
  );
});

test('where sign-up is not offered nobody is led to it', async () => {
  await openDoor();
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull();
});

test('where sign-up is offered it is one link away', async () => {
  await openDoor({ page: <SignInFrame signUp /> });
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup',
  );
});

test('shows the release', async () => {
  await openDoor();
  expect(screen.getByText('v2.6.15')).toBeInTheDocument();
});

test.each([
  ['', 'demo-password'],
  ['demo@example.com', ''],
])('%j with %j is not sent', async (email, password) => {
  const { signIn, asked } = await openDoor();
  await signIn(email, password);
  const words = 'Please enter both your email address and password to sign in';
  expect(await within(screen.getByRole('alert')).findByText(words)).toBeVisible();
  expect(asked).toEqual([]);
});

test.each([
  ['fail-string@example.com', 'Those appear to be incorrect login details - please try again'],
  ['fail-html@example.com', 'Unknown error processing non-200 login'],
  ['fail-malformed@example.com', 'Unknown error processing login'],
  ['drop@example.com', 'No login request error'],
  ['no-scopes@example.com', 'No scopes in response'],
  ['fail-empty@example.com', 'No scopes in response'],
  ['fail-types@example.com', 'No scopes in response'],
  ['fail-500@example.com', 'Something went wrong at our end'],
  ['nobody@example.com', 'We do not recognise that email address and password'],
])('%s is told %s', async (email, words) => {
  const { signIn } = await openDoor();
  await signIn(email);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
  expect(screen.getByRole('button', { name: 'Sign in' })).not.toHaveAttribute('aria-busy');
});

test('a double click makes one call', async () => {
  const { user, asked } = await openDoor({ dials: { latency: 100 } });
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'demo@example.com');
  await user.type(screen.getByLabelText('Password'), 'demo-password');
  await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));
  expect(await screen.findByRole('heading', { name: 'The panel' })).toBeVisible();
  expect(asked.filter((call) => call === 'POST /auth')).toHaveLength(1);
});

test('the second step asks for the code of an app', async () => {
  const { user, signIn } = await openDoor();
  await signIn('otp@example.com');
  const code = await screen.findByRole('textbox', { name: 'One-time password' });
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await user.keyboard(`${codeNow().replace(/(\d{3})/, '$1 ')}{Enter}`);
  expect(await screen.findByRole('heading', { name: 'The panel' })).toBeVisible();
});

test('a backup code of eight digits does as well', async () => {
  const { user, signIn } = await openDoor();
  await signIn('otp@example.com');
  await screen.findByRole('textbox', { name: 'One-time password' });
  await user.keyboard('12345678{Enter}');
  expect(await screen.findByRole('heading', { name: 'The panel' })).toBeVisible();
});

test.each(['', '12345', '1234567', 'abcdef'])('the code %j is not sent', async (typed) => {
  const { user, signIn, asked } = await openDoor();
  await signIn('otp@example.com');
  const code = await screen.findByRole('textbox', { name: 'One-time password' });
  await user.keyboard(`${typed}{Enter}`);
  expect(code).toHaveAccessibleDescription(/^Please enter a two-factor code\./);
  expect(asked).toEqual(['POST /auth']);
});

test('a wrong code is reported in the words of the provider', async () => {
  const { user, signIn } = await openDoor();
  await signIn('otp@example.com');
  await screen.findByRole('textbox', { name: 'One-time password' });
  await user.keyboard('00000000{Enter}');
  expect(await screen.findByText('That one time password is not right')).toBeVisible();
});

test('Cancel leads back to the first step', async () => {
  const { user, signIn } = await openDoor();
  await signIn('otp@example.com');
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('who signed out in another window is told so here, until the next sign-in', async () => {
  const { store, signIn } = await openDoor({ user: 'demo@example.com' });
  act(() => void store.dispatch(session.ended({ chosen: true, elsewhere: true })));
  expect(await screen.findByText('You logged out in another window')).toBeVisible();
  await signIn('nobody@example.com');
  expect(await screen.findByText(/do not recognise/)).toBeVisible();
  expect(screen.queryByText('You logged out in another window')).toBeNull();
});

test('a refused sign-in marks its fields: what is missing, or both', async () => {
  const { signIn } = await openDoor();
  const email = screen.getByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password');
  await signIn('nobody@example.com', '');
  await waitFor(() => expect(password).toBeInvalid());
  expect(email).toBeValid();
  await signIn('', 'demo-password');
  expect(await screen.findByText(/do not recognise/)).toBeVisible();
  expect(email).toBeInvalid();
  expect(password).toBeInvalid();
});

test('a provider that fails at a sign-in marks no field', async () => {
  const { signIn } = await openDoor();
  await signIn('fail-500@example.com');
  expect(await screen.findByText('Something went wrong at our end')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeValid();
});
