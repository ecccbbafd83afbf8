import { counted } from '@/lib/text';

/** Words of the billing screens. */
export const words = {
  title: 'Billing',
  common: {
    addCard: 'Add card details',
    updateCard: 'Update card',
    balance: 'Balance',
    total: 'Total',
    checkAgain: 'Check again',
    backToBilling: 'Back to billing',
  },
  card: {
    title: 'Payment card',
    empty: 'No card yet',
    expires: (month: string) => `expires ${month}`,
    expired: 'Expired',
  },
  facts: {
    projected: 'Projected',
    projectedBy: (day: string) => `by ${day}`,
    pay: 'Make payment',
    toPay: 'To pay',
    inCredit: 'In credit',
    trialCredit: 'Free trial credit',
    nextInvoice: 'Next invoice',
    noInvoice: 'none',
  },
  months: {
    title: 'Invoices by month',
    note: 'the last one is projected',
    projected: 'projected',
  },
  usage: {
    title: 'Usage',
    since: (day: string) => `since ${day}`,
    csvLabel: 'CSV',
    csvFile: 'Usage.csv',
    empty: "There isn't currently any usage reported for this billing period",
    category: 'Category',
    amount: 'Quantity',
    soFar: 'So far',
    /** `end` is the last day, undefined if unknown. */
    byEnd: (end: string | undefined) => (end === undefined ? 'By the next invoice' : `By ${end}`),
    /** Follows a projected sum on phones, which have no column heads. */
    sumBy: (end: string) => `by ${end}`,
    resources: (count: number) => counted(count, 'resource'),
    hours: (count: string) => `${count} h`,
    showAll: (count: string) => `Show all ${count}`,
    projection: (end: string) => `By ${end}: projected if usage stays the same.`,
    noProjection: 'No projection: we don’t know when this billing period ends.',
    csvResource: 'Resource',
    csvLabelOfResource: 'Description',
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
    unreadable: 'Error: couldn’t load the invoices',
    failureReport: 'Couldn’t load the invoices',
    tryAgain: 'Try again',
    /** `balance` of the account, if too low to pay the invoice. */
    overdue: (number: string, sum: string, day: string, balance: string | undefined) =>
      balance === undefined
        ? `Invoice ${number} is overdue: ${sum} was due on ${day}`
        : `Invoice ${number} is overdue: ${sum} was due on ${day}, but your balance is ${balance}`,
    contactSupport: 'Contact support',
  },
  saveCard: {
    task: 'Save payment card',
    activate: 'Activate your account by adding card details',
    cardholder: 'Cardholder name',
    authorisation: 'We’ll authorise £1.00 to check your card. You won’t be charged.',
    saveLabel: 'Save card',
    success: 'Payment card updated',
    sent: 'Your card',
    currentUnread: 'Couldn’t load the card on this account.',
    noCurrent: 'This account has no card.',
    current: (card: string) => `This account uses ${card}.`,
  },
  payment: {
    title: 'Take payment',
    cardTitle: 'Payment',
    task: 'Take payment',
    lead: (balance: string, card: string) => `Your balance is ${balance}. We’ll charge ${card}.`,
    amount: 'Amount in pounds',
    /** `amount` is undefined while it is wrong. */
    payLabel: (amount: string | undefined) => (amount === undefined ? 'Pay' : `Pay ${amount}`),
    overtaken: (balance: string) => `Your balance has changed. It’s now ${balance}.`,
    success: 'Payment processed successfully',
    balanceUnread: 'Couldn’t load your balance',
    cardUnread: 'Couldn’t load your card',
    unreadHint: 'You can’t pay without it.',
    nothingToPay: 'Nothing to pay',
    belowMinimum: (balance: string) => `Your balance (${balance}) is below the £0.30 minimum.`,
    nothingOwed: 'Your account is paid up.',
    noCard: 'Add a card to pay',
    noCardHint: (balance: string) => `Your balance is ${balance}.`,
  },
  /** Words for a payment whose end is unknown. `payment` is its sum, or `unknownSum`. */
  sentPayment: {
    unknownSum: 'A payment',
    underWay: (payment: string, when: string) =>
      `${payment} was sent ${when} and is still processing.`,
    unsettled: (payment: string, when: string) =>
      `${payment} was sent ${when}. It may have gone through.`,
    checkFirst: (payment: string, when: string) =>
      `${payment} was sent ${when}. It may have gone through. Check before paying again.`,
    underWayReport: 'The payment is still processing.',
    taken: (payment: string, when: string, balance: string) =>
      `${payment} was sent ${when}. Your balance fell by exactly that, to ${balance}, so it most likely went through.`,
    balanceUnread: 'Couldn’t load your balance.',
    /** `later` is when to check again, undefined once a payment has had time to show. */
    balanceSame: (balance: string, readAt: string, later: string | undefined) =>
      later === undefined
        ? `Your balance is still ${balance}, as of ${readAt}.`
        : `Your balance is still ${balance}, as of ${readAt}. A payment may take two minutes to show. Check again at ${later}.`,
    balanceChanged: (before: string, balance: string, readAt: string, later: string | undefined) =>
      later === undefined
        ? `Your balance went from ${before} to ${balance}, as of ${readAt}.`
        : `Your balance went from ${before} to ${balance}, as of ${readAt}. A payment may take two minutes to show. Check again at ${later}.`,
    show: 'Show payment',
    payAgain: 'Pay again',
    payAgainTitle: 'Pay again?',
    paySame: (payment: string, when: string) =>
      `${payment} was sent ${when} and may still go through. If you send the same amount again, you’re charged only once; a different amount is a separate payment.`,
    payAnother: (payment: string, when: string) =>
      `${payment} was sent ${when} and may still go through. If you pay again, you may be charged twice.`,
    sendingAgain: (payment: string, when: string) =>
      `${payment} was sent ${when}. If you send the same amount again, you’re charged only once; a different amount is a separate payment.`,
  },
};
