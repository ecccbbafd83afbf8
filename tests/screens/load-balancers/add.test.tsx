import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { selectToasts } from '@/store/toasts/toasts-slice';
import { makeCertificate } from '../../../e2e/certificate';
import type { ScreenOptions } from '../open-screens';
import { BALANCERS, openBalancers } from './open-load-balancers';
import { mapElsewhere } from '../../components/record-page/cloud-ips/map-elsewhere';

const ADD = `${BALANCERS}add/`;

async function openAdd(options: Partial<ScreenOptions> = {}) {
  const page = await openBalancers({ at: ADD, ...options });
  const form = within(await screen.findByRole('form'));
  const create = () => page.user.click(form.getByRole('button', { name: 'Create load balancer' }));
  const chooseSpare = async () => {
    await page.user.click(form.getByRole('radio', { name: 'An existing cloud IP' }));
    const { public_ipv4: address } = page.provider.world.cloud_ip.need('cip-spare');
    const name = new RegExp(`^${address ?? ''}`);
    await page.user.click(await form.findByRole('radio', { name }));
  };
  return { ...page, form, create, chooseSpare };
}

test('one with two servers and Let’s Encrypt, to which a free cloud IP is mapped after it', async () => {
  const { user, form, create, sent, router, provider } = await openAdd();
  await user.type(form.getByLabelText(/^Name/), 'shop');
  await user.type(await form.findByRole('searchbox'), 'web-');
  await user.click(await form.findByRole('checkbox', { name: /^web-1/ }));
  await user.click(form.getByRole('checkbox', { name: /^web-2/ }));
  await user.click(form.getByRole('radio', { name: "Let's Encrypt" }));
  expect(form.getByText(/^No cloud IP is mapped yet\./)).toBeVisible();
  await create();
  expect(await form.findByText('Please enter at least one domain')).toBeVisible();
  await user.type(form.getByLabelText('Domain'), 'shop.example.com');
  await user.click(form.getByRole('radio', { name: 'An existing cloud IP' }));
  const [free] = await within(form.getByRole('region', { name: 'Cloud IP' })).findAllByRole(
    'radio',
    { name: /^109\./ },
  );
  await user.click(free!);
  // By its address, as one has to enter it where the domain is kept.
  expect(form.getByText(/^Each domain must resolve to 109\.[\d.]+( or \S+)? to get/)).toBeVisible();
  await create();
  await waitFor(() =>
    expect(router.state.location.pathname).toMatch(/\/load_balancers\/lba-\w{5}\/$/),
  );
  expect(sent()[0]).toBe('POST /1.0/load_balancers');
  expect(sent()[1]).toMatch(/^POST \/1\.0\/cloud_ips\/cip-\w{5}\/map$/);
  const made = provider.world.load_balancer.all().find(({ name }) => name === 'shop');
  expect(made).toMatchObject({ nodes: ['srv-web01', 'srv-web02'] });
  expect(made?.listeners.map(({ protocol }) => protocol)).toEqual(['http', 'https']);
});

test('a cloud IP that was mapped meanwhile says so, in both of its sentences', async () => {
  const { form, create, chooseSpare, sent, provider, store } = await openAdd();
  await chooseSpare();
  await mapElsewhere({ provider, store }, form);
  await create();
  expect(await form.findByText('cip-spare has already been mapped elsewhere')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('a balancer whose cloud IP is refused stands, and says so', async () => {
  const refused = HttpResponse.json({ errors: ['Cloud IP is not unmapped'] }, { status: 409 });
  const { create, chooseSpare, router, store } = await openAdd({
    prepare: ({ server }) => server.use(http.post('*/1.0/cloud_ips/cip-spare/map', () => refused)),
  });
  await chooseSpare();
  await create();
  await waitFor(() => expect(router.state.location.pathname).toMatch(/\/lba-\w{5}\/$/));
  expect(selectToasts(store.getState()).map(({ message }) => message)).toContain(
    'The load balancer was created, but its cloud IP couldn’t be mapped.',
  );
});

test('a redirect without HTTPS is refused', async () => {
  const { user, form, create, sent } = await openAdd();
  await user.click(form.getByRole('checkbox', { name: 'Redirect HTTP to HTTPS' }));
  await create();
  expect(await form.findByText('Set up HTTPS before redirecting to it')).toBeVisible();
  expect(sent()).toEqual([]);
});

test('an HTTPS listener without certificate and domains is told before it is sent', async () => {
  const { user, form, create, sent } = await openAdd();
  await user.selectOptions(form.getByLabelText('Protocol'), 'https');
  await create();
  const words = 'Set up HTTPS before adding an HTTPS listener';
  expect(await form.findByText(words)).toBeVisible();
  expect(sent()).toEqual([]);
});

describe('an uploaded certificate', () => {
  async function paste(made: { certificate: string; key: string }) {
    const page = await openAdd();
    const { user, form } = page;
    await user.click(form.getByRole('radio', { name: 'Uploaded certificate' }));
    await user.click(form.getByLabelText('Certificate', { selector: 'textarea' }));
    await user.paste(made.certificate);
    await user.click(form.getByLabelText('Private key'));
    await user.paste(made.key);
    await form.findByRole('region', { name: 'Certificate details' });
    return page;
  }

  test('its key is in no draft while it is in the form, and gone once it is sent', async () => {
    const made = makeCertificate(['www.example.com']);
    const { create, router, store } = await paste(made);
    const secret = (made.key.split('\n')[1] ?? '-').slice(0, 40);
    const isKept = (text: string) =>
      JSON.stringify([sessionStorage, localStorage, store.getState()]).includes(text);
    // The certificate is kept as the rest of the form is: so the draft has been written.
    await waitFor(() => expect(isKept('BEGIN CERTIFICATE')).toBe(true));
    expect(isKept(secret)).toBe(false);
    await create();
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/lba-\w{5}\/$/));
    expect(isKept(secret)).toBe(false);
  });

  test('that has ended is asked about before a balancer is made with it', async () => {
    const made = makeCertificate(['www.example.com'], { from: new Date(0), until: new Date(1e9) });
    const { user, create, sent, router } = await paste(made);
    await create();
    const asked = within(
      await screen.findByRole('dialog', { name: 'Use an expired certificate?' }),
    );
    expect(sent()).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Use certificate' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/\/lba-\w{5}\/$/));
    expect(sent()).toEqual(['POST /1.0/load_balancers']);
  });
});

test('where the other is not there, that is said', async () => {
  await openAdd({ at: `${ADD}?similar=lba-nope1` });
  const note = await screen.findByText(/wasn’t found, so nothing is copied from it\.$/u);
  expect(note).toHaveTextContent('lba-nope1');
});

test('create similar begins with what the other has', async () => {
  const { form } = await openAdd({ at: `${ADD}?similar=lba-long1` });
  expect(form.getByLabelText('Policy')).toHaveValue('round-robin');
  const https = within(form.getByRole('radiogroup', { name: 'HTTPS' }));
  expect(https.getByRole('radio', { name: 'None' })).toBeChecked();
});

test('at the limit none is created, with the way to more', async () => {
  const { form } = await openAdd({
    prepare: ({ provider }) => {
      provider.world.account.patch('acc-demo1', { load_balancers_limit: 1 });
    },
  });
  const [full] = await screen.findAllByText('Your account has no more Load Balancers left');
  expect(full).toBeVisible();
  expect(form.getByRole('link', { name: 'Request increase' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/settings\/increase\/load_balancer\/\?more=1$/),
  );
});

test('what it costs, and the form as text', async () => {
  const { user, form } = await openAdd();
  await waitFor(() => expect(form.getByLabelText('Total')).toHaveTextContent('£20.00'));
  await user.click(form.getByRole('button', { name: 'Show' }));
  expect(await form.findByDisplayValue(/curl -X POST [^]*\/1\.0\/load_balancers/)).toBeVisible();
});
