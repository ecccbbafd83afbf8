export interface Mark {
  readonly label: string;
  readonly hint?: string | undefined;
}
