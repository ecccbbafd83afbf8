import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { kept, openRegistry, REGISTRY, repositoryPath } from './open-registry';

const LINK =
  'files/docker/registry/v2/repositories/acc-demo1/web/_manifests/tags/stable/current/link';
const browse = (rest = '') => repositoryPath('web', `browse/${rest}`);

test('a repository’s objects are browsed below it, folder by folder', async () => {
  const { user, router } = await openRegistry({ at: browse() });
  await user.click(await screen.findByRole('link', { name: 'files/' }));
  await screen.findByRole('link', { name: 'docker/' });
  expect(router.state.location.pathname + router.state.location.search).toBe(
    browse('?path=files%2F'),
  );
  const path = within(screen.getByRole('navigation', { name: 'Path' }));
  expect(path.getByRole('link', { name: 'web_ctrimages' })).toHaveAttribute('href', browse());
});

test('the crumbs lead through the registry', async () => {
  await openRegistry({ at: browse() });
  await screen.findByRole('link', { name: 'files/' });
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Docker Registry' })).toHaveAttribute('href', REGISTRY);
  expect(crumbs.getByRole('link', { name: 'web' })).toHaveAttribute('href', repositoryPath('web'));
});

test('nothing is uploaded into a repository or made there, and it is said why', async () => {
  await openRegistry({ at: browse() });
  await screen.findByRole('link', { name: 'files/' });
  expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Create folder' })).toBeNull();
  expect(screen.getByText(/can break your images/)).toBeVisible();
});

test('an object opens below the repository, and its deletion leads back to its folder there', async () => {
  const { user, router, ...page } = await openRegistry({ at: browse(LINK) });
  await screen.findByRole('heading', { level: 1, name: 'link' });
  await user.click(await screen.findByRole('button', { name: `Actions for ${LINK}` }));
  expect(screen.queryByRole('menuitem', { name: /^Rename or move/ })).toBeNull();
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete/ }));
  await user.type(dialog.getByRole('textbox'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(browse()));
  expect(new URLSearchParams(router.state.location.search).get('path')).toBe(
    LINK.slice(0, -'link'.length),
  );
  expect(kept(page).get('web_ctrimages')!.objects.get(LINK)).toBeUndefined();
});
