import { manualClock } from '@mocks/provider/clock';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { SERVERS } from '../open-servers';
import { ADD, encryption, openCreate, sshKeys, userData, withKey } from './open-create';

const SERVER_PAGE = /\/servers\/srv-\w{5}\/$/;

describe('what is sent', () => {
  test('name, network storage, zone, groups, a new cloud IP and user data', async () => {
    const { user, choose, create, posted, tab, landed } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'web-9');
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    await choose('Image', /^Debian/);
    await user.click(await screen.findByRole('checkbox', { name: /grp-web01/ }));
    await choose('Cloud IP', /A new cloud IP/);
    await choose('Zone', /Zone B/);
    await user.click(userData());
    await user.paste('#!/bin/sh');
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted).toEqual([
      {
        at: 'POST /1.0/servers',
        name: 'web-9',
        server_type: 'typ-nbs02',
        volumes: [{ image: 'img-deb12', size: 40 * 1024 ** 3 }],
        zone: 'zon-gb1zb',
        server_groups: ['grp-web01'],
        cloud_ip: true,
        user_data: btoa('#!/bin/sh'),
      },
    ]);
  });

  test('a new cloud IP is said to be being mapped, on the page and in the list, until it is there', async () => {
    const clock = manualClock(Date.now());
    const page = await openCreate({ ...withKey, clock, scale: 1 });
    const { user, choose, create, landed, router } = page;
    await user.type(screen.getByLabelText(/^Name/), 'web-9');
    await choose('Image', /^Debian/);
    await choose('Cloud IP', /A new cloud IP/);
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(await screen.findByText('Cloud IP being mapped')).toBeVisible();
    const at = router.state.location.pathname;
    await act(() => router.navigate(`${SERVERS}?q=web-9`));
    const row = (await screen.findByRole('link', { name: 'web-9' })).closest('tr')!;
    expect(within(row).getByText('Cloud IP being mapped')).toBeVisible();
    clock.advance(60_000);
    expect(await within(row).findByText('active')).toBeVisible();
    expect(within(row).getByText(/^109\.107\.\d+\.\d+$/)).toBeVisible();
    expect(screen.queryByText('Cloud IP being mapped')).toBeNull();
    await act(() => router.navigate(at));
    expect(await screen.findByText(/^ssh \w+@public/)).toBeVisible();
    expect(screen.queryByText('Cloud IP being mapped')).toBeNull();
  });

  test('several equal servers are named -1 to -n and lead to the list', async () => {
    const { user, choose, create, posted, landed } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'web');
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '3');
    expect(screen.getByText('Named web-1 to web-3.')).toBeVisible();
    await choose('Image', /^Debian/);
    await user.click(create());
    await landed(/\/servers\/$/);
    expect(posted.map(({ name }) => name)).toEqual(['web-1', 'web-2', 'web-3']);
  });

  test('of several, those that were made before a refusal are not made again', async () => {
    const page = await openCreate(withKey);
    const { user, choose, create, posted, landed, server, store } = page;
    let isFull = true;
    server.use(
      http.post('*/servers', async ({ request }) => {
        const { name } = (await request.clone().json()) as { name: string };
        if (name !== 'web-3' || !isFull) return undefined;
        return HttpResponse.json({ errors: ['No room for it'] }, { status: 422 });
      }),
    );
    await user.type(screen.getByLabelText(/^Name/), 'web');
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '3');
    await choose('Image', /^Debian/);
    await user.click(create());
    await waitFor(() => expect(count).toHaveAccessibleDescription('2 already created.'));
    const told = selectToasts(store.getState()).map(({ message }) => message);
    expect(told).toContain('Created 2 of 3 servers.');
    expect(screen.getByText('The last one is named web-3.')).toBeVisible();
    isFull = false;
    posted.length = 0;
    await user.click(create());
    await landed(/\/servers\/$/);
    expect(posted.map(({ name }) => name)).toEqual(['web-3']);
  });

  test('of several, one that only a later look has found is not made again', async () => {
    const page = await openCreate(withKey);
    const { user, choose, create, posted, landed, server } = page;
    const network = { isBroken: false, carriesOut: false };
    server.use(
      http.get('*/servers', () =>
        network.isBroken ? HttpResponse.json({ errors: ['No'] }, { status: 403 }) : undefined,
      ),
      http.post('*/servers', async ({ request }) => {
        const { name } = (await request.clone().json()) as { name: string };
        if (name !== 'web-2' || network.carriesOut) return undefined;
        // It is done, and its answer is lost.
        network.carriesOut = true;
        await fetch(request.clone());
        network.isBroken = true;
        return HttpResponse.error();
      }),
    );
    await user.type(screen.getByLabelText(/^Name/), 'web');
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '3');
    await choose('Image', /^Debian/);
    await user.click(create());
    const again = await screen.findByRole('button', { name: 'Check again' });
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    network.isBroken = false;
    await user.click(again);
    expect(await screen.findByText(/Done: web-2/u)).toBeVisible();
    expect(count).toHaveAccessibleDescription('2 already created.');
    posted.length = 0;
    await user.click(create());
    await landed(/\/servers\/$/);
    expect(posted.map(({ name }) => name)).toEqual(['web-3']);
  });

  test('an encrypted disk, only on local storage', async () => {
    const { user, choose, create, posted, landed, tab } = await openCreate(withKey);
    await choose('Image', /^Debian/);
    await tab(/Block Storage/);
    await choose('Server type', /2gb\.nbs/);
    expect(encryption()).toHaveAttribute('aria-disabled', 'true');
    expect(encryption()).toHaveAccessibleDescription(
      'Disk encryption applies only to servers with local storage',
    );
    await user.click(encryption());
    expect(encryption()).not.toBeChecked();
    await tab('Local SSD');
    await choose('Server type', /2gb\.ssd/);
    await user.click(encryption());
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted[0]).toMatchObject({ disk_encrypted: true, server_type: 'typ-ssd02' });
  });

  test('a server similar to another', async () => {
    const { create, posted, user, landed } = await openCreate({
      ...withKey,
      query: '?similar=srv-web01',
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Create server like web-1',
    );
    expect(screen.getByLabelText(/^Name/)).toHaveValue('web-3');
    await user.click(create());
    await landed(SERVER_PAGE);
    expect(posted[0]).toMatchObject({
      name: 'web-3',
      image: 'img-ubu24',
      server_groups: ['grp-web01', 'grp-deflt'],
    });
  });

  test("the provider's refusal of a field is shown at that field", async () => {
    const { user, choose, create, path } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'fail-422');
    await choose('Image', /^Debian/);
    await user.click(create());
    expect(await screen.findByText(/Name is reserved/)).toBeVisible();
    expect(path()).toBe(ADD);
  });

  test.each(['Server type is invalid', 'Image is invalid'])(
    'what has no field of its own is shown at its question, and beside the button: %s',
    async (message) => {
      const { user, choose, create, server } = await openCreate(withKey);
      const body = { error_name: 'invalid_resource', errors: [message] };
      server.use(http.post('*/servers', () => HttpResponse.json(body, { status: 422 })));
      await choose('Image', /^Debian/);
      await user.click(create());
      const [alert] = await screen.findAllByText(message, { selector: '[role=alert] *' });
      expect(alert).toBeVisible();
      const question = screen
        .getAllByText(message)
        .map((words) => document.querySelector(`[aria-describedby~="${words.id}"]`))
        .find((each) => each !== null);
      expect(question).toHaveAttribute('aria-invalid', 'true');
      expect(question).toContainElement(document.activeElement as HTMLElement);
    },
  );
});

describe('summary and show as', () => {
  test('prices by month and hour, and what is left of the limits', async () => {
    const { user, choose } = await openCreate(withKey);
    const total = within(screen.getByLabelText('Total'));
    expect(await total.findByText('£10.00')).toBeVisible();
    expect(total.getByText('£0.0137')).toBeVisible();
    const count = screen.getByLabelText('How many');
    await user.clear(count);
    await user.type(count, '2');
    await choose('Cloud IP', /A new cloud IP/);
    expect(total.getByText('£24.00')).toBeVisible();
    const limits = within(screen.getByLabelText('Limits'));
    expect(limits.getByText('RAM left').nextElementSibling).toHaveTextContent(/GB of \d+ GB$/);
    expect(limits.getByText('Cloud IPs left').nextElementSibling).toHaveTextContent(/^\d+ of \d+$/);
  });

  test('the same as curl, for the CLI and for Terraform', async () => {
    const { user, choose } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'web-9');
    await choose('Image', /^Debian/);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: 'This form as text',
    });
    await waitFor(() => expect(text.value).toContain('"name":"web-9"'));
    expect(text.value).toMatch(/^curl -X POST .*\/1\.0\/servers/);
    await user.click(screen.getByRole('button', { name: 'CLI' }));
    expect(text.value).toContain('img-deb12');
    await user.click(screen.getByRole('button', { name: 'Terraform' }));
    expect(text.value).toContain('resource "brightbox_server" "web_9"');
  });
});

describe('the way out', () => {
  test('cancel leads back to the list', async () => {
    const { user, landed } = await openCreate(withKey);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await landed(/\/servers\/$/);
  });

  test('a draft is kept, save its user data', async () => {
    const { user } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'kept-name');
    await user.click(userData());
    await user.paste('hush');
    expect(JSON.stringify(sessionStorage)).toContain('kept-name');
    expect(JSON.stringify(sessionStorage)).not.toContain('hush');
  });

  test.each([
    ['zone', () => screen.getByRole('radio', { name: 'Any zone' })],
    ['user_data', userData],
    ['user_ssh_key', sshKeys],
    ['disk_encrypted', encryption],
  ])('the address of %s leads to that part of the form', async (part, field) => {
    const { go } = await openCreate({ ...withKey, part: `${part}/` });
    await waitFor(() => expect(field()).toHaveFocus());
    await go(ADD);
    screen.getByLabelText(/^Name/).focus();
    await go(`${ADD}${part}/`);
    await waitFor(() => expect(field()).toHaveFocus());
  });

  test('leaving with changes asks first, the address of a part does not, nor does Back from it', async () => {
    const { user, go, path, choose, router } = await openCreate(withKey);
    await user.type(screen.getByLabelText(/^Name/), 'half-done');
    await go(`${ADD}zone/`);
    await waitFor(() => expect(screen.getByRole('radio', { name: 'Any zone' })).toHaveFocus());
    await choose('Zone', /Zone B/);
    await router.navigate(-1);
    await waitFor(() => expect(path()).toBe(ADD));
    expect(screen.getByRole('radio', { name: /^Zone B/ })).toBeChecked();
    void go('/accounts/acc-demo1/servers/');
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByLabelText(/^Name/)).toHaveValue('half-done');
  });
});
