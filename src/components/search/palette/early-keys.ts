interface EarlyKeys {
  /** From here on, until what is opened stands. */
  readonly begin: () => void;
  /** Takes those that are not the page's. */
  readonly hear: (event: KeyboardEvent) => void;
  readonly typed: () => string;
  readonly end: () => void;
  /** The ref of what stands in place of what is on its way: once it has come, or cannot, keys are the page's again. */
  readonly onItsWay: () => () => void;
}

/** Keeps what is typed between the press that opens the search and its field, whose code may be on its way. */
export function createEarlyKeys(): EarlyKeys {
  let typed: string | undefined;
  let places = 0;
  const end = () => {
    typed = undefined;
  };
  return {
    begin: () => {
      typed = '';
    },
    hear: (event) => {
      const { key, altKey, ctrlKey, metaKey } = event;
      if (document.querySelector('[data-modal]')) end();
      if (typed === undefined || altKey || ctrlKey || metaKey) return;
      if (key === 'Backspace') typed = typed.slice(0, -1);
      else if (key.length === 1) typed += key;
      // What Enter would choose is not seen yet.
      else if (key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
    },
    typed: () => typed ?? '',
    end,
    onItsWay: () => {
      places += 1;
      return () => {
        places -= 1;
        // React's strict mode takes a place away to put it back at once.
        queueMicrotask(() => {
          if (places === 0) end();
        });
      };
    },
  };
}
