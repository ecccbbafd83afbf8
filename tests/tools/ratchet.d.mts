type Figures = Record<string, number>;

export interface Landed {
  readonly figures: Figures;
  readonly grown: readonly {
    readonly why: string;
    readonly figures: Record<string, { before: number | null; after: number }>;
  }[];
}

export function grownOf(figures: Figures, landed: Figures): string[];
export function land(file: Landed, figures: Figures, why: string): Landed;
