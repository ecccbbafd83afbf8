import { useEffect, useMemo, useRef } from 'react';
import { useMatch } from 'react-router-dom';
import { FailureToolsLater } from '@/components/failure/failure-tools-later';
import { ResourceList } from '@/components/lists/list-page';
import { statusFacet } from '@/components/lists/facet-menu';
import type { useBilling } from '@/components/records/billing/use-billing';
import { useAccount } from '@/components/scope/account-scope';
import { useNow } from '@/components/scope/use-now';
import { formatCalendarDay } from '@/lib/dates';
import { joinMessages } from '@/lib/text';
import { formatMoney } from '@/lib/money';
import type { Invoice } from '@/model/billing/billing';
import { disputePath, invoiceFields, isNothingToPay, isOverdue } from '@/model/billing/invoices';
import { Button } from '@/ui/button';
import { LinkButton } from '@/ui/link';
import { Note } from '@/ui/note';
import { Stack } from '@/ui/page/columns';
import { INVOICE_COLUMNS } from './invoice-columns';
import styles from './invoices.module.css';
import { words } from './words';

const FACETS = [statusFacet];
const NEWEST_FIRST = { column: 'createdOn', direction: 'descending' } as const;
const NONE: readonly Invoice[] = [];

type Read = ReturnType<typeof useBilling>['billing'];

function problemOf({ data, error }: Read): string | undefined {
  if (error !== undefined) return words.invoices.failed(joinMessages(error.messages));
  return data?.invoices === undefined ? words.invoices.unreadable : undefined;
}

function overdueWords(
  { number = '', dueOn = '', balance }: Invoice,
  accountBalance: string | undefined,
): string {
  const sum = formatMoney(balance);
  return words.invoices.overdue(number, sum, formatCalendarDay(dueOn), accountBalance);
}

export function Invoices({ billing }: { readonly billing: Read }) {
  const { data, status, refresh } = billing;
  const account = useAccount();
  const now = useNow();
  const invoices = data?.invoices ?? NONE;
  // Computed here, however the provider words it: a day may have passed since.
  const rows = useMemo(
    () => invoices.map((each) => (isOverdue(each, now) ? { ...each, status: 'overdue' } : each)),
    [invoices, now],
  );
  const overdue = rows.filter((each) => isOverdue(each, now));
  const isDisputed = isNothingToPay(data?.balance);
  const problem = problemOf(billing);
  const section = useRef<HTMLElement>(null);
  const isAsked = useMatch('/accounts/:account/invoices/') !== null;
  useEffect(() => {
    if (isAsked) section.current?.scrollIntoView({ block: 'start' });
  }, [isAsked]);
  return (
    <section ref={section} aria-labelledby="invoices" className={styles.section}>
      <Stack gap="s">
        <h2 id="invoices" className={styles.title}>
          {words.invoices.title}
        </h2>
        {problem !== undefined && (
          <div role="alert">
            <Note
              tone="error"
              action={
                <Button size="s" icon="refresh" busy={status === 'refreshing'} onClick={refresh}>
                  {words.invoices.tryAgain}
                </Button>
              }
            >
              {problem}
              {billing.error && (
                <FailureToolsLater what={words.invoices.failureReport} error={billing.error} />
              )}
            </Note>
          </div>
        )}
        {overdue.map((each) => (
          <Note
            key={each.id}
            tone="warning"
            plain
            action={
              isDisputed && (
                <LinkButton size="s" to={disputePath(account, each, data?.balance)}>
                  {words.invoices.contactSupport}
                </LinkButton>
              )
            }
          >
            {overdueWords(each, isDisputed ? formatMoney(data?.balance) : undefined)}
          </Note>
        ))}
        {data?.invoices !== undefined && (
          <ResourceList
            source={{
              name: 'invoice',
              nouns: words.invoices.nouns,
              rows,
              // Its failure stands above.
              status: status === 'error' ? 'loaded' : status,
              dropped: data.dropped,
              refresh,
            }}
            title={words.invoices.title}
            findBy={words.invoices.findBy}
            columns={INVOICE_COLUMNS}
            facets={FACETS}
            searchFields={invoiceFields}
            sort={NEWEST_FIRST}
            empty={<p>{words.invoices.empty}</p>}
          />
        )}
      </Stack>
    </section>
  );
}
