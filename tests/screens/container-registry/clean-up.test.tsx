import { screen, waitFor, within } from '@testing-library/react';
import { imageOf, layerOf } from '@mocks/real/registry/images';
import { expect, test, vi } from 'vitest';
import { kept, openRegistry, push, repositoryPath, tagObjects, tagRow } from './open-registry';

const DAY = 86_400 * 100_000;

async function openCleanUp(options: Partial<Parameters<typeof openRegistry>[0]> = {}) {
  const page = await openRegistry({ at: repositoryPath('web'), ...options });
  await tagRow('web:stable');
  await page.user.click(screen.getByRole('button', { name: 'Clean up…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clean up web' }));
  const type = async (label: RegExp, text: string) => {
    const field = dialog.getByRole('textbox', { name: label });
    await page.user.clear(field);
    if (text !== '') await page.user.type(field, text);
  };
  const going = () =>
    within(dialog.getByRole('list', { name: 'To delete' }))
      .getAllByRole('listitem')
      .map((item) => item.firstChild?.firstChild?.textContent);
  return { ...page, dialog, type, going };
}

test('nothing goes until somebody says what', async () => {
  const { dialog, user, stored } = await openCleanUp();
  const words = 'Choose at least one rule: number, age or name';
  expect(await dialog.findByText(`${words}.`)).toBeVisible();
  const button = dialog.getByRole('button', { name: 'Delete…' });
  expect(button).toHaveAccessibleDescription(words);
  await user.click(button);
  expect(stored()).toEqual([]);
});

test('a dry run tells what would go and what would stay, and changes nothing', async () => {
  const { dialog, type, going, stored } = await openCleanUp();
  await type(/^Keep the newest/, '1');
  expect(await dialog.findByText('Dry run: 1 tag to delete, 5 to keep.')).toBeVisible();
  expect(going()).toEqual(['web/api:1.3.2']);
  const staying = within(dialog.getByRole('list', { name: 'To keep', hidden: true }));
  const why = staying.getAllByRole('listitem', { hidden: true }).map((each) => each.textContent);
  expect(why).toContain('web/api:latestalways kept');
  expect(why).toContain('web/api:1.4.0among the newest 1');
  expect(stored()).toEqual([]);
});

test('by age, by name, and of one image', async () => {
  const { dialog, user, type, going } = await openCleanUp();
  await type(/^Delete only tags older than/, '4');
  expect(await dialog.findByText(/^Dry run: 3 tags to delete/)).toBeVisible();
  await type(/^Delete only tags named/, '1.* stable');
  expect(going()).toEqual(['web/api:1.3.2', 'web/api:1.4.0', 'web:stable']);
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Images' }), 'web/api');
  expect(going()).toEqual(['web/api:1.3.2', 'web/api:1.4.0']);
  await type(/^Always keep tags named/, '*');
  expect(await dialog.findByText(/^Dry run: 0 tags to delete/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Delete…' })).toHaveAccessibleDescription(
    'No tags to delete',
  );
});

test('what is no number is marked at its field', async () => {
  const { dialog, type } = await openCleanUp();
  await type(/^Keep the newest/, 'few');
  expect(dialog.getByRole('textbox', { name: /^Keep the newest/ })).toHaveAccessibleDescription(
    /Please enter a number of tags/,
  );
});

test('then the same deletion asks for the word, and only those tags go', async () => {
  const { dialog, user, type, ...page } = await openCleanUp();
  const before = tagObjects(page, 'web');
  await type(/^Delete only tags named/, '1.*');
  await user.click(dialog.getByRole('button', { name: 'Delete 2 tags…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete 2 Tags' }));
  expect(asked.getByText(/Their images .*can still be pulled by digest\.$/)).toBeVisible();
  await user.type(asked.getByRole('textbox'), 'delete');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await asked.findByText('All 2 done.')).toBeVisible();
  await user.click(asked.getByRole('button', { name: 'Done' }));
  // The input is kept, and the dry run counts the current tags.
  expect(await dialog.findByText('Dry run: 0 tags to delete, 0 to keep.')).toBeVisible();
  const gone = before.filter((name) => !tagObjects(page, 'web').includes(name));
  expect(gone.every((name) => /\/tags\/1\.[34]\.\d\//.test(name))).toBe(true);
  expect(gone).toHaveLength(4);
});

test('what is planned is planned on tags that were read anew', async () => {
  const page = await openRegistry({ at: repositoryPath('web') });
  await tagRow('web:stable');
  const manifest = imageOf([layerOf('pr', 10)]);
  push(page, 'web', [{ image: 'api', tag: 'pr-1', manifest, at: Date.now() * 100 - 50 * DAY }]);
  await page.user.click(screen.getByRole('button', { name: 'Clean up…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clean up web' }));
  await page.user.type(dialog.getByRole('textbox', { name: /^Delete only tags named/ }), 'pr-*');
  expect(await dialog.findByText('Dry run: 1 tag to delete, 0 to keep.')).toBeVisible();
});

test('a plan waits while the tags cannot be read', async () => {
  const { dialog, user, provider } = await openCleanUp();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  provider.dials.storage = { 'get-container': 'fail-403' };
  await user.click(await screen.findByRole('button', { name: 'Clean up…' }));
  const again = within(await screen.findByRole('dialog', { name: 'Clean up web' }));
  expect(await again.findByText(/^Error accessing Tags/)).toBeVisible();
  expect(again.getByRole('button', { name: 'Delete…' })).toHaveAttribute('aria-disabled', 'true');
});

test('a tag that has lost its link goes by its name', async () => {
  const page = await openRegistry({ at: repositoryPath('odd') });
  await tagRow('odd:cut-short');
  await page.user.click(screen.getByRole('button', { name: 'Clean up…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clean up odd' }));
  await page.user.type(dialog.getByRole('textbox', { name: /^Delete only tags named/ }), 'cut*');
  await page.user.click(await dialog.findByRole('button', { name: 'Delete 1 tag…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete 1 Tag' }));
  await page.user.type(asked.getByRole('textbox'), 'delete');
  await page.user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(await asked.findByText('Done.')).toBeVisible();
  expect(tagObjects(page, 'odd').some((name) => name.includes('/cut-short/'))).toBe(false);
});

test('while a newer tag is deleted elsewhere those that it let go are kept, and it is told', async () => {
  const { dialog, user, type, going, ...page } = await openCleanUp();
  await type(/^Keep the newest/, '1');
  expect(going()).toEqual(['web/api:1.3.2']);
  const before = tagObjects(page, 'web');
  const newest = before.filter((name) => name.includes('/tags/1.4.0/'));
  for (const name of newest) kept(page).get('web_ctrimages')!.remove(name);
  await user.click(dialog.getByRole('button', { name: 'Delete 1 tag…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete 1 Tag' }));
  await user.type(asked.getByRole('textbox'), 'delete');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  expect(
    await asked.findByText(
      /Error deleting web\/api:1\.3\.2\. A newer one was deleted, so this one was kept/,
    ),
  ).toBeVisible();
  expect(tagObjects(page, 'web')).toHaveLength(before.length - newest.length);
  await user.click(asked.getByRole('button', { name: 'Done' }));
  // The kept tag is the newest of those left.
  expect(await dialog.findByText(/^Dry run: 0 tags to delete/)).toBeVisible();
});

test('the dry run and the question list all that would go, however many, and a file has them', async () => {
  const manifest = imageOf([layerOf('a', 10)]);
  const tags = Array.from({ length: 150 }, (_, at) => `v${String(at)}`);
  const page = await openRegistry({
    at: repositoryPath('many'),
    prepare: (node) =>
      push(
        node,
        'many',
        tags.map((tag, at) => ({ image: '', tag, manifest, at: at * 100_000 })),
      ),
  });
  await tagRow('many:v149');
  // Nothing has a height here: of what scrolls, and of what is in it.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(380);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(38);
  await page.user.click(screen.getByRole('button', { name: 'Clean up…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Clean up many' }));
  await page.user.type(dialog.getByRole('textbox', { name: /^Delete only tags named/ }), 'v*');
  expect(await dialog.findByText(/^Dry run: 150 tags to delete/)).toBeVisible();
  const isWhole = (label: string) =>
    waitFor(() => {
      const first = screen.getByRole('list', { name: label }).firstElementChild;
      expect(first).toHaveTextContent('many:v0');
      expect(first).toHaveAttribute('aria-setsize', '150');
    });
  await isWhole('To delete');
  expect(dialog.queryByText(/more$/)).toBeNull();

  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await page.user.click(dialog.getByRole('button', { name: 'CSV' }));
  const lines = (await (saved.mock.calls[0]![0] as Blob).text()).trim().split(/\r\n/);
  expect(lines).toHaveLength(151);
  expect(lines[0]).toMatch(/Tag,Digest,Last modified,Clean-up,Why$/);
  expect(lines[1]).toMatch(/^many:v0,sha256:[0-9a-f]{64},.*,goes,$/);

  await page.user.click(dialog.getByRole('button', { name: 'Delete 150 tags…' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Delete 150 Tags' }));
  await isWhole('Included');
  expect(asked.queryByText(/more$/)).toBeNull();
});
