import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resources } from '@/store/resources/resources-state';
import { record } from '../../../model/build';
import { ADD, encryption, KEY, openCreate, sshKeys, userData, withKey } from './open-create';

const SERVER_PAGE = /\/servers\/srv-\w{5}\/$/;

describe('user data', () => {
  async function openUserData() {
    const page = await openCreate({ ...withKey, part: 'user_data/' });
    return { ...page, area: userData() };
  }
  const bytes = (...codes: number[]) => new File([new Uint8Array(codes)], 'data.bin');

  test('must be Base64-encodable', async () => {
    const { user, area, create, posted } = await openUserData();
    await user.click(area);
    await user.paste('half a pair: \uD800');
    const message = 'Data contains characters that cannot be Base64 encoded';
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(create());
    await waitFor(() => expect(area).toHaveFocus());
    expect(area).toHaveAttribute('aria-invalid', 'true');
    expect(posted).toEqual([]);
  });

  test('is refused above 65532 encoded characters', async () => {
    const { user, area } = await openUserData();
    await user.click(area);
    await user.paste('x'.repeat(49_150));
    expect(await screen.findByText('Data size limit exceeded')).toBeVisible();
  });

  test('from a file that looks binary is warned of, and can be forced to be plain', async () => {
    const { user, area } = await openUserData();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await user.upload(input!, bytes(0, 1, 2, 255));
    expect(await screen.findByText(/looks binary/)).toBeVisible();
    expect(area).toHaveValue('AAEC/w==');
    await user.click(screen.getByRole('button', { name: 'Force Plain Text' }));
    expect(area).not.toHaveValue('AAEC/w==');
    expect(screen.queryByText(/looks binary/)).toBeNull();
  });
});

describe('what is wrong with a part is shown beside the button', () => {
  test('a disk that cannot be encrypted', async () => {
    const { user, choose, create, tab, posted } = await openCreate(withKey);
    await choose('Image', /^Debian/);
    await user.click(encryption());
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    await user.click(create());
    const alert = await screen.findByText(
      'Disk encryption applies only to servers with local storage',
      { selector: '[role=alert] *' },
    );
    expect(alert).toBeVisible();
    expect(posted).toEqual([]);
  });

  test.each([
    ['mapped', 'mapped'],
    ['reserved for a server being made', 'reserved'],
  ])('a cloud IP that is %s since it was chosen', async (_, status) => {
    const { user, choose, create, posted, store } = await openCreate(withKey);
    await choose('Image', /^Debian/);
    await choose('Cloud IP', /An existing cloud IP/);
    await user.click(await screen.findByRole('radio', { name: /cip-spare/ }));
    const mapped = record('cloud_ip', { id: 'cip-spare', status });
    const entities = [{ kind: 'cloud_ip' as const, id: mapped.id, record: mapped }];
    act(() => void store.dispatch(resources.actions.merged({ entities, readAt: Date.now() + 1 })));
    expect(
      await screen.findByText(
        'This IP address has been assigned to another resource since you selected it.',
      ),
    ).toBeVisible();
    await user.click(create());
    expect(
      await screen.findByText('cip-spare has already been mapped elsewhere', {
        selector: '[role=alert] *',
      }),
    ).toBeVisible();
    expect(posted).toEqual([]);
  });

  test('an account without a cloud IP left', async () => {
    const { choose } = await openCreate({
      prepare: (node) => {
        withKey.prepare(node);
        node.provider.world.account.patch('acc-demo1', { cloud_ips_limit: 0 });
      },
    });
    await choose('Cloud IP', /A new cloud IP/);
    expect(await screen.findByText('Your account has no more Cloud IPs left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
      'href',
      expect.stringContaining('/settings/increase/cloud_ip/?more=1'),
    );
  });

  test.each([
    ['without a Windows server left', 1, 'Your account has no more Windows servers left'],
    ['without enough of them left', 2, 'Your account does not have enough Windows servers left'],
  ])('an account %s', async (_, limit, words) => {
    const { user, choose, create, tab } = await openCreate({
      prepare: (node) => {
        withKey.prepare(node);
        node.provider.world.account.patch('acc-demo1', { windows_servers_limit: limit });
      },
    });
    await tab('All types');
    await choose('Server type', /4gb\.ssd/);
    await choose('Image', /Windows/i);
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '2');
    await waitFor(() => expect(create()).toHaveAccessibleDescription(words));
    expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
      'href',
      expect.stringContaining('Windows+server+limit'),
    );
  });

  test('an account without block storage left', async () => {
    const { choose, tab } = await openCreate({
      prepare: (node) => {
        withKey.prepare(node);
        node.provider.world.account.patch('acc-demo1', { block_storage_limit: 0 });
      },
    });
    await choose('Image', /^Debian/);
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    expect(
      await screen.findByText('Your account is using its full Block Storage allocation'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
      'href',
      expect.stringContaining('/settings/increase/block_storage/?more=40'),
    );
  });

  test('a volume needs a type with Block Storage, which no row repeats', async () => {
    const { user, create } = await openCreate(withKey);
    await user.click(screen.getByRole('button', { name: 'Volume' }));
    const reason = 'A server that starts from a volume needs a Block Storage type';
    expect(create()).toHaveAccessibleDescription(reason);
    // Each type has it for screen readers. It is visible below the types and beside the button.
    expect(screen.getByRole('radio', { name: /1gb\.ssd/ })).toHaveAccessibleDescription(reason);
    expect(screen.getAllByText(reason, { ignore: '.visually-hidden' })).toHaveLength(2);
  });
});

describe('the ssh key', () => {
  test('is asked for when the profile has none, except for Windows', async () => {
    const { create, user, choose } = await openCreate();
    const banner =
      'You do not have an SSH key in your profile. This is required to access the new server.';
    expect(await screen.findByText(banner)).toBeVisible();
    await choose('Image', /^Debian/);
    await user.click(create());
    await waitFor(() => expect(screen.getAllByText(banner)).toHaveLength(2));
    expect(screen.getByText(banner, { selector: '[role=alert] *' })).toBeVisible();
    // The press leads to where one is added.
    await waitFor(() => expect(sshKeys()).toHaveFocus());
    expect(sshKeys()).toHaveAttribute('aria-invalid', 'true');
    expect(sshKeys()).toHaveAccessibleDescription(expect.stringContaining(banner));
    await choose('Image', /^Windows/);
    await waitFor(() => expect(screen.queryAllByText(banner).length).toBeLessThan(2));
  });

  test('is checked line by line', async () => {
    const { user } = await openCreate({ part: 'user_ssh_key/' });
    await user.click(sshKeys());
    await user.paste(`${KEY}\n\nno key at all`);
    await user.tab();
    expect(await screen.findByText('Invalid key at line 3')).toBeVisible();
    expect(screen.getByText(/SSH keys must be entered in OpenSSH format.*PuTTYgen/)).toBeVisible();
  });

  test('is saved to the user first, as is shown, then the server is made with it', async () => {
    const { user, choose, create, posted, landed } = await openCreate();
    await choose('Image', /^Debian/);
    await user.click(sshKeys());
    await user.paste(KEY);
    expect(sshKeys()).toHaveAccessibleDescription('Saves 1 key to your profile first.');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const shown = await screen.findByRole('textbox', { name: 'This form as text' });
    await waitFor(() => expect(shown).toHaveTextContent(/^curl -X PUT .*users\/usr-demo1.* POST/));
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted).toEqual([
      { at: 'PUT /1.0/users/usr-demo1', ssh_key: KEY },
      { at: 'POST /1.0/servers', server_type: 'typ-ssd01', image: 'img-deb12' },
    ]);
  });

  test('the create is aborted when the key cannot be saved', async () => {
    const { user, choose, create, posted, path } = await openCreate();
    await choose('Image', /^Debian/);
    await user.click(sshKeys());
    await user.paste(`ssh-ed25519 ${'A'.repeat(60)} fail-422`);
    await user.click(create());
    await waitFor(() => expect(posted).toHaveLength(1));
    await waitFor(() => expect(create()).not.toHaveAttribute('aria-busy'));
    expect(posted.map(({ at }) => at)).toEqual(['PUT /1.0/users/usr-demo1']);
    expect(path()).toBe(ADD);
  });
});
