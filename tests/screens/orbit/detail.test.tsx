import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { containerPath, kept, openOrbit, ORBIT, withContainer } from './open-orbit';

const settings = async () => within(await screen.findByRole('region', { name: 'Settings' }));
const told = async (label: string) =>
  (await settings()).getByText(label).nextElementSibling?.textContent;

test('its page tells what it holds and what is set', async () => {
  await openOrbit({ at: containerPath('backups') });
  // The skeleton has the name too.
  await screen.findByRole('link', { name: '2 objects of backups' });
  expect(screen.getByRole('heading', { level: 1, name: 'backups' })).toBeVisible();
  expect(screen.getByRole('link', { name: '2 objects of backups' })).toHaveAttribute(
    'href',
    containerPath('backups', 'objects'),
  );
  expect(screen.getByText('14.93 GB')).toBeVisible();
  expect(screen.getByRole('meter', { name: 'Size quota used' })).toHaveAttribute(
    'aria-valuetext',
    '14.93 GB of 50 GB',
  );
  expect(await told('Quota')).toBe('50 GB, 1,000 objects');
  expect(await told('Archiving')).toBe('into backups_archive');
  expect((await settings()).getByRole('link', { name: 'backups_archive' })).toHaveAttribute(
    'href',
    containerPath('backups_archive'),
  );
  expect(await told('Public listings')).toBe('off');
  expect(await told('Static site')).toBe('off');
  expect(await told('Temporary URL keys')).toBe('none');
  expect(await told('Cross-origin access')).toBe('none');
  expect(await told('Custom metadata')).toBe('none');
  expect(screen.getByRole('link', { name: 'Browse objects' })).toHaveAttribute(
    'href',
    containerPath('backups', 'browse'),
  );
});

test('what Orbit keeps is called by its name alone, read or not', async () => {
  const { provider } = await openOrbit({ at: containerPath('backups'), dials: { latency: 50 } });
  expect(await screen.findByText('Loading backups')).toBeInTheDocument();
  provider.dials.latency = 0;
  await screen.findByRole('link', { name: '2 objects of backups' });
  expect(screen.queryByText('acc-demo1/backups')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Copy the ID/ })).toBeNull();
});

test('whatever is set is told as it was written, and no key ever', async () => {
  const text = (value: string) => Buffer.from(value).toString('latin1');
  await openOrbit({
    at: containerPath('box'),
    prepare: withContainer('box', {
      'X-Container-Meta-Web-Index': text('fünf.html'),
      'X-Container-Meta-Team': text('Füße 🚀 <b>'),
      'X-Container-Meta-Temp-Url-Key-2': 'secret-key',
      'X-Container-Meta-Access-Control-Allow-Origin': 'https://a.example https://b.example',
    }),
  });
  expect(await told('Static site')).toBe('fünf.html');
  expect(await told('Custom metadata')).toBe('team: Füße 🚀 <b>');
  expect(await told('Temporary URL keys')).toBe('key 2 is set');
  expect(await told('Cross-origin access')).toBe('https://a.example and https://b.example');
  expect(document.body).not.toHaveTextContent('secret-key');
});

test('a static site tells its address, with a link that opens it', async () => {
  await openOrbit({
    at: containerPath('assets'),
    deployment: { orbit: 'https://orbit.example.com/v1' },
  });
  const card = within(await screen.findByRole('region', { name: 'Static site' }));
  const address = 'https://orbit.example.com/v1/acc-demo1/assets/';
  expect(card.getByText(address)).toBeVisible();
  const link = card.getByRole('link', { name: /^Open the site/ });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link).toHaveAttribute('target', '_blank');
});

test('the images container has no settings and is not deleted', async () => {
  const { user } = await openOrbit({ at: containerPath('images') });
  expect(await screen.findByText('The provider manages this container')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Settings' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for images' }));
  const item = await screen.findByRole('menuitem', { name: /^Delete/ });
  expect(item).toHaveTextContent('you can’t delete it');
  expect(item).toHaveAttribute('aria-disabled', 'true');
});

test('the container of a repository leads to the registry', async () => {
  await openOrbit({ at: containerPath('web_ctrimages') });
  expect(await screen.findByText('This container holds the registry repository web')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open repository' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/container_registry/container/web_ctrimages/',
  );
});

test('a container that has reached its quota says so', async () => {
  await openOrbit({
    at: containerPath('box'),
    prepare: withContainer('box', { 'X-Container-Meta-Quota-Count': '0' }),
  });
  expect(await screen.findByText('This container is full')).toBeVisible();
});

const remove = async (user: Awaited<ReturnType<typeof openOrbit>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for box' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: 'Type delete to confirm' }), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
};

test('an empty container is deleted, and the list follows', async () => {
  const page = await openOrbit({ at: containerPath('box'), prepare: withContainer('box') });
  await remove(page.user);
  await waitFor(() => expect(page.router.state.location.pathname).toBe(ORBIT));
  expect(kept(page).get('box')).toBeUndefined();
  await screen.findByRole('link', { name: 'assets' });
  expect(screen.queryByRole('link', { name: 'box' })).toBeNull();
});

test('one with objects is not deleted', async () => {
  const { user } = await openOrbit({ at: containerPath('assets') });
  await user.click(await screen.findByRole('button', { name: 'Actions for assets' }));
  expect(await screen.findByRole('menuitem', { name: /^Delete/ })).toHaveTextContent(
    'Cannot delete assets while it has objects.',
  );
});

test.each([
  ['fail-409', 'Cannot delete box while it has objects.'],
  ['fail-500', 'Error deleting box. The provider answered with status 500'],
] as const)('a deletion that ends in %s says so in the dialog', async (fault, words) => {
  const { user } = await openOrbit({
    at: containerPath('box'),
    prepare: withContainer('box'),
    dials: { storage: { 'delete-container': fault } },
  });
  const dialog = await remove(user);
  expect(await dialog.findByText((text) => text.startsWith(words))).toBeVisible();
});

test('versions mode is said, and turned off', async () => {
  const { user, metadata } = await openOrbit({
    at: containerPath('box'),
    prepare: withContainer('box', { 'X-Versions-Location': 'old%20ones' }),
  });
  expect(await screen.findByText('Versions mode is on')).toBeVisible();
  expect(await told('Archiving')).toBe('versions in old ones');
  await user.click(screen.getByRole('button', { name: 'Actions for box' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Turn off versions/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: /^Turn off versions/ }));
  await waitFor(() => expect(screen.queryByText('Versions mode is on')).toBeNull());
  expect(metadata('box')).toEqual({});
});

test('a container that is not there is not found', async () => {
  await openOrbit({ at: containerPath('nowhere') });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(screen.getByText('nowhere', { selector: 'code' })).toBeVisible();
});

test('a page that could not be read says so, and is read again', async () => {
  const { user, provider } = await openOrbit({
    at: containerPath('assets'),
    dials: { storage: { 'head-container': 'fail-403' } },
  });
  const again = await screen.findByRole('button', { name: /try again/i });
  provider.dials.storage = {};
  await user.click(again);
  await settings();
});
