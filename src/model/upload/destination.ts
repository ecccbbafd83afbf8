export interface Destination {
  readonly account: string;
  readonly container: string;
  readonly object: string;
}
