// The card's fields. What is typed here goes to the card provider alone; the page hears whether it is
// complete, and what is wrong with it in Stripe's own words.
const form = document.querySelector('form');
const [number, expiry, code] = form.elements;
let port = null;

const digits = (field) => field.value.replaceAll(/\D/g, '');

/** Luhn's check (ISO/IEC 7812-1). */
function isSound(text) {
  const sum = [...text].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const brands = [
  [/^4/, 'visa', 16],
  [/^5[1-5]/, 'mastercard', 16],
  [/^3[47]/, 'amex', 15],
];

const brandOf = (text) => brands.find(([shape]) => shape.test(text)) ?? [null, 'unknown', 16];

/** `yyyy-MM` of what is written as MM / YY. */
const expiryMonth = () => `20${digits(expiry).slice(2, 4)}-${digits(expiry).slice(0, 2)}`;

const problem = (field, code_, message) => ({
  field,
  error: { type: 'validation_error', code: code_, message },
});

/** What cannot be right, whatever is still typed. */
function wrong() {
  const [, , length] = brandOf(digits(number));
  if (digits(number).length >= length && !isSound(digits(number))) {
    return problem(number, 'invalid_number', 'Your card number is invalid.');
  }
  if (digits(expiry).length === 4) {
    const month = Number(digits(expiry).slice(0, 2));
    if (month < 1 || month > 12) {
      return problem(expiry, 'invalid_expiry_month', "Your card's expiration date is invalid.");
    }
    if (expiryMonth() < new Date().toISOString().slice(0, 7)) {
      return problem(
        expiry,
        'invalid_expiry_year_past',
        "Your card's expiration year is in the past.",
      );
    }
  }
  return null;
}

/** What is still to be typed. */
function missing() {
  const [, brand, length] = brandOf(digits(number));
  if (digits(number).length < length) {
    return problem(number, 'incomplete_number', 'Your card number is incomplete.');
  }
  if (digits(expiry).length < 4) {
    return problem(expiry, 'incomplete_expiry', "Your card's expiration date is incomplete.");
  }
  if (digits(code).length < (brand === 'amex' ? 4 : 3)) {
    return problem(code, 'incomplete_cvc', "Your card's security code is incomplete.");
  }
  return null;
}

const tell = (event, detail) => port?.postMessage({ event, detail });

function markInvalid(found) {
  for (const field of [number, expiry, code]) {
    field.setAttribute('aria-invalid', String(found?.field === field));
  }
}

function tellChange(found = wrong()) {
  markInvalid(found);
  tell('change', {
    elementType: 'card',
    brand: brandOf(digits(number))[1],
    complete: found === null && missing() === null,
    empty: [number, expiry, code].every(({ value }) => value === ''),
    error: found?.error,
    value: { postalCode: '' },
  });
}

/** Groups of four, and a slash between month and year. */
function arrange(field) {
  if (field === number) field.value = digits(number).replaceAll(/(\d{4})(?=\d)/g, '$1 ');
  if (field === expiry)
    field.value = digits(expiry)
      .slice(0, 4)
      .replace(/^(\d{2})(?=\d)/, '$1 / ');
  if (field === code) field.value = digits(code);
}

async function createPaymentMethod({ billing_details = {} }) {
  const found = wrong() ?? missing();
  if (found) {
    tellChange(found);
    return { error: found.error };
  }
  const card = {
    number: digits(number),
    expires_on: expiryMonth(),
    name: billing_details.name ?? '',
  };
  try {
    const answer = await fetch('payment_methods', { method: 'POST', body: JSON.stringify(card) });
    const made = await answer.json();
    return answer.ok ? { paymentMethod: { ...made, billing_details } } : { error: made };
  } catch {
    return {
      error: {
        type: 'api_connection_error',
        message: 'We are experiencing issues connecting to our payments provider.',
      },
    };
  }
}

const commands = {
  createPaymentMethod,
  focus: () => number.focus(),
  blur: () => document.activeElement?.blur(),
  clear: () => {
    form.reset();
    tellChange();
  },
  update: ({ style, disabled }) => {
    if (style) dress(style);
    if (disabled !== undefined) for (const field of form.elements) field.disabled = disabled;
  },
};

async function run(command) {
  const result = await commands[command.do](command);
  if (command.id) port.postMessage({ reply: command.id, result });
}

/** The page's own type and colours; its classes do not reach in here. */
function dress({ base = {}, invalid = {} }) {
  const { color, fontFamily, fontSize, '::placeholder': placeholder = {} } = base;
  const { style } = document.body;
  Object.assign(style, { color, fontFamily, fontSize });
  if (placeholder.color) style.setProperty('--placeholder', placeholder.color);
  if (invalid.color) style.setProperty('--invalid', invalid.color);
}

window.addEventListener('message', ({ data, ports }) => {
  if (port || !ports[0]) return;
  [port] = ports;
  dress(data.style);
  port.addEventListener('message', ({ data: command }) => void run(command));
  port.start();
  tell('ready');
});

form.addEventListener('input', ({ target }) => {
  arrange(target);
  tellChange();
});
form.addEventListener('focusin', () => tell('focus', { elementType: 'card' }));
form.addEventListener('focusout', () => tell('blur', { elementType: 'card' }));
form.addEventListener('submit', (event) => event.preventDefault());
form.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') tell('escape', { elementType: 'card' });
});
