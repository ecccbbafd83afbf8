/** True if the browser streams request bodies. Other browsers turn the stream into text. */
function sendsStreams(): boolean {
  let isAsked = false;
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isAsked = true;
      return 'half';
    },
  };
  return !new Request(window.location.href, init).headers.has('Content-Type') && isAsked;
}

/** Streams a blob and reports the number of bytes that the worker has taken. */
function counted(body: Blob, tell: (bytes: number) => void): ReadableStream<Uint8Array> {
  let sent = 0;
  const count = new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      controller.enqueue(piece);
      sent += piece.length;
      tell(sent);
    },
  });
  return body.stream().pipeThrough(count);
}

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}

let home = '';

/**
 * Upload to the demo's worker in pieces: browsers report no progress if a worker answers.
 * It implements as much of XMLHttpRequest as an upload needs.
 */
class StreamedUpload extends XMLHttpRequest {
  #to = '';
  #method = 'GET';
  readonly #sent = new Headers();
  readonly #ending = new AbortController();
  #answered: Answered | undefined;

  override open(method: string, url: string | URL): void {
    this.#method = method;
    this.#to = new URL(url, window.location.href).href;
    super.open(method, url);
  }

  override setRequestHeader(name: string, value: string): void {
    this.#sent.append(name, value);
    super.setRequestHeader(name, value);
  }

  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    if (body instanceof Blob && this.#to.startsWith(home)) void this.#stream(body);
    else super.send(body);
  }

  async #stream(body: Blob): Promise<void> {
    const total = body.size;
    const tell = (target: EventTarget, type: string, loaded = 0) =>
      target.dispatchEvent(new ProgressEvent(type, { lengthComputable: true, loaded, total }));
    try {
      if (body.type !== '' && !this.#sent.has('Content-Type')) {
        this.#sent.set('Content-Type', body.type);
      }
      const init = {
        method: this.#method,
        headers: this.#sent,
        body: counted(body, (loaded) => tell(this.upload, 'progress', loaded)),
        credentials: this.withCredentials ? 'include' : 'same-origin',
        signal: this.#ending.signal,
        duplex: 'half',
      } as const;
      const response = await fetch(this.#to, init);
      const { status, headers } = response;
      this.#answered = { status, headers, text: await response.text() };
      tell(this, 'load', total);
    } catch {
      tell(this, this.#ending.signal.aborted ? 'abort' : 'error');
    }
    tell(this, 'loadend');
  }

  override abort(): void {
    this.#ending.abort();
    super.abort();
  }

  override get status(): number {
    return this.#answered?.status ?? super.status;
  }

  override get responseText(): string {
    return this.#answered?.text ?? super.responseText;
  }

  override getAllResponseHeaders(): string {
    if (!this.#answered) return super.getAllResponseHeaders();
    return [...this.#answered.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  }
}

/** Makes uploads below an address report their progress, if the browser can. */
export function tellUploads(below: string): void {
  home = below;
  if (sendsStreams()) window.XMLHttpRequest = StreamedUpload;
}
