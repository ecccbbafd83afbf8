// The bank's question about a payment. Its answer goes to the card provider first, then to the page.
const buttons = document.querySelectorAll('button');

async function answer(clientSecret, agreed) {
  try {
    const sent = await fetch('challenges', {
      method: 'POST',
      body: JSON.stringify({ client_secret: clientSecret, agreed }),
    });
    const told = await sent.json();
    return sent.ok && agreed ? { paymentIntent: told } : { error: told };
  } catch {
    return { error: { type: 'api_connection_error', message: 'The bank could not be reached.' } };
  }
}

window.addEventListener(
  'message',
  ({ data: { clientSecret }, ports: [port] }) => {
    for (const button of buttons) {
      button.disabled = false;
      button.addEventListener('click', () => {
        for (const each of buttons) each.disabled = true;
        void answer(clientSecret, button.name === 'complete').then((told) =>
          port.postMessage(told),
        );
      });
    }
    buttons[0].focus();
  },
  { once: true },
);
