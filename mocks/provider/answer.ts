/** An answer of the provider: a JSON body, or a text that is sent as it is. */
export interface Answer {
  status: number;
  body?: unknown;
  text?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The statuses of answers that have no body (Fetch §2.2.3). */
export const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

export const ok = (body: unknown): Answer => ({ status: 200, body });

/** 202: taken on; the body shows the state before the change. */
export const accepted = (body: unknown, headers: Answer['headers'] = {}): Answer => ({
  status: 202,
  body,
  headers,
});

/** A new record, with its address: 201 if it exists at once, else 202. */
export const created = (status: 201 | 202, body: { url: string }): Answer => ({
  status,
  body,
  headers: { Location: body.url },
});
