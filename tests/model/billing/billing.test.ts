import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBilling } from '@/model/billing/billing';
import { isOverdue } from '@/model/billing/invoices';
import { readPaymentStep } from '@/model/billing/card';

const INVOICE = {
  id: 'inv-00001',
  number: 'INV-1',
  createdOn: '2026-10-19',
  dueOn: '2026-11-02',
  total: '179.05',
  balance: '79.05',
  status: 'UNPAID',
  downloadUrl: 'https://api.example.com/invoices/inv-00001',
};
const CARD = {
  id: 'card-1',
  type: 'visa',
  name: 'D Demo',
  number: '•••• 4242',
  expiresOn: '2029-01',
};
const BILLING = {
  currentBalance: '-17.14',
  billingMethod: CARD,
  signupCredit: '17.14',
  nextBillingDate: '2026-12-01',
  invoices: [INVOICE],
  billingActivity: {
    totalAmount: '7.25',
    categories: [
      {
        name: 'Cloud Servers',
        items: [{ amount: 529, name: 'srv-aaaaa', label: 'SSD 1GB', price: '7.25' }],
      },
    ],
  },
};

test('sums are read from their decimal text, and statuses in small letters', () => {
  expect(readBilling(BILLING)).toEqual({
    balance: -17.14,
    card: CARD,
    signupCredit: 17.14,
    nextBillingDate: '2026-12-01',
    invoices: [{ ...INVOICE, total: 179.05, balance: 79.05, status: 'unpaid' }],
    dropped: [],
    usage: {
      total: 7.25,
      categories: [
        {
          name: 'Cloud Servers',
          items: [{ amount: 529, name: 'srv-aaaaa', label: 'SSD 1GB', price: 7.25 }],
        },
      ],
    },
  });
});

test.each(['currentBalance', 'billingMethod', 'signupCredit', 'nextBillingDate', 'invoices'])(
  'a %s that cannot be read costs no other',
  (field) => {
    const read = readBilling({ ...BILLING, [field]: 7 })!;
    const whole = readBilling(BILLING)!;
    const names = Object.keys(whole).filter(
      (name) =>
        JSON.stringify(Reflect.get(read, name)) !== JSON.stringify(Reflect.get(whole, name)),
    );
    expect(names).toHaveLength(1);
    expect(Reflect.get(read, names[0]!)).toBeUndefined();
  },
);

test('a field of an invoice or the card that cannot be read is named there', () => {
  const { invoices, card } = readBilling({
    ...BILLING,
    invoices: [{ ...INVOICE, total: 179.05, downloadUrl: 'javascript:alert(1)' }],
    billingMethod: { ...CARD, expiresOn: '01/29' },
  })!;
  expect(invoices).toEqual([
    expect.objectContaining({ balance: 79.05, unreadable: ['total', 'downloadUrl'] }),
  ]);
  expect(invoices?.[0]).not.toHaveProperty('downloadUrl');
  expect(card).toMatchObject({ number: '•••• 4242', unreadable: ['expiresOn'] });
});

test('an invoice without an id is dropped, and told by its number', () => {
  const { invoices, dropped } = readBilling({
    ...BILLING,
    invoices: [INVOICE, { ...INVOICE, id: null }, 'INV-3'],
  })!;
  expect(invoices).toHaveLength(1);
  expect(dropped).toEqual(['INV-1', undefined]);
});

test('no JSON breaks the reading', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(...Object.keys(BILLING)), (given, field) => {
      expect(() => readBilling({ ...BILLING, [field]: given })).not.toThrow();
      expect(() => readBilling(given)).not.toThrow();
      expect(() => readPaymentStep(given)).not.toThrow();
    }),
  );
});

test('an invoice is overdue once its day is past, as long as something is left', () => {
  const invoice = { id: 'inv-00001', dueOn: '2026-11-02', balance: 0.01 };
  const late = Date.parse('2026-11-03T00:00:00Z');
  expect(isOverdue(invoice, late)).toBe(true);
  expect(isOverdue(invoice, late - 1)).toBe(false);
  expect(isOverdue({ ...invoice, balance: 0 }, late)).toBe(false);
  expect(isOverdue({ id: 'inv-00001', balance: 1 }, late)).toBe(false);
});

test.each([
  '/\\evil.invalid',
  '//evil.invalid/',
  '/\t/evil.invalid',
  '/\\/evil.invalid',
  'https://',
])(
  'a link of an invoice that looks like the panel’s own and leads elsewhere is none: %j',
  (downloadUrl) => {
    const { invoices } = readBilling({ ...BILLING, invoices: [{ ...INVOICE, downloadUrl }] })!;
    expect(invoices?.[0]).not.toHaveProperty('downloadUrl');
    expect(invoices?.[0]?.unreadable).toEqual(['downloadUrl']);
  },
);

test.each(['/invoices/1?x=//y', 'https://billing.example.com/1'])(
  'a path of the panel’s own host and an address of the web are links: %s',
  (downloadUrl) => {
    const { invoices } = readBilling({ ...BILLING, invoices: [{ ...INVOICE, downloadUrl }] })!;
    expect(invoices?.[0]).toMatchObject({ downloadUrl });
  },
);

test('a sum past all numbers is not read', () => {
  expect(readBilling({ ...BILLING, currentBalance: '9'.repeat(400) })?.balance).toBeUndefined();
});
