import { entryOf } from '@/lib/values';
import { type Chart, CHARTS } from '@/model/metrics/charts';
import {
  boolean,
  type Class,
  type Classes,
  email,
  fields,
  handle,
  id,
  idOrName,
  kept,
  label,
  list,
  name,
  number,
  ofOwn,
  plain,
  REDACTED,
  secret,
  text,
  time,
  word,
} from './classes';
import { messages, type RawRequest, type Reported } from './reported';
import type { Pseudonyms } from './pseudonyms';

interface Operation {
  readonly variables?: Classes;
  readonly data: Classes | 'secret';
}

const money = kept(/^-?\d{1,9}(?:\.\d{1,4})?$/u);

const period: Classes = { accountId: id, startDate: time, endDate: time };

const SERIES: ReadonlySet<string> = new Set(
  Object.values(CHARTS).flatMap((charts: readonly Chart[]) =>
    charts.flatMap(({ series: names }) => names.map(([name]) => name)),
  ),
);

const series = ofOwn((given) => (SERIES.has(given) ? given : REDACTED));

const card = fields({
  id: secret('card'),
  type: secret('card'),
  name: secret('Cardholder'),
  number: secret('•••• 0000'),
  expiresOn: secret('2099-12'),
});

const invoiceNumber = plain(/^(?:[a-z]{1,4}-?)?\d{1,8}(?:-\d{1,6})?$/iu);

const invoice = fields({
  id: invoiceNumber,
  number: invoiceNumber,
  createdOn: time,
  dueOn: time,
  total: money,
  balance: money,
  status: word,
  downloadUrl: secret('https://redacted.invalid/'),
});

const receipt = fields({ message: messages });
const outcome = plain(/^[A-Z_]{1,20}$/u);
const done = fields({ success: boolean, errors: messages, result: outcome });

const billing: Operation = {
  variables: period,
  data: {
    billing: fields({
      currentBalance: money,
      billingMethod: card,
      signupCredit: money,
      nextBillingDate: time,
      invoices: list(invoice),
      billingActivity: fields({
        totalAmount: money,
        categories: list(
          fields({
            name: label,
            items: list(fields({ amount: number, name: idOrName, label, price: money })),
          }),
        ),
      }),
    }),
  },
};

export const OPERATIONS: Readonly<Record<string, Operation>> = {
  Metrics: {
    variables: { resourceId: id, range: handle },
    data: {
      metrics: fields({
        start: number,
        end: number,
        step: number,
        series: list(
          fields({ name: series, subjectId: id, timestamps: list(number), values: list(number) }),
        ),
      }),
    },
  },
  DatabaseEngines: {
    data: {
      meta: fields({
        databaseEngines: list(
          fields({
            id: handle,
            label,
            isDefault: boolean,
            versions: list(
              fields({
                id: handle,
                label,
                isAvailable: boolean,
                isDefault: boolean,
                isDeprecated: boolean,
              }),
            ),
          }),
        ),
      }),
    },
  },
  Billing: billing,
  BillingKnown: billing,
  BillingCard: billing,
  BillingInvoices: billing,
  BillingCredit: billing,
  BillingNextDate: billing,
  AccountBalance: { variables: period, data: { billing: fields({ currentBalance: money }) } },
  AccountSearch: {
    // The search term is private.
    variables: { accountId: id },
    data: {
      accountSearch: list(
        fields({
          title: label,
          items: list(fields({ type: word, id: idOrName, title: name, subtitle: text })),
        }),
      ),
    },
  },
  GetUserDetails: {
    data: {
      userDetails: fields({
        isEmailVerified: boolean,
        isEmailVerificationRequired: boolean,
        emailChangeRequest: fields({ pendingEmail: email }),
        emailVerificationAttempt: fields({ createdAt: time }),
      }),
    },
  },
  RequestLimitChange: { data: { requestLimitChange: receipt } },
  SendBillingMessage: { data: { sendBillingMessage: receipt } },
  RequestEmailVerification: { data: { requestEmailVerification: done } },
  CompleteEmailVerification: { data: { completeEmailVerification: done } },
  EventToken: { data: 'secret' },
  OrbitToken: { data: 'secret' },
  UpdateBillingMethod: { data: 'secret' },
  ChargeBillingMethod: { data: 'secret' },
  ChangePassword: { data: 'secret' },
  BeginTwoFactorEnrolment: { data: 'secret' },
  CompleteTwoFactorEnrolment: { data: 'secret' },
  DisableTwoFactorEnrolment: { data: 'secret' },
};

const refusal = fields({ errors: messages });

const secretly: Class = (value, pseudonyms, depth) => {
  const told = refusal(value, pseudonyms, depth);
  return typeof told === 'object' && told !== null && 'errors' in told ? told : undefined;
};

const answerOf = ({ data }: Operation): Class =>
  data === 'secret' ? secretly : fields({ data: fields(data), errors: messages });

function variablesOf(
  operation: Operation,
  given: unknown,
  pseudonyms: Pseudonyms,
): Pick<Reported, 'variables'> {
  if (operation.variables === undefined) return {};
  const told = fields(operation.variables)(given ?? {}, pseudonyms, 0);
  return typeof told === 'object' && told !== null ? { variables: { ...told } } : {};
}

/**
 * Redacts a GraphQL operation by its name. Any request may hold a secret, such as a mail's token.
 */
export function reportedGraphql(
  { path, operation = '', variables }: RawRequest,
  pseudonyms: Pseudonyms,
): Reported {
  const where = path === '/graphql' ? path : '/kiosk';
  const known = entryOf(OPERATIONS, operation);
  if (known === undefined) return { path: where, answer: 'unclassified' };
  return {
    path: where,
    operation,
    ...variablesOf(known, variables, pseudonyms),
    answer: answerOf(known),
    isOfSecret: true,
  };
}
