// A stand-in of Stripe's script (https://docs.stripe.com/js): as much of its interface as a payment by card
// needs. As with the original the card's fields stand in a frame of their own, which the page cannot read.
(() => {
  const base = new URL('.', document.currentScript.src);

  /** Styles are set through the object model, which a policy without inline styles allows. */
  function createFrame(file, title, style) {
    const frame = document.createElement('iframe');
    frame.src = new URL(file, base).href;
    frame.title = title;
    Object.assign(frame.style, { border: '0', colorScheme: 'light only', ...style });
    return frame;
  }

  /** A port to the document of a frame, once it is there. */
  function connect(frame, hello, listen) {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => listen(data));
    port1.start();
    frame.addEventListener(
      'load',
      () => frame.contentWindow.postMessage(hello, base.origin, [port2]),
      { once: true },
    );
    return port1;
  }

  /** The classes that Stripe gives the element's place. */
  function mark(place, { complete, empty, error }) {
    place.classList.toggle('StripeElement--complete', complete);
    place.classList.toggle('StripeElement--empty', empty);
    place.classList.toggle('StripeElement--invalid', error !== undefined);
  }

  class CardElement {
    #options;
    #frame = null;
    #port = null;
    #listeners = new Map();
    #asked = new Map();

    constructor(options) {
      this.#options = options;
    }

    mount(target) {
      const place = typeof target === 'string' ? document.querySelector(target) : target;
      if (!place) throw new Error('The element has no place to be mounted in.');
      this.unmount();
      place.classList.add('StripeElement', 'StripeElement--empty');
      this.#frame = createFrame('card.html', 'Secure card payment input frame', {
        display: 'block',
        width: '100%',
        height: '24px',
      });
      this.#port = connect(this.#frame, { style: this.#options.style ?? {} }, (message) =>
        this.#hear(place, message),
      );
      place.replaceChildren(this.#frame);
    }

    #hear(place, { event, detail, reply, result }) {
      if (reply !== undefined) {
        this.#asked.get(reply)?.(result);
        this.#asked.delete(reply);
        return;
      }
      if (event === 'change') mark(place, detail);
      if (event === 'focus') place.classList.add('StripeElement--focus');
      if (event === 'blur') place.classList.remove('StripeElement--focus');
      for (const listener of this.#listeners.get(event) ?? []) {
        listener(event === 'ready' ? this : detail);
      }
    }

    #send(command) {
      if (!this.#port) throw new Error('The element is not mounted.');
      this.#port.postMessage(command);
    }

    /** What the frame answers to a command. */
    ask(command) {
      const id = crypto.randomUUID();
      return new Promise((resolve) => {
        this.#asked.set(id, resolve);
        this.#send({ ...command, id });
      });
    }

    on(event, listener) {
      const heard = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, heard.add(listener));
      return this;
    }

    once(event, listener) {
      const only = (detail) => {
        this.off(event, only);
        listener(detail);
      };
      return this.on(event, only);
    }

    off(event, listener) {
      if (listener) this.#listeners.get(event)?.delete(listener);
      else this.#listeners.delete(event);
      return this;
    }

    update(options) {
      this.#options = { ...this.#options, ...options };
      this.#port?.postMessage({ do: 'update', ...options });
    }

    focus() {
      this.#send({ do: 'focus' });
    }

    blur() {
      this.#send({ do: 'blur' });
    }

    clear() {
      this.#send({ do: 'clear' });
    }

    unmount() {
      this.#frame?.remove();
      this.#port?.close();
      this.#frame = null;
      this.#port = null;
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
    }
  }

  function createElements() {
    const made = new Map();
    return {
      create(type, options = {}) {
        if (type !== 'card') throw new Error(`There is no stand-in of the element ${type}.`);
        made.set(type, new CardElement(options));
        return made.get(type);
      },
      getElement: (type) => made.get(type) ?? null,
      update() {},
    };
  }

  /** Shows the bank's question over the page until it is answered. */
  function handleCardAction(clientSecret) {
    const before = document.activeElement;
    const frame = createFrame('challenge.html', 'Bank authentication', {
      position: 'fixed',
      inset: '0',
      width: '100%',
      height: '100%',
      zIndex: '2147483647',
    });
    return new Promise((resolve) => {
      const port = connect(frame, { clientSecret }, (result) => {
        port.close();
        frame.remove();
        if (before instanceof HTMLElement) before.focus();
        resolve(result);
      });
      document.body.append(frame);
    });
  }

  function Stripe(key) {
    if (typeof key !== 'string' || !key.startsWith('pk_')) {
      throw new Error('Stripe needs a publishable key.');
    }
    return {
      elements: createElements,
      createPaymentMethod: ({ card, billing_details }) =>
        card.ask({ do: 'createPaymentMethod', billing_details }),
      handleCardAction,
    };
  }

  // The release that @stripe/stripe-js expects; it warns of any other.
  window.Stripe = Object.assign(Stripe, { version: 'endive' });
})();
