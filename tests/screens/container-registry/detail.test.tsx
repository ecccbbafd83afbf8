import { http, HttpResponse } from 'msw';
import { screen, waitFor, within } from '@testing-library/react';
import { Container } from '@mocks/orbit/store';
import { imageOf, indexOf, layerOf } from '@mocks/real/registry/images';
import { selectCalls } from '@/store/calls/calls-slice';
import { describe, expect, test, vi } from 'vitest';
import {
  kept,
  openRegistry,
  push,
  REGISTRY,
  repositoryPath,
  tagObjects,
  tagRow,
} from './open-registry';

const web = (query = '') => repositoryPath('web', query);

describe('a tag', () => {
  test('tells its name, the first 12 hex of its digest, its size and when it was pushed', async () => {
    await openRegistry({ at: web() });
    const row = await tagRow('web/api:1.4.0');
    expect(row.getByText(/^[0-9a-f]{12}$/)).toBeVisible();
    expect(await row.findByText(/^1\.2\d MB$/)).toBeVisible();
    expect(row.getByText('6 days ago')).toBeVisible();
  });

  test('of the same image as another has its digest', async () => {
    await openRegistry({ at: web() });
    const digest = async (name: string) =>
      (await tagRow(name)).getByText(/^[0-9a-f]{12}$/).textContent;
    expect(await digest('web/api:latest')).toBe(await digest('web/api:1.4.0'));
    expect(await digest('web/api:latest')).not.toBe(await digest('web/api:1.3.2'));
  });

  test('of an index has the size of all that it lists', async () => {
    await openRegistry({ at: web() });
    const row = await tagRow('web/site:latest');
    expect(await row.findByTitle('Total of 2 images')).toHaveTextContent(/KB$/);
  });

  test('of an index that a builder attested counts its images apart from what tells of them', async () => {
    const index = indexOf({ amd64: imageOf([layerOf('built', 2000)]) }, 'oci', { attested: true });
    await openRegistry({
      at: repositoryPath('built'),
      prepare: (node) =>
        push(node, 'built', [{ image: '', tag: 'v1', manifest: index, at: Date.now() * 100 }]),
    });
    const row = await tagRow('built:v1');
    expect(await row.findByTitle('Total of 1 image and 1 attestation')).toHaveTextContent(/KB$/);
  });

  test.each([
    ['nested', 'Its list of images contains another list'],
    ['gone', 'Its manifest isn’t in this repository'],
    ['unreadable', 'Its manifest is unreadable'],
  ])('whose size cannot be known says so: %s', async (name, problem) => {
    await openRegistry({ at: repositoryPath('odd') });
    const row = await tagRow(`odd:${name}`);
    expect(await row.findByText(/^unknown/)).toHaveTextContent(problem);
  });

  test('that has lost its link is told to be broken, and nothing is asked of it', async () => {
    await openRegistry({ at: repositoryPath('odd') });
    const row = await tagRow('odd:cut-short');
    expect(row.getByText('broken')).toBeVisible();
    expect(row.getByRole('button', { name: 'Pull odd:cut-short' })).toHaveAccessibleDescription(
      'Broken tag: no image behind it',
    );
  });

  test('whose manifest is refused can be asked for again', async () => {
    const { user, provider } = await openRegistry({
      at: web(),
      dials: { storage: { 'get-object': 'fail-403' } },
    });
    const row = await tagRow('web:stable');
    const again = await row.findByRole('button', { name: 'Try again' });
    expect(await row.findByRole('button', { name: 'Copy details' })).toBeVisible();
    expect(row.getByText(/^Couldn’t load the size\. ./u)).toBeVisible();
    await user.click(again);
    expect(again).toHaveFocus();
    await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
    expect(again).toHaveFocus();
    provider.dials.storage = {};
    await user.click(again);
    expect(await row.findByText(/KB$/)).toBeVisible();
  });
});

test('the newest tags stand first, and are found by name, image and digest', async () => {
  const { user } = await openRegistry({ at: web() });
  await tagRow('web:stable');
  const names = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((each) => within(each).getAllByRole('cell')[1]!.textContent);
  expect(names()[0]).toBe('web/site:beta');
  const row = await tagRow('web/api:1.3.2');
  const digest = row.getByText(/^[0-9a-f]{12}$/).textContent;
  await user.type(screen.getByRole('searchbox'), digest);
  await waitFor(() => expect(names()).toEqual(['web/api:1.3.2']));
});

test('thousands of tags are shown page by page, and no more manifests are read than are seen', async () => {
  const manifest = imageOf([layerOf('a', 10)]);
  const { asked } = await openRegistry({
    at: repositoryPath('many'),
    prepare: (node) =>
      push(
        node,
        'many',
        Array.from({ length: 2500 }, (_, at) => ({
          image: '',
          tag: `v${String(at)}`,
          manifest,
          at: at * 100_000,
        })),
      ),
  });
  await tagRow('many:v2499');
  expect(screen.getAllByRole('row')).toHaveLength(51);
  expect(screen.getByText('2,500')).toBeVisible();
  await waitFor(() => {
    const reads = asked.filter((call) => /^GET .*blobs/.test(decodeURIComponent(call)));
    expect(reads).toHaveLength(1);
  });
});

describe('to pull', () => {
  async function copy(tag: string, item: string) {
    const page = await openRegistry({ at: web() });
    const write = vi.spyOn(navigator.clipboard, 'writeText');
    const row = await tagRow(tag);
    await page.user.click(row.getByRole('button', { name: `Pull ${tag}` }));
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
    return { ...page, write };
  }

  test.each(['docker', 'podman'])('by tag with %s a command is copied', async (client) => {
    const { write, store } = await copy('web/api:1.4.0', `Copy ${client} pull by tag`);
    const command = `${client} pull registry.example.com/acc-demo1/web/api:1.4.0`;
    await waitFor(() => expect(write).toHaveBeenCalledWith(command));
    expect(store.getState().toasts.at(-1)).toMatchObject({ message: 'Copied', detail: command });
  });

  test('by its bare reference, as a compose file has it', async () => {
    const { write } = await copy('web/api:1.4.0', 'Copy reference by tag');
    expect(write).toHaveBeenCalledWith('registry.example.com/acc-demo1/web/api:1.4.0');
  });

  test.each(['docker', 'podman'])('by digest with %s too', async (client) => {
    const { write } = await copy('web:stable', `Copy ${client} pull by digest`);
    await waitFor(() => expect(write).toHaveBeenCalledTimes(1));
    const pattern = new RegExp(
      `^${client} pull registry.example.com/acc-demo1/web@sha256:[0-9a-f]{64}$`,
    );
    expect(write.mock.calls[0]![0]).toMatch(pattern);
  });
});

test('a command that cannot be copied is shown', async () => {
  const { user, store } = await openRegistry({ at: web() });
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  const row = await tagRow('web:stable');
  await user.click(row.getByRole('button', { name: 'Pull web:stable' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy docker pull by tag' }));
  await waitFor(() =>
    expect(store.getState().toasts.at(-1)).toMatchObject({
      message: 'Copy failed',
      detail: 'docker pull registry.example.com/acc-demo1/web:stable',
    }),
  );
});

test('a CSV file has the digests whole, and no column that is read row by row', async () => {
  const { user } = await openRegistry({ at: web() });
  await tagRow('web:stable');
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  await user.click(screen.getByRole('button', { name: 'CSV' }));
  const [head, first] = (await (saved.mock.calls[0]![0] as Blob).text()).split(/\r?\n/);
  expect(head).toMatch(/^\ufeff?ID,Tag,Digest,Last modified$/);
  expect(first).toMatch(/,web\/site:beta,sha256:[0-9a-f]{64},/);
});

test('login and push are ready to copy, with docker and podman', async () => {
  const { user } = await openRegistry({ at: web() });
  const address = 'registry.example.com/acc-demo1/web/IMAGE:TAG';
  expect(await screen.findByText(`docker tag IMAGE:TAG ${address}`)).toBeVisible();
  expect(screen.getByText(`docker push ${address}`)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'podman' }));
  expect(
    screen.getByText(
      'echo "$SECRET" | podman login --username "$CLIENT" --password-stdin registry.example.com',
    ),
  ).toBeVisible();
});

test('without the registry’s host there are no commands, and it is said why', async () => {
  await openRegistry({ at: web(), deployment: {} });
  expect(await screen.findByText(/the registry’s address isn’t configured/)).toBeVisible();
});

test('an empty repository says so, and how images come', async () => {
  await openRegistry({
    at: repositoryPath('new'),
    prepare: (node) => kept(node).put(new Container('new_ctrimages', 0, {})),
  });
  expect(await screen.findByText("You don't currently have any Tags")).toBeVisible();
  expect(screen.getByText('Images appear here after you push them.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Clean up…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('objects that no registry has laid out there are told of', async () => {
  await openRegistry({
    at: web(),
    deployment: { registry: { host: 'registry.example.com', root: 'elsewhere' } },
  });
  expect(await screen.findByText('No images in the expected folder')).toBeVisible();
  expect(screen.getByText('elsewhere')).toBeVisible();
});

test('a container that is no repository is not shown as one', async () => {
  await openRegistry({ at: repositoryPath('web').replace('web_ctrimages', 'assets') });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in Orbit' })).toBeVisible();
});

test('a repository that is not there is not found', async () => {
  await openRegistry({ at: repositoryPath('none') });
  expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  expect(screen.getByText('none', { selector: 'code' })).toBeVisible();
  const all = screen.getByRole('link', { name: 'All container repositories' });
  expect(all).toHaveAttribute('href', REGISTRY);
});

test.each(['fail-401', 'fail-403', 'fail-500'] as const)(
  'a listing that ends in %s says so, and is read again',
  async (fault) => {
    const { user, provider } = await openRegistry({
      at: web(),
      dials: { storage: { 'get-container': fault } },
    });
    await screen.findByText(/^Error accessing Tags/);
    expect(screen.getByText('Tags', { selector: 'dt' }).nextElementSibling).toHaveTextContent('–');
    expect(screen.getByRole('button', { name: 'Clean up…' })).toHaveAccessibleDescription(
      'Couldn’t load its tags',
    );
    provider.dials.storage = {};
    await user.click(screen.getByRole('button', { name: /try again/i }));
    await tagRow('web:stable');
  },
);

test('who may list its objects, but not read what it says of itself, sees its tags', async () => {
  await openRegistry({ at: web(), dials: { storage: { 'head-container': 'fail-403' } } });
  await tagRow('web:stable');
  expect(await screen.findByText(/^Error accessing this Orbit Container/)).toBeVisible();
  expect(screen.queryByText(/Showing earlier data/)).toBeNull();
});

describe('deleting tags', () => {
  const STAYS = /Its image .*can still be pulled by digest\.$/;

  async function select(...names: readonly string[]) {
    const page = await openRegistry({ at: web() });
    for (const name of names) {
      const row = await tagRow(name);
      await page.user.click(row.getByRole('checkbox'));
    }
    const bar = within(await screen.findByRole('region', { name: 'Selection' }));
    await page.user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Delete/ }));
    return { ...page, dialog };
  }

  test('asks for the word, and says what stays', async () => {
    const { user, dialog, stored } = await select('web/api:1.3.2', 'web/api:latest');
    expect(dialog.getByText(/Their images .*can still be pulled by digest\.$/)).toBeVisible();
    // No path of the layout: a tag is known by its name.
    expect(dialog.queryByText(/_manifests/)).toBeNull();
    expect(dialog.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(dialog.getByRole('textbox'), 'delet');
    await user.keyboard('{Enter}');
    expect(stored()).toEqual([]);
  });

  test('takes the links and the index objects of those tags, and nothing else', async () => {
    const { user, dialog, ...page } = await select('web/api:1.3.2', 'web/api:latest');
    const before = kept(page).get('web_ctrimages')!.count;
    const tags = tagObjects(page, 'web');
    await user.type(dialog.getByRole('textbox'), 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('All 2 done.')).toBeVisible();
    const gone = tags.filter((name) => !tagObjects(page, 'web').includes(name));
    expect(gone.every((name) => /api\/_manifests\/tags\/(1\.3\.2|latest)\//.test(name))).toBe(true);
    // Two of the one that was pushed once, three of the other.
    expect(gone).toHaveLength(5);
    expect(kept(page).get('web_ctrimages')!.count).toBe(before - 5);
    expect(selectCalls(page.store.getState()).at(-1)).toMatchObject({ about: '2 tags of web' });
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByText('web/api:1.3.2')).toBeNull());
    await tagRow('web/api:1.4.0');
  });

  test('one that was pushed again meanwhile is kept, and said so; the others go', async () => {
    const { user, dialog, ...page } = await select('web/api:1.3.2', 'web/api:latest');
    push(page, 'web', [
      {
        image: 'api',
        tag: 'latest',
        manifest: imageOf([layerOf('new', 10)]),
        at: Date.now() * 100,
      },
    ]);
    await user.type(dialog.getByRole('textbox'), 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('Error deleting tags. 1 of 2 done, 1 failed.')).toBeVisible();
    expect(
      dialog.getByText('Error deleting web/api:latest. It was pushed again, so it was kept'),
    ).toBeVisible();
  });

  test('a single one is asked about by name', async () => {
    const { user, store, ...page } = await openRegistry({ at: web() });
    const row = await tagRow('web:stable');
    await user.click(row.getByRole('button', { name: 'Actions for web:stable' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete web:stable?' }));
    expect(dialog.getByText(STAYS)).toBeVisible();
    await user.type(dialog.getByRole('textbox'), 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('web:stable')).toBeNull());
    expect(tagObjects(page, 'web').some((name) => name.includes('/stable/'))).toBe(false);
    // Not the container, which is what the call is of.
    expect(store.getState().toasts.at(-1)).toMatchObject({
      message: 'Tag deleted. You can still pull its image by digest',
      detail: 'web:stable',
    });
    expect(selectCalls(store.getState()).at(-1)).toMatchObject({
      about: 'web:stable',
      isWithin: true,
    });
  });

  test('what storage refuses is told', async () => {
    const { user, dialog, provider } = await select('web/api:1.3.2', 'web/api:latest');
    provider.dials.storage = { 'bulk-account': 'fail-403' };
    await user.type(dialog.getByRole('textbox'), 'delete');
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText(/^Error deleting tags\./)).toBeVisible();
  });

  test('without tags what is left is told, and where it is', async () => {
    await openRegistry({
      at: web(),
      prepare: (node) => {
        const box = kept(node).get('web_ctrimages')!;
        for (const name of tagObjects(node, 'web')) box.remove(name);
      },
    });
    expect(await screen.findByText(/MB stored without a tag$/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: 'Browse objects' })) {
      expect(link).toHaveAttribute('href', repositoryPath('web', 'browse/'));
    }
  });
});

describe('of a repository whose listing could not be read in full', () => {
  const API = 'files/docker/registry/v2/repositories/acc-demo1/web/api';
  const TAG = `${API}/_manifests/tags/1.4.0/current/link`;
  const LAYER = `${API}/_layers/sha256/${'a'.repeat(64)}/link`;
  const lists = (...names: readonly unknown[]) =>
    openRegistry({
      at: web(),
      prepare: ({ server }) =>
        server.use(
          http.get('*/web_ctrimages', () => HttpResponse.json(names.map((name) => ({ name })))),
        ),
    });

  test('nothing is counted, nor told to be missing, if no row could be read', async () => {
    await lists(7, null);
    const clean = await screen.findByRole('button', { name: 'Clean up…' });
    await waitFor(() => expect(clean).toHaveAccessibleDescription('Couldn’t load its tags'));
    expect(screen.queryByText(/^of (at least )?\d+ image/)).toBeNull();
    expect(screen.queryByText(/No images in the expected folder/)).toBeNull();
  });

  test('no image is told to be without a tag if a row that could not be read may be one', async () => {
    await lists(LAYER, 7);
    const clean = await screen.findByRole('button', { name: 'Clean up…' });
    await waitFor(() => expect(clean).toHaveAccessibleDescription('Couldn’t load its tags'));
    expect(await screen.findByText('Couldn’t load 1 Tag')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^\d+ objects$/ })).toBeVisible();
    expect(screen.queryByText(/stored without a tag$/)).toBeNull();
    expect(screen.queryByText(/at least/i)).toBeNull();
    const { parentElement: fact } = screen.getByText('Tags', { selector: 'dt' });
    expect(fact).toHaveTextContent('Tags––');
  });

  test('what is counted is the least there is, if some could', async () => {
    await lists(TAG, 7);
    expect(await screen.findByText('of at least 1 image')).toBeVisible();
    expect(screen.getByText('At least 1')).toBeVisible();
  });
});
