import { counted } from '@/lib/text';

/** Words of the billing screens. */
export const words = {
  title: 'Billing',
  common: {
    addCard: 'Add Card Details',
    updateCard: 'Update Card',
    balance: 'Balance',
    total: 'Total',
    checkAgain: 'Check again',
    backToBilling: 'Back to Billing',
  },
  card: {
    title: 'Payment card',
    empty: 'There is no card on this account yet.',
    number: 'Card',
    cardholder: 'Cardholder',
    expires: 'Expires',
    expired: 'Expired',
  },
  balance: {
    pay: 'Make Payment',
    toPay: 'To pay',
    inCredit: 'In credit',
    trialCredit: 'Free trial credit',
    nextInvoice: 'Next invoice',
    noInvoice: 'none',
  },
  usage: {
    title: 'Usage',
    since: (day: string) => `since ${day}`,
    csvLabel: 'CSV',
    csvFile: 'Usage.csv',
    empty: "There isn't currently any usage reported for this billing period",
    category: 'Category',
    amount: 'Amount',
    soFar: 'So far',
    /** `end` is the last day, undefined if unknown. */
    byEnd: (end: string | undefined) => (end === undefined ? 'By the next invoice' : `By ${end}`),
    /** Follows a projected sum on phones, which have no column heads. */
    sumBy: (end: string) => `by ${end}`,
    resources: (count: number) => counted(count, 'resource'),
    hours: (count: string) => `${count} h`,
    showAll: (count: string) => `Show all ${count}`,
    projection: (end: string) => `By ${end}: projected if usage stays the same.`,
    noProjection: 'When this period ends is not known, so nothing is projected.',
    csvResource: 'Resource',
    csvLabelOfResource: 'What',
    csvHours: 'Hours',
    csvProjection: 'By the end of the period',
  },
  invoices: {
    title: 'Invoices',
    nouns: { singular: 'invoice', plural: 'invoices' },
    findBy: 'number, status',
    number: 'Number',
    created: 'Created',
    due: 'Due',
    download: 'Download',
    downloadLink: (number: string) => (
      <>
        Download <span className="visually-hidden">invoice {number}</span>
      </>
    ),
    empty: 'Your first invoice arrives about a month after sign-up.',
    failed: (message: string) => `Error: ${message}`,
    unreadable: 'Error: the invoices could not be read',
    failureReport: 'The invoices could not be read',
    tryAgain: 'Try again',
    /** `balance` of the account, if too low to pay the invoice. */
    overdue: (number: string, sum: string, day: string, balance: string | undefined) =>
      balance === undefined
        ? `Invoice ${number} is overdue: ${sum} was due on ${day}`
        : `Invoice ${number} is overdue: ${sum} was due on ${day}, but your balance is ${balance}`,
    contactSupport: 'Contact Support',
  },
  saveCard: {
    task: 'Save payment card',
    activate: 'Activate your account by adding card details',
    cardholder: 'Cardholder name',
    authorisation: 'We’ll authorise £1.00 to check your card. You won’t be charged.',
    saveLabel: 'Save card',
    success: 'Payment card updated',
    sent: 'A card',
    currentUnread: 'The card of this account could not be read.',
    noCurrent: 'There is no card on this account.',
    current: (card: string) => `The card on this account is ${card}.`,
  },
  payment: {
    title: 'Take Payment',
    cardTitle: 'Payment',
    task: 'Take payment',
    lead: (balance: string, card: string) =>
      `Your balance is ${balance}. What you pay is taken from ${card}.`,
    amount: 'Amount in pounds',
    /** `amount` is undefined while it is wrong. */
    payLabel: (amount: string | undefined) => (amount === undefined ? 'Pay' : `Pay ${amount}`),
    overtaken: (balance: string) =>
      `Your balance has changed elsewhere meanwhile: it is ${balance} now.`,
    success: 'Payment processed successfully',
    balanceUnread: 'What you owe could not be read',
    cardUnread: 'Your card could not be read',
    unreadHint: 'Without it no payment can be taken.',
    nothingToPay: 'There is nothing to pay',
    belowMinimum: (balance: string) => `Your balance (${balance}) is below the £0.30 minimum.`,
    nothingOwed: 'Your account owes nothing.',
    noCard: 'There is no card to pay with',
    noCardHint: (balance: string) => `Your balance is ${balance}.`,
  },
  /** Words for a payment whose end is unknown. `payment` is its sum, or `unknownSum`. */
  sentPayment: {
    unknownSum: 'A payment',
    underWay: (payment: string, when: string) => `${payment} was sent ${when}. It is being paid.`,
    unsettled: (payment: string, when: string) =>
      `${payment} was sent ${when}. It may have gone through.`,
    checkFirst: (payment: string, when: string) =>
      `${payment} was sent ${when}. It may have gone through. Check before paying again.`,
    underWayReport: 'It is being paid.',
    taken: (payment: string, when: string, balance: string) =>
      `${payment} was sent ${when}. Your balance fell by exactly that, to ${balance}: the payment was most likely taken.`,
    balanceUnread: 'Your balance could not be read.',
    /** `later` is when to check again, undefined once a payment has had time to show. */
    balanceSame: (balance: string, readAt: string, later: string | undefined) =>
      later === undefined
        ? `Your balance is still ${balance}, read at ${readAt}.`
        : `Your balance is still ${balance}, read at ${readAt}. A payment may take two minutes to show. Check again at ${later}.`,
    balanceChanged: (before: string, balance: string, readAt: string, later: string | undefined) =>
      later === undefined
        ? `Your balance was ${before}. It is ${balance}, read at ${readAt}.`
        : `Your balance was ${before}. It is ${balance}, read at ${readAt}. A payment may take two minutes to show. Check again at ${later}.`,
    show: 'Show',
    payAgain: 'Pay again',
    payAgainTitle: 'Pay again?',
    paySame: (payment: string, when: string) =>
      `${payment} was sent ${when}. It may still be taken. Sent again, it is the same payment, which is taken only once. Another amount is another payment.`,
    payAnother: (payment: string, when: string) =>
      `${payment} was sent ${when}. It may still be taken. If you pay again, both may be taken.`,
    sendingAgain: (payment: string, when: string) =>
      `${payment} was sent ${when}. Sent again, it is the same payment, which is taken only once. Another amount is another payment.`,
  },
};
