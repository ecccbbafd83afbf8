import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { selectRecordStatus } from '@/store/resources/resources-selectors';
import type { ScreenOptions } from '../open-screens';
import { withoutPrices } from '../without-prices';
import { balancerPath, BALANCERS, openBalancers } from './open-load-balancers';

async function openDetail(id: string, name: string, options: Partial<ScreenOptions> = {}) {
  const page = await openBalancers({ at: balancerPath(id), ...options });
  await screen.findByRole('heading', { level: 1, name });
  await waitFor(() =>
    expect(selectRecordStatus(page.store.getState(), 'load_balancer', id).full).toBe(true),
  );
  return page;
}

const card = (name: string) => within(screen.getByRole('region', { name }));
const setting = (label: string) =>
  card('Settings').getByText(label, { selector: 'dt' }).nextElementSibling;

/** Each domain with what is said of it. */
const domains = () =>
  within(screen.getByRole('list', { name: 'Domains' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('what the page of a load balancer tells', () => {
  test('every field', async () => {
    await openDetail('lba-front', 'front');
    const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(crumbs).getByRole('link', { name: 'Load Balancers' })).toHaveAttribute(
      'href',
      BALANCERS,
    );
    expect(setting('Policy')).toHaveTextContent('Least connections');
    expect(setting('Health check')).toHaveTextContent('HTTP / on port 80');
    expect(setting('HTTPS')).toHaveTextContent("Let's Encrypt");
    expect(setting('HTTPS redirect')).toHaveTextContent('yes');
    expect(setting('Minimum TLS')).toHaveTextContent('TLSv1.2');
    expect(card('Servers').getByRole('link', { name: 'web-1' })).toBeVisible();
    const certificate = card('Certificate');
    expect(certificate.getByText('Certificate for').nextElementSibling).toHaveTextContent(
      'www.example.com',
    );
    expect(certificate.getByText(/^3f:9a:11/)).toBeVisible();
  });

  test('an uploaded certificate has its issuer, subject, names, dates and fingerprint', async () => {
    await openDetail('lba-soon1', 'tickets');
    const certificate = card('Certificate');
    const told = (label: string) =>
      certificate.getByText(label, { selector: 'dt' }).nextElementSibling;
    expect(told('Issuer')).toHaveTextContent('Example Certificate Authority');
    expect(told('Subject')).toHaveTextContent('tickets.example.com');
    expect(told('Names')).toHaveTextContent('tickets.example.com');
    expect(told('Valid from')).toHaveTextContent(/ago/);
    expect(told('Expires')).toHaveTextContent('expires in 10 days');
    expect(told('Fingerprint')).toHaveTextContent(/^[\da-f:]{59}/);
    expect(screen.queryByRole('list', { name: 'Domains' })).toBeNull();
  });

  test('timeouts are seconds, older protocols and a proxy protocol are shown', async () => {
    await openDetail('lba-socke', 'sockets');
    const rows = within(screen.getByRole('table', { name: 'Listeners' })).getAllByRole('row');
    expect(rows.slice(1).map((one) => one.textContent)).toEqual([
      'HTTP+WS80 → 8050 snone',
      'HTTPS+WSS443 → 8086,400 snone',
      'TCP25 → 252550 sv1',
    ]);
  });

  test('charts of its connections, responses, requests and traffic', async () => {
    await openDetail('lba-front', 'front');
    const metrics = card('Metrics');
    expect(await metrics.findByRole('button', { name: /^In .*B\/s$/ })).toBeVisible();
    for (const label of ['1xx', '2xx', '3xx', '4xx', '5xx']) {
      expect(metrics.getByRole('button', { name: new RegExp(`^${label} .*/s$`) })).toBeVisible();
    }
    for (const title of ['Connections', 'HTTP responses', 'Request rate', 'Traffic']) {
      expect(metrics.getByRole('heading', { name: title })).toBeVisible();
    }
    expect(metrics.getByRole('button', { name: /^Out .*B\/s$/ })).toBeVisible();
  });

  test('what it costs, with its addresses; without a price list n/a, and why', async () => {
    await openDetail('lba-front', 'front');
    const total = () =>
      card('Cost')
        .getByText(/^Total/)
        .closest('div');
    await waitFor(() => expect(total()).toHaveTextContent(/an hour£22\.00$/));
  });

  test('without a price list it says n/a, and why', async () => {
    await openDetail('lba-queue', 'lba-queue', { prepare: withoutPrices });
    await waitFor(() =>
      expect(card('Cost').getAllByText(/^n\/a/)[0]).toHaveTextContent(
        'Pricing information for this item is currently unavailable.',
      ),
    );
  });
});

describe('what becomes of its domains', () => {
  test('one that is valid, and one whose last look has failed', async () => {
    await openDetail('lba-front', 'front');
    expect(domains()).toEqual([
      'www.example.comvalid',
      'shop.example.comfailingThe domain does not resolve to this load balancer yet',
    ]);
  });

  test('an invalid one blocks the others, which is said above them', async () => {
    await openDetail('lba-block', 'blog');
    expect(domains()).toEqual([
      'blog.example.comblocked',
      'news.example.comblocked',
      'blog.example.invalidinvalidDNS problem: NXDOMAIN looking up blog.example.invalid',
    ]);
    expect(
      screen.getByText(
        'Cannot issue an ACME certificate because domain(s) blog.example.invalid are invalid',
      ),
    ).toBeVisible();
    expect(screen.getByText('No certificate yet.')).toBeVisible();
  });

  test('those that nobody has looked at, that wait, that have failed', async () => {
    await openDetail('lba-hopes', 'new-shop');
    expect(domains()).toEqual([
      'unchecked.example.comuncheckedNot checked yet',
      'pending.example.compending',
      'failed.example.comfailingTimeout during connect (likely firewall problem)',
      'shop.example.comvalid',
    ]);
    expect(screen.getByText(/^No cloud IP is mapped, so the domains can’t resolve/)).toBeVisible();
  });

  test('after the end of their certificate they are expired', async () => {
    await openDetail('lba-lapse', 'archive');
    expect(domains()).toEqual([
      'archive.example.comexpiredIts certificate has expired and wasn’t renewed',
    ]);
    expect(screen.getByText('This load balancer’s certificate expired 3 days ago')).toBeVisible();
  });
});

test.each([
  ['lba-faild', 'broken', 'This load balancer has failed'],
  ['lba-falte', 'faltering', 'This load balancer is failing'],
  ['lba-going', 'leaving', 'This load balancer is being deleted'],
  ['lba-paper', 'papers', 'This load balancer is locked'],
  ['lba-soon1', 'tickets', 'This load balancer’s certificate expires in 10 days'],
])('%s says what is the matter', async (id, name, words) => {
  await openDetail(id, name);
  expect(screen.getByText(words, { selector: 'strong' })).toBeVisible();
});

test('a failed one leads to support, which is told which one', async () => {
  await openDetail('lba-faild', 'broken');
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute(
    'href',
    '/accounts/acc-demo1/support/?p=Load+Balancer+lba-faild+has+failed',
  );
});

test('a failed one has no empty charts: one line says why nothing is measured', async () => {
  await openDetail('lba-faild', 'broken');
  expect(await screen.findByText(/: the load balancer is not running$/)).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
});

test('to one that is being deleted no cloud IP is mapped, which says why', async () => {
  await openDetail('lba-going', 'leaving');
  expect(screen.getByRole('button', { name: 'Map a cloud IP…' })).toHaveAccessibleDescription(
    'This Load Balancer is being deleted',
  );
});

test('one that is being made has a bar, and is not edited', async () => {
  await openDetail('lba-creat', 'being-made');
  expect(screen.getByRole('progressbar', { name: 'Creating being-made' })).toBeVisible();
  expect(screen.getByText(/This takes about 30 seconds|than the usual 30 seconds/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit Policy' })).toHaveAccessibleDescription(
    'This load balancer is still being created',
  );
});

test('without HTTPS there is no redirect to it, which says why', async () => {
  await openDetail('lba-queue', 'lba-queue');
  expect(screen.getByRole('button', { name: 'Edit HTTPS redirect' })).toHaveAccessibleDescription(
    'Set up HTTPS before redirecting to it',
  );
  expect(screen.queryByRole('region', { name: 'Certificate' })).toBeNull();
});

test('deleting names the cloud IP that becomes unmapped', async () => {
  const { user, sent } = await openDetail('lba-front', 'front');
  await user.click(screen.getByRole('button', { name: 'Actions for front' }));
  await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
  const asked = within(await screen.findByRole('dialog'));
  expect(asked.getByText(/^Its cloud IP [\d.]+ stays and becomes unmapped\.$/)).toBeVisible();
  await user.type(asked.getByRole('textbox'), 'delete');
  await user.click(asked.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent()).toContain('DELETE /1.0/load_balancers/lba-front'));
});
