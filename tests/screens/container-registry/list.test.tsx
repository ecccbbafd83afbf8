import { screen, waitFor, within } from '@testing-library/react';
import { Container } from '@mocks/orbit/store';
import { expect, test } from 'vitest';
import { kept, openRegistry, REGISTRY, repositoryPath } from './open-registry';

const row = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return within(link.closest('tr')!);
};

test('the columns are Name, Size and Last Modified, of repositories alone', async () => {
  await openRegistry({ at: REGISTRY });
  const web = await row('web');
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['', 'Name', 'Size', 'Last modified', 'Actions']);
  expect(web.getByRole('link', { name: 'web' })).toHaveAttribute('href', repositoryPath('web'));
  expect(web.getByText(/MB$/)).toBeVisible();
  expect(web.getByText(/ago$/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'assets' })).toBeNull();
});

test('without a repository the list says so, and what one is for', async () => {
  await openRegistry({ at: REGISTRY.replace('acc-demo1', 'acc-share') });
  expect(
    await screen.findByText("You don't currently have any Container Repositories"),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create repository' })).toBeVisible();
});

test('a list that could not be read says so, and is read again', async () => {
  const { user, provider } = await openRegistry({
    at: REGISTRY,
    dials: { storage: { 'get-account': 'fail-403' } },
  });
  await screen.findByText(/^Error accessing Container Repositories/);
  provider.dials.storage = {};
  await user.click(screen.getByRole('button', { name: /try again/i }));
  await row('web');
});

async function askToDelete(name: string) {
  const page = await openRegistry({
    at: REGISTRY,
    prepare: (node) => kept(node).put(new Container('empty_ctrimages', 0, {})),
  });
  await row(name);
  await page.user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  const item = await screen.findByRole('menuitem', { name: /^Delete/ });
  return { ...page, item };
}

test('a repository with objects cannot be deleted', async () => {
  const { item } = await askToDelete('web');
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('Cannot delete web while it has objects.');
});

test('an empty one is deleted with the word', async () => {
  const { user, item, stored } = await askToDelete('empty');
  await user.click(item);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete empty?' }));
  await user.type(dialog.getByRole('textbox'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(stored()).toEqual(['DELETE /v1/acc-demo1/empty_ctrimages']));
  await row('web');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'empty' })).toBeNull());
});

test('one that was pushed to meanwhile is refused with the specification’s words', async () => {
  const page = await askToDelete('empty');
  const { user, item } = page;
  page.provider.dials.storage = { 'delete-container': 'fail-409' };
  await user.click(item);
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete empty?' }));
  await user.type(dialog.getByRole('textbox'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByText(/^Cannot delete empty while it has objects\./)).toBeVisible();
});

test('one that is deleted on its page leads back to the list of repositories', async () => {
  const { user, router, stored } = await openRegistry({
    at: repositoryPath('new'),
    prepare: (node) => kept(node).put(new Container('new_ctrimages', 0, {})),
  });
  await screen.findByText("You don't currently have any Tags");
  await user.click(screen.getByRole('button', { name: 'Actions for new' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete new?' }));
  await user.type(dialog.getByRole('textbox'), 'delete');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(REGISTRY));
  expect(stored()).toEqual(['DELETE /v1/acc-demo1/new_ctrimages']);
});
