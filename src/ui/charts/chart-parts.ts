export interface Line {
  readonly id: string;
  readonly label: string;
  /** Index in the palette of `tokens.css`. */
  readonly colour: number;
}

/** A time in milliseconds with a value for each line, null for a gap. */
export interface Row {
  readonly time: number;
  readonly values: readonly (number | null)[];
}

/** Times are milliseconds. */
export interface TimeScale {
  readonly start: number;
  readonly end: number;
  readonly ticks: (room: number) => readonly number[];
  readonly formatTick: (time: number) => string;
  readonly format: (time: number) => string;
}

export interface ValueAxis {
  readonly top: number;
  readonly ticks: readonly number[];
  /** Unit of the ticks, if they don't say it. */
  readonly unit?: string;
  readonly formatTick: (tick: number) => string;
  /** Formats a value in the axis' unit. */
  readonly format: (value: number) => string;
}

export interface ValueScale {
  readonly axis: (highest: number) => ValueAxis;
  /** Formats a value in the unit that fits it. */
  readonly format: (value: number) => string;
}

export interface LineFacts {
  readonly latest: number;
  readonly average: number;
  readonly highest: number;
}

export interface Drawn {
  readonly label: string;
  readonly describedBy: string;
  readonly lines: readonly Line[];
  readonly hidden: ReadonlySet<string>;
  /** Oldest first. */
  readonly rows: readonly Row[];
  readonly time: TimeScale;
  readonly axis: ValueAxis;
  /** Formats a value in the unit that fits it. */
  readonly format: (value: number) => string;
  /** Pointing at one chart of a group shows the moment in all. */
  readonly group: string;
}
