import { readdirSync, readFileSync } from 'node:fs';
import {
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { readBilling } from '@/model/billing/billing';
import { OPERATIONS } from '@/model/report/graphql';
import { createRedactor } from '@/model/report/redact';
import { exchange, told as toldOf } from './told';

const FOLDER = 'src/provider/graphql/';

const definitions = readdirSync(FOLDER)
  .filter((file) => file.endsWith('-operations.ts'))
  .flatMap((file) =>
    Array.from(readFileSync(FOLDER + file, 'utf8').matchAll(/graphql\(\s*`([^`]+)`/gu)),
  )
  .flatMap(([, text = '']) => parse(text).definitions);

/** Every operation that the panel sends. */
const operations = definitions
  .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  .map((operation) => [operation.name?.value ?? '', operation] as const);

const fragments = new Map(
  definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .map((fragment) => [fragment.name.value, fragment]),
);

/** The fields of a selection, those of the fragments in it too. */
function fieldsOf({ selectionSet }: { selectionSet?: SelectionSetNode | undefined }): FieldNode[] {
  return (selectionSet?.selections ?? []).flatMap((each) => {
    if (each.kind === Kind.FIELD) return [each];
    return each.kind === Kind.FRAGMENT_SPREAD ? fieldsOf(fragments.get(each.name.value)!) : [];
  });
}

/** An answer with all that is asked for, each list with one item. */
function answerOf(node: FieldNode | OperationDefinitionNode): unknown {
  const fields = fieldsOf(node);
  if (fields.length === 0) return null;
  return Object.fromEntries(fields.map((field) => [field.name.value, answerOf(field)]));
}

function keysOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return Object.fromEntries(Object.entries(value).map(([key, below]) => [key, keysOf(below)]));
}

/** As a list with that one item, where lists are. */
function listed(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => {
      const isList =
        /^(?:series|databaseEngines|versions|invoices|categories|items|accountSearch)$/u;
      return [key, isList.test(key) ? [listed(below)] : listed(below)];
    }),
  );
}

const asked = (operation: string, body: unknown) =>
  ({
    api: 'graphql',
    method: 'POST',
    path: '/kiosk',
    operation,
    text: JSON.stringify(body),
  }) as const;

const told = (operation: string, body: unknown, variables?: Record<string, unknown>) =>
  createRedactor().call(exchange({ ...asked(operation, body), variables }));

/** Left out of reports: the address of a search result may contain anything. */
const LEFT_OUT = new Set(['AccountSearch.url']);

function withoutLeftOut(name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each: unknown) => withoutLeftOut(name, each));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !LEFT_OUT.has(`${name}.${key}`))
      .map(([key, below]) => [key, withoutLeftOut(name, below)]),
  );
}

const isSecret = ([name]: readonly [string, unknown]): boolean =>
  OPERATIONS[name]?.data === 'secret';

test.each(operations.filter(isSecret))('nothing of the answer of %s is told', (name, operation) => {
  const { answer, withheld } = told(name, { data: listed(answerOf(operation)) });
  expect([answer, withheld]).toEqual([undefined, 'secret']);
});

test.each(operations.filter((each) => !isSecret(each)))(
  'all that %s asks for is classified',
  (name, operation) => {
    const data = listed(answerOf(operation));
    expect(keysOf(told(name, { data }).answer)).toEqual(
      keysOf({ data: withoutLeftOut(name, data) }),
    );
  },
);

describe.each(operations)('the operation %s', (name, operation) => {
  test('has variables told of queries alone, and no typed term', () => {
    const given = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable }) => [
        variable.name.value,
        'acc-demo1',
      ]),
    );
    const expected = Object.keys(given).filter((each) => each !== 'term');
    const { variables } = told(name, {}, given);
    const isQuery = operation.operation === 'query';
    expect(Object.keys(variables ?? {})).toEqual(isQuery ? expected : []);
  });
});

test('what a secret operation is refused with is told', () => {
  const errors = [{ message: 'Code jane is wrong', extensions: { code: 'INVALID_TOTP' } }];
  const { answer, withheld } = told('CompleteTwoFactorEnrolment', { data: null, errors });
  expect(withheld).toBeUndefined();
  expect(answer).toMatchObject({ errors: [{ extensions: { code: 'INVALID_TOTP' } }] });
  expect(JSON.stringify(answer)).not.toContain('jane');
});

test.each(operations)('what %s is refused with says nothing again that was sent', (name) => {
  const errors = ['The uid e56bd593-472b is wrong'];
  const text = JSON.stringify({ error_name: 'not_found', errors });
  const refused = toldOf({ ...asked(name, {}), status: 500, text }, true);
  expect(refused.answer).toEqual({ error_name: 'not_found', errors: ['redacted'] });
});

describe('billing', () => {
  const billing = {
    currentBalance: '18.20',
    billingMethod: {
      id: 'pm-1',
      type: 'visa',
      name: 'Jane Doe',
      number: '4242',
      expiresOn: '2031-11',
    },
    signupCredit: null,
    nextBillingDate: '2026-12-01',
    invoices: [
      { id: '1', number: 'INV-1', createdOn: '2026-11-01', total: 7, downloadUrl: '/signed?x=1' },
      { id: 2, number: 'INV-2' },
    ],
    billingActivity: {
      totalAmount: '3.10',
      categories: [
        {
          name: 'Servers',
          items: [
            { amount: 1.5, name: 'srv-abcde', label: '2gb.ssd', price: '1.00' },
            { amount: 1, name: 'web of Jane', label: 'x', price: '2.10' },
          ],
        },
      ],
    },
  };
  const redacted = (): unknown => {
    const { answer } = toldOf(asked('Billing', { data: { billing } }), true);
    return (answer as { data: { billing: unknown } }).data.billing;
  };

  test('tells that there is a card, and nothing of it', () => {
    expect(redacted()).toMatchObject({
      billingMethod: {
        id: 'card',
        type: 'card',
        name: 'Cardholder',
        number: '•••• 0000',
        expiresOn: '2099-12',
      },
    });
  });

  test('is read as it was, but for the card and the addresses of invoices', () => {
    const [told, was] = [readBilling(redacted()), readBilling(billing)];
    expect({ ...told, card: undefined, invoices: undefined }).toEqual({
      ...was,
      card: undefined,
      invoices: undefined,
    });
    expect(told?.invoices).toEqual(
      was?.invoices?.map((each) => ({ ...each, downloadUrl: 'https://redacted.invalid/' })),
    );
  });
});
