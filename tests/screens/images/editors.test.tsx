import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { imagePath, openImages } from './open-images';

const parent = imagePath('img-avail');
const save = () => screen.getByRole('button', { name: 'Save' });

interface Story {
  readonly field: string;
  readonly heading: string;
  readonly edit: (user: UserEvent) => Promise<void>;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** Types over what a field holds. */
async function type(user: UserEvent, name: string, text: string) {
  const input = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
  await user.clear(input);
  if (text !== '') await user.type(input, text);
}

const choose = (name: string, value: string) => async (user: UserEvent) =>
  user.selectOptions(await screen.findByRole('combobox', { name }), value);
const tick = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('checkbox', { name }));

const stories: readonly Story[] = [
  {
    field: 'description',
    heading: 'Description',
    edit: (user) => type(user, 'Description', 'For the shop'),
    sent: { description: 'For the shop' },
  },
  {
    field: 'username',
    heading: 'Username',
    edit: (user) => type(user, 'Username', 'admin'),
    sent: { username: 'admin' },
  },
  {
    field: 'username',
    heading: 'Username',
    edit: (user) => type(user, 'Username', ''),
    sent: { username: null },
  },
  {
    field: 'arch',
    heading: 'Architecture',
    edit: choose('Architecture', 'i686'),
    sent: { arch: 'i686' },
  },
  {
    field: 'status',
    heading: 'Status',
    edit: choose('Status', 'deprecated'),
    sent: { status: 'deprecated' },
  },
  { field: 'public', heading: 'Visibility', edit: tick('Public'), sent: { public: true } },
  {
    field: 'compatibility_mode',
    heading: 'Compatibility mode',
    edit: tick('Compatibility mode'),
    sent: { compatibility_mode: true },
  },
];

describe('the editors of an image', () => {
  test.each(stories)('$field is saved: $sent', async ({ field, heading, edit, sent: changes }) => {
    const { user, provider, router, sent } = await openImages({
      at: imagePath('img-avail', `${field}/`),
    });
    expect(await screen.findByRole('heading', { level: 2, name: heading })).toBeVisible();
    await edit(user);
    await user.click(save());
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(provider.world.image.get('img-avail')).toMatchObject(changes);
    expect(sent()).toEqual(['PUT /1.0/images/img-avail']);
  });

  test("the name is edited in the title's place", async () => {
    const { user, provider, router } = await openImages({ at: imagePath('img-avail', 'name/') });
    const form = await screen.findByRole('form', { name: 'Rename golden-web' });
    const name = within(form).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'golden-shop');
    await user.click(save());
    await waitFor(() => expect(form).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { level: 1, name: 'golden-shop' })).toBeVisible();
    expect(router.state.location.pathname).toBe(parent);
    expect(provider.world.image.get('img-avail')?.name).toBe('golden-shop');
  });

  test('a name that the provider refuses stays in its field, which says why', async () => {
    const { user } = await openImages({ at: imagePath('img-avail', 'name/') });
    await type(user, 'Name', '');
    await user.click(save());
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveAccessibleDescription("Name can't be blank"));
  });

  test('Cancel returns to the image and changes nothing', async () => {
    const { user, provider, router } = await openImages({
      at: imagePath('img-avail', 'description/'),
    });
    await type(user, 'Description', 'something else');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(parent));
    expect(provider.world.image.get('img-avail')?.description).toBe('The web tier, ready to serve');
  });

  test.each([
    ['img-other', 'This image belongs to another account'],
    ['img-deb12', 'This image belongs to another account'],
    ['img-creat', 'This image is still being created'],
    ['img-faild', 'This image has failed'],
  ])('%s cannot be edited, and its editor says: %s', async (id, reason) => {
    await openImages({ at: imagePath(id, 'description/') });
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(reason)).toBeVisible();
    expect(dialog.queryByRole('textbox')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  });
});
