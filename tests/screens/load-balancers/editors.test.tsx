import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { makeCertificate } from '../../../e2e/certificate';
import { certificate_pem, certificate_private_key, strangeKey } from '../../mocks/certificates';
import type { ScreenOptions } from '../open-screens';
import { balancerPath, openBalancers } from './open-load-balancers';

const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));

async function openEditor(
  id: string,
  editor: string,
  title: RegExp | string,
  options: Partial<ScreenOptions> = {},
) {
  const page = await openBalancers({ at: balancerPath(id, editor), ...options });
  const form = await dialog(title);
  const save = () => page.user.click(form.getByRole('button', { name: 'Save' }));
  const closed = () =>
    waitFor(() => expect(page.router.state.location.pathname).toBe(balancerPath(id)));
  return { ...page, form, save, closed, row: () => page.provider.world.load_balancer.need(id) };
}

describe('the servers behind a balancer', () => {
  test('are chosen among all, and may be none', async () => {
    const { user, form, save, closed, row } = await openEditor(
      'lba-block',
      'servers/',
      /^Servers behind/,
    );
    await user.click(await form.findByRole('checkbox', { name: /^web-1/ }));
    await save();
    await closed();
    expect(row().nodes).toEqual([]);
  });
});

describe('listeners', () => {
  test('older protocols stay, seconds become milliseconds, and one is added', async () => {
    const { user, form, save, closed, row } = await openEditor(
      'lba-socke',
      'listeners/',
      'Listeners',
    );
    const first = within(form.getByRole('group', { name: 'Listener 1' }));
    expect(first.getByLabelText('Protocol')).toHaveValue('http+ws');
    await user.clear(first.getByLabelText('Timeout (s)'));
    await user.type(first.getByLabelText('Timeout (s)'), '12');
    await user.click(form.getByRole('button', { name: 'Add listener' }));
    const added = within(form.getByRole('group', { name: 'Listener 4' }));
    await user.type(added.getByLabelText('In'), '8080');
    await user.type(added.getByLabelText('Out'), '80');
    await save();
    expect(await form.findByText('Please select protocol.')).toBeVisible();
    await user.selectOptions(added.getByLabelText('Protocol'), 'tcp');
    await user.selectOptions(added.getByLabelText('Proxy protocol'), 'v2');
    await save();
    await closed();
    expect(row().listeners.map(({ timeout }) => timeout)).toEqual([
      12_000, 86_400_000, 50_000, 30_000,
    ]);
    expect(row().listeners.at(-1)).toMatchObject({ protocol: 'tcp', proxy_protocol: 'v2' });
  });

  test('with HTTPS one of HTTPS stays', async () => {
    const { user, form, save } = await openEditor('lba-soon1', 'listeners/', 'Listeners');
    await user.click(form.getByRole('button', { name: 'Remove listener 2' }));
    await user.selectOptions(form.getByLabelText('Protocol'), 'http');
    await save();
    expect(
      await form.findByText('Please create an HTTPS listener to support your HTTPS configuration'),
    ).toBeVisible();
  });

  test('the last one stays', async () => {
    const { user, form, save } = await openEditor('lba-queue', 'listeners/', 'Listeners');
    await user.click(form.getByRole('button', { name: 'Remove listener 1' }));
    await save();
    const words = 'Load Balancers must have at least one listener';
    expect(await form.findByText(words)).toBeVisible();
    await user.type(form.getByLabelText('In'), '80');
    await waitFor(() => expect(form.queryByText(words)).toBeNull());
  });

  test('one of HTTPS needs what the form knows is not there: nothing is sent', async () => {
    const { user, form, save, sent } = await openEditor('lba-queue', 'listeners/', 'Listeners');
    await user.selectOptions(form.getByLabelText('Protocol'), 'https');
    await save();
    const words = 'Set up HTTPS before adding an HTTPS listener';
    expect(await form.findByText(words)).toBeVisible();
    expect(sent()).toEqual([]);
    await user.selectOptions(form.getByLabelText('Protocol'), 'tcp');
    await waitFor(() => expect(form.queryByText(words)).toBeNull());
  });

  test('what the provider refuses is told in the form', async () => {
    const refused = HttpResponse.json({ errors: ['Listeners are busy'] }, { status: 422 });
    const { user, form, save } = await openEditor('lba-queue', 'listeners/', 'Listeners', {
      prepare: ({ server }) =>
        server.use(http.put('*/1.0/load_balancers/lba-queue', () => refused)),
    });
    await user.selectOptions(form.getByLabelText('Protocol'), 'http');
    await save();
    expect(await form.findByText('Listeners are busy')).toBeVisible();
  });
});

describe('HTTPS', () => {
  const open = (id: string, options: Partial<ScreenOptions> = {}) =>
    openEditor(id, 'https/', 'HTTPS', options);

  test('Let’s Encrypt is switched to a certificate, which is read before it is sent', async () => {
    const { user, form, save, closed, row } = await open('lba-front');
    await user.click(form.getByRole('radio', { name: 'Uploaded certificate' }));
    await save();
    expect(await form.findByText('Please upload a certificate PEM.')).toBeVisible();
    expect(form.getByText('Please upload private key.')).toBeVisible();
    const type = 'application/x-pem-file';
    const long = new File([new Uint8Array(1024 * 1024 + 1)], 'long.pem', { type });
    await user.upload(form.getByLabelText('Choose certificate file'), long);
    expect(await form.findByText('long.pem is larger than 1 MiB')).toBeVisible();
    const pem = new File([certificate_pem], 'www.pem', { type });
    await user.upload(form.getByLabelText('Choose certificate file'), pem);
    const found = within(await form.findByRole('region', { name: 'Certificate details' }));
    expect(found.getByText('www.example.com and shop.example.com')).toBeVisible();
    await user.click(form.getByLabelText('Private key'));
    await user.paste(strangeKey);
    await save();
    expect(await form.findByText('This private key belongs to another certificate')).toBeVisible();
    await user.clear(form.getByLabelText('Private key'));
    await user.click(form.getByLabelText('Private key'));
    await user.paste(certificate_private_key);
    await save();
    await closed();
    expect(row().certificate?.subject).toBe('www.example.com');
    expect(row().acme?.domains).toEqual([]);
  });

  test('the key is in no draft, and gone once it is saved', async () => {
    const { user, form, save, closed, store } = await open('lba-soon1');
    await user.click(form.getByLabelText('Certificate', { selector: 'textarea' }));
    await user.paste(certificate_pem);
    await user.click(form.getByLabelText('Private key'));
    await user.paste(certificate_private_key);
    const kept = () => JSON.stringify([sessionStorage, localStorage, store.getState()]);
    const secret = certificate_private_key.split('\n')[1] ?? '-';
    await form.findByRole('region', { name: 'Certificate details' });
    expect(kept()).not.toContain(secret);
    await save();
    await closed();
    expect(kept()).not.toContain(secret);
  });

  describe('a certificate is a chain', () => {
    const DAY = 86_400_000;
    const middle = makeCertificate(['Middle']);

    async function pasted(certificate: string, key: string) {
      const editor = await open('lba-soon1');
      await editor.user.click(editor.form.getByLabelText('Certificate', { selector: 'textarea' }));
      await editor.user.paste(certificate);
      await editor.user.click(editor.form.getByLabelText('Private key'));
      await editor.user.paste(key);
      const read = await editor.form.findByRole('region', {
        name: 'Certificate details',
      });
      return { ...editor, read };
    }

    const inDays = (days: number) => new Date(Date.now() + days * DAY);

    test('a missing issuer, a start to come and an issuer that ends first are told of it', async () => {
      const until = inDays(40);
      const site = makeCertificate(['www.example.org'], { by: middle, from: inDays(2), until });
      const { user, form, read } = await pasted(site.certificate, site.key);
      expect(read).toHaveTextContent(
        'The issuer’s certificate (Middle) is missing. Some clients refuse to connect without it.',
      );
      expect(read).toHaveTextContent(/Valid from.*not valid yet/);
      expect(read).not.toHaveTextContent('Issuer expires');
      const field = form.getByLabelText('Certificate', { selector: 'textarea' });
      await user.click(field);
      await user.paste(middle.certificate);
      await waitFor(() =>
        expect(read).toHaveTextContent(/Issuer expiresMiddle: .*expires in 10 days/),
      );
      expect(read).not.toHaveTextContent('is missing');
    });

    test('in the wrong order it is told as that, sorted, and sent in order', async () => {
      const site = makeCertificate(['www.example.org'], { by: middle });
      const { user, form, save, closed, row } = await pasted(
        `${middle.certificate}${site.certificate}`,
        site.key,
      );
      const words = 'The first certificate is Middle; put the one for www.example.org first';
      expect(form.getByText(words)).toBeVisible();
      await save();
      expect(
        form.getByLabelText('Certificate', { selector: 'textarea' }),
      ).toHaveAccessibleDescription(expect.stringContaining(words) as string);
      expect(form.queryByText('This private key belongs to another certificate')).toBeNull();
      await user.click(form.getByRole('button', { name: 'Sort certificates' }));
      expect(form.queryByText(words)).toBeNull();
      expect(form.getByText('www.example.org → Middle')).toBeVisible();
      expect(form.getByLabelText('Certificate', { selector: 'textarea' })).toHaveValue(
        `${site.certificate}${middle.certificate}`,
      );
      await save();
      await closed();
      expect(row().certificate?.subject).toBe('www.example.org');
    });

    test.each([
      [
        'has ended',
        'Use an expired certificate?',
        { from: new Date(0), until: new Date(DAY) },
        /Browsers will refuse to connect/,
      ],
      [
        'is not valid yet',
        'Use a certificate that is not valid yet?',
        { from: new Date(Date.now() + DAY) },
        /HTTPS until then/,
      ],
    ])('one that %s is saved only after a question', async (_, question, dates, words) => {
      const site = makeCertificate(['www.example.org'], dates);
      const { user, save, closed, sent } = await pasted(site.certificate, site.key);
      await save();
      const asked = await dialog(question);
      expect(asked.getByText(words)).toBeVisible();
      await user.click(asked.getByRole('button', { name: 'Cancel' }));
      expect(sent()).toEqual([]);
      await save();
      const again = await dialog(question);
      await user.click(again.getByRole('button', { name: 'Use certificate' }));
      await closed();
      expect(sent()).toEqual(['PUT /1.0/load_balancers/lba-soon1']);
    });
  });

  test('a certificate is switched to Let’s Encrypt, after what is known of its domains', async () => {
    const { user, form, save, closed, row } = await open('lba-paper');
    await user.click(form.getByRole('radio', { name: "Let's Encrypt" }));
    expect(form.getByText(/^No cloud IP is mapped yet\./)).toBeVisible();
    await save();
    expect(await form.findByText('Please enter at least one domain')).toBeVisible();
    await user.type(form.getByLabelText('Domain'), 'papers.example.com');
    await waitFor(() => expect(form.queryByText('Please enter at least one domain')).toBeNull());
    await save();
    await closed();
    expect(row().certificate).toBeNull();
    expect(row().acme?.domains.map(({ identifier }) => identifier)).toEqual(['papers.example.com']);
  });

  test('it opens at the method that is in use', async () => {
    const { form } = await open('lba-front');
    await waitFor(() => expect(form.getByRole('radio', { name: "Let's Encrypt" })).toHaveFocus());
  });

  test('an invalid domain is told while it is among the domains', async () => {
    const { form } = await open('lba-block');
    expect(
      form.getByText(
        'Cannot issue an ACME certificate because domain(s) blog.example.invalid are invalid',
      ),
    ).toBeVisible();
  });

  test('removing it asks first, and clears all of it', async () => {
    const { user, form, save, closed, row, sent } = await open('lba-front');
    await user.click(form.getByRole('radio', { name: 'None' }));
    await save();
    const asked = await dialog(/^Remove HTTPS from front/);
    expect(asked.getByText('HTTP requests won’t redirect to HTTPS.')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    await save();
    await user.click(
      (await dialog(/^Remove HTTPS from front/)).getByRole('button', { name: 'Remove HTTPS' }),
    );
    await closed();
    expect(row()).toMatchObject({ https_redirect: false, certificate: null });
    expect(row().acme?.domains).toEqual([]);
    expect(row().listeners.map(({ protocol }) => protocol)).toEqual(['http']);
  });

  test('with HTTPS listeners alone it stays', async () => {
    const { form } = await open('lba-soon1');
    const words =
      "HTTPS can't be disabled for this Load Balancer as it currently only has HTTPS listeners";
    expect(form.getAllByText(words)[0]).toBeVisible();
    expect(form.getByRole('radio', { name: /^None/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test('the first HTTPS brings a listener from 443 to 80', async () => {
    const { user, form, save, closed, row } = await open('lba-queue');
    await user.click(form.getByRole('radio', { name: "Let's Encrypt" }));
    await user.type(form.getByLabelText('Domain'), 'queue.example.com');
    await save();
    await closed();
    expect(row().listeners.at(-1)).toEqual({
      protocol: 'https',
      in: 443,
      out: 80,
      timeout: 50_000,
      proxy_protocol: null,
    });
  });
});

test.each([
  ['lba-creat', 'This load balancer is still being created'],
  ['lba-faild', 'This load balancer has failed'],
])('%s is not edited: %s', async (id, words) => {
  const { form } = await openEditor(id, 'listeners/', 'Listeners');
  expect(form.getByText(words)).toBeVisible();
});
