import { expect, test } from 'vitest';
import { demo, signedIn, standing } from '../client';

test('the outbox shows each mail with its link to the panel, the newest first', async () => {
  const { client, provider } = await signedIn();
  provider.panel = 'http://panel.test';
  const team = `/1.0/collaborations?${demo}`;
  await client.post(team, { email: 'first@example.com' });
  await client.post(team, { email: '<b>@example.com' });
  const { headers, text } = await outbox(client);
  expect(headers.get('content-type')).toContain('text/html');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(text).toContain(
    '<a href="http://panel.test/signup?email=first%40example.com">http://panel.test/signup?email=first%40example.com</a>',
  );
  expect(text).not.toContain('<b>');
  expect(text.indexOf('&lt;b&gt;@example.com')).toBeLessThan(text.indexOf('first@example.com'));
});

test('an empty outbox says so, to anybody', async () => {
  expect((await outbox(standing().client)).text).toContain('No mail has been sent yet.');
});

const outbox = (client: ReturnType<typeof standing>['client']) => client.get('/outbox');
