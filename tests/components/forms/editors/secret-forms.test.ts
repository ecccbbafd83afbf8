import { expect, test } from 'vitest';
import { readSources } from '../../../architecture/read-sources';

/**
 * Signs of a form that asks for or sends secrets, cards or money. A form must keep none of these.
 */
const SECRET =
  /<(?:PasswordField|NewPasswordFields|CardInput)\b|one-time-code|\b(?:chargeCard|saveCard|changePassword|completeTwoFactor|disableTwoFactor)Call\(/u;

const forms = Object.entries(readSources(['src/screens', 'src/components'])).filter(([, text]) =>
  /\buseSave[<(]/u.test(text),
);
const secret = forms.filter(([, text]) => SECRET.test(text));

test('forms with secrets and payments are found', () => {
  const names = secret.map(([path]) => path.split('/').at(-1));
  expect(names).toEqual(
    expect.arrayContaining(['take-payment.tsx', 'save-card.tsx', 'change-password.tsx']),
  );
});

test.each(secret)('%s keeps nothing: no draft, and nothing for another try', (_, text) => {
  expect(text).toMatch(/\bisSecret: true,/u);
});
