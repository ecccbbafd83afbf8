import { makeCertificate } from './certificate';
import { expect, test } from './fixtures';
import { answerDialog, arrive, dialog, expectHeading } from './steps';

const balancers = '/accounts/acc-demo1/load_balancers/';

test('a new balancer has a domain that fails and one that is valid; a certificate takes their place, then goes', async ({
  page,
  staging,
}) => {
  test.slow();
  await arrive(page, staging, `${balancers}add/`);
  await page.getByRole('textbox', { name: /^Name/u }).fill('shop');
  await page.getByRole('searchbox').fill('web-');
  await page.getByRole('checkbox', { name: /^web-1/u }).check();
  await page.getByRole('checkbox', { name: /^web-2/u }).check();
  await page.getByRole('checkbox', { name: 'Redirect HTTP to HTTPS' }).check();
  await page.getByRole('button', { name: 'Create load balancer' }).click();
  await expect(page.getByText('Set up HTTPS before redirecting to it')).toBeInViewport();
  await expect(page.getByRole('checkbox', { name: 'Redirect HTTP to HTTPS' })).toBeFocused();
  await page.getByText("Let's Encrypt", { exact: true }).click();
  await page.getByRole('textbox', { name: 'Domain' }).fill('shop.example.com');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByRole('textbox', { name: 'Domain' }).nth(1).fill('failed.example.com');
  await page.getByText('An existing cloud IP').click();
  await page
    .getByRole('region', { name: 'Cloud IP', exact: true })
    .getByRole('radio', { name: /^109\./u })
    .first()
    .check();
  await page.getByRole('button', { name: 'Create load balancer' }).click();
  await expectHeading(page, 'shop');
  await expect(page.getByRole('region', { name: 'Servers' }).getByRole('link')).toHaveCount(3);
  // The cloud IP and what becomes of the domains follow by events.
  await expect(
    page.getByRole('region', { name: 'Cloud IPs' }).getByRole('link', { name: /^109\./u }),
  ).toBeVisible();
  const domains = page.getByRole('list', { name: 'Domains' });
  await expect(domains).toContainText('shop.example.comvalid');
  await expect(domains).toContainText('failed.example.comfailingTimeout during connect');

  await page.getByRole('link', { name: 'Edit HTTPS', exact: true }).click();
  await dialog(page).getByText('Uploaded certificate').click();
  const made = makeCertificate(['www.example.com', 'shop.example.com']);
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/x-pem-file',
    buffer: Buffer.from(text),
  });
  await dialog(page)
    .getByLabel('Choose certificate file')
    .last()
    .setInputFiles(file('www.pem', made.certificate));
  await expect(dialog(page).getByText('www.example.com and shop.example.com')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await dialog(page)
    .getByLabel('Choose private key file')
    .last()
    .setInputFiles(file('www.key', made.key));
  await answerDialog(page, 'Save');
  const certificate = page.getByRole('region', { name: 'Certificate' });
  await expect(page.getByText('Uploaded certificate').first()).toBeVisible();
  await expect(certificate).toContainText('www.example.com and shop.example.com');
  await expect(page.getByText(/^This load balancer’s certificate expires in/u)).toBeVisible();

  await page.getByRole('link', { name: 'Edit HTTPS', exact: true }).click();
  await dialog(page).getByText('None', { exact: true }).click();
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Remove HTTPS' }).click();
  await expect(certificate).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Edit HTTPS redirect' }),
  ).toHaveAccessibleDescription('Set up HTTPS before redirecting to it');
});
