import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type Deployment, DeploymentContext } from '@/components/scope/deployment-context';
import { PersonAvatar } from '@/components/records/person-avatar';
import {
  DEFAULT_FEATURES,
  DEFAULT_LIMITS,
  DEFAULT_REGISTRY_ROOT,
  DEFAULT_UNITS,
} from '@/model/defaults';
import { DEFAULT_UPLOADS } from '@/model/upload/upload-settings';

const deployment: Deployment = {
  api: '',
  orbit: '',
  registry: { host: '', root: DEFAULT_REGISTRY_ROOT },
  limits: DEFAULT_LIMITS,
  features: DEFAULT_FEATURES,
  units: DEFAULT_UNITS,
  uploads: DEFAULT_UPLOADS,
};

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

function show(email: string | null | undefined, avatars?: string) {
  const page = render(
    <DeploymentContext value={{ ...deployment, avatars }}>
      <PersonAvatar id="usr-ddemo" name="Dana Demo" email={email} />
    </DeploymentContext>,
  );
  const avatar = page.container.firstElementChild as HTMLElement;
  return { ...page, avatar, image: () => avatar.querySelector('img') };
}

const SERVICE = 'https://avatars.example.com/avatar';

test('nobody is asked for a picture unless the deployment names a service', async () => {
  const { avatar, image } = show('demo@example.com');
  expect(avatar).toHaveAttribute('data-initials', 'DD');
  await Promise.resolve();
  expect(image()).toBeNull();
  expect(screen.queryByRole('img')).toBeNull();
});

test.each([
  [SERVICE, 'demo@example.com'],
  [`${SERVICE}/`, '  Demo@Example.COM '],
])('a picture of %s is asked for by the hash of the address %s', async (at, email) => {
  const { avatar, image } = show(email, at);
  await waitFor(() => expect(image()).not.toBeNull());
  const hash = sha256('demo@example.com');
  expect(image()).toHaveAttribute('src', `${SERVICE}/${hash}?s=96&d=404`);
  expect(image()).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(avatar.outerHTML).not.toMatch(/demo@/iu);
});

test('the initials stand until the picture is there', async () => {
  const { avatar, image } = show('demo@example.com', SERVICE);
  await waitFor(() => expect(image()).not.toBeNull());
  expect(image()).not.toHaveAttribute('data-shown');
  fireEvent.load(image()!);
  expect(image()).toHaveAttribute('data-shown', 'true');
  expect(avatar).toHaveAttribute('data-initials', 'DD');
});

test('the initials stay where there is no picture', async () => {
  const { avatar, image } = show('demo@example.com', SERVICE);
  await waitFor(() => expect(image()).not.toBeNull());
  fireEvent.error(image()!);
  expect(image()).toBeNull();
  expect(avatar).toHaveAttribute('data-initials', 'DD');
});

test.each([null, undefined, ''])('the initials stay where the address is %s', async (email) => {
  const { image } = show(email, SERVICE);
  await Promise.resolve();
  expect(image()).toBeNull();
});

test('the initials stay on a page whose browser cannot hash', async () => {
  const digest = vi.spyOn(crypto.subtle, 'digest').mockRejectedValue(new TypeError('no'));
  const { image } = show('demo@example.com', SERVICE);
  await waitFor(() => expect(digest).toHaveBeenCalled());
  await Promise.resolve();
  expect(image()).toBeNull();
  digest.mockRestore();
});
