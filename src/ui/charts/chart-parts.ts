/** One line of a chart. */
export interface Line {
  readonly id: string;
  readonly label: string;
  /** Its place in the palette of `tokens.css`, from 0. */
  readonly colour: number;
}

/** A time in milliseconds, and what each line, in their order, has there; null is a gap. */
export interface Row {
  readonly time: number;
  readonly values: readonly (number | null)[];
}

/** The axis along which a chart goes; times are milliseconds. */
export interface TimeScale {
  readonly start: number;
  readonly end: number;
  /** The ticks to draw where so many fit. */
  readonly ticks: (room: number) => readonly number[];
  readonly formatTick: (time: number) => string;
  /** The exact time, for who looks closer. */
  readonly format: (time: number) => string;
}

/** The axis from 0 upwards. */
export interface ValueScale {
  /** What is drawn when `highest` is the highest value in sight. */
  readonly axis: (highest: number) => { readonly top: number; readonly ticks: readonly number[] };
  readonly formatTick: (value: number) => string;
  readonly format: (value: number) => string;
}

/** What of a line is told in words. */
export interface LineFacts {
  readonly latest: number;
  readonly average: number;
  readonly highest: number;
}

/** All that a chart shows, whether it is drawn or told in figures. */
export interface Drawn {
  /** What it shows, for screen readers. */
  readonly label: string;
  /** The id of the element that says in words what the lines come to. */
  readonly describedBy: string;
  readonly lines: readonly Line[];
  /** Ids of the lines that are left out. */
  readonly hidden: ReadonlySet<string>;
  /** The oldest first. */
  readonly rows: readonly Row[];
  readonly time: TimeScale;
  readonly values: ValueScale;
  /** Charts of one group show the same moment when one of them is pointed at. */
  readonly group: string;
}
