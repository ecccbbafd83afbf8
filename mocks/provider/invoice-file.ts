import type { Answer } from '@mocks/provider/answer';
import type { PublicCall } from '@mocks/provider/call';
import { pdf } from '@mocks/provider/pdf';
import { missing } from '@mocks/provider/refusal';
import { accountsOf } from '@mocks/provider/usage';

/**
 * `GET /invoices/{id}`: the file of an invoice, for members of its account. Throws 404 for others.
 */
export function invoiceFile({ core: { world }, session, url }: PublicCall): Answer {
  const [, , id = ''] = url.pathname.split('/');
  const invoice = world.invoice.get(id);
  const accounts = session ? accountsOf(world, session.user) : [];
  const account = accounts.find((each) => each.id === invoice?.account);
  if (!invoice || !account) throw missing();
  const { number, createdOn, dueOn, total } = invoice;
  return {
    status: 200,
    text: pdf([
      `Invoice ${number}`,
      account.name,
      `Created ${createdOn}, due ${dueOn}`,
      `Total £${(total / 100).toFixed(2)}`,
    ]),
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${number}.pdf"`,
    },
  };
}
