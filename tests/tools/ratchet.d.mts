type Figures = Record<string, number>;

type RoomOf = (name: string) => { readonly part: number; readonly step: number };

export interface Landed {
  readonly figures: Figures;
  readonly grown: readonly {
    readonly why: string;
    readonly figures: Record<string, { before: number | null; after: number }>;
  }[];
}

export function grownOf(figures: Figures, landed: Figures, roomOf?: RoomOf): string[];
export function land(file: Landed, figures: Figures, why: string, roomOf?: RoomOf): Landed;
