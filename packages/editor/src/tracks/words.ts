/** What is said of the lines of grids and the edges of columns on the canvas. */
export const words = {
  line: {
    columns: (at: number) => `Line between columns ${at} and ${at + 1}`,
    rows: (at: number) => `Line between rows ${at} and ${at + 1}`,
  },
  edge: (at: number) => `Edge between columns ${at} and ${at + 1}`,
  held: (track: string) => `${track} · Alt makes it px`,
  shares: (one: number, other: number, of: number) => (of === 100 ? `${one} % · ${other} %` : `${one} · ${other} of ${of}`),
  changes: { columns: 'Change columns of the grid', rows: 'Change rows of the grid', edge: 'Change widths of columns' },
} as const
