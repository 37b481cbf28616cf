/** What the style panel says of the columns of a grid, and of the cells that something covers in one. */
export const words = {
  tracks: {
    mode: 'Columns of the grid',
    modes: {
      count: 'So many alike',
      'auto-fit': 'As many as fit, stretched',
      'auto-fill': 'As many as fit',
      template: 'CSS tracks',
    },
    count: 'How many columns',
    badCount: (most: number) => `From 1 to ${most} columns`,
    least: 'Least width of a column',
    template: 'Columns as CSS',
  },
  cells: {
    auto: 'auto',
    spans: 'spans',
    start: (row: string) => `${row}: begins at line`,
    span: (row: string) => `${row}: spans`,
    badLine: (most: number) => `A line is a whole number from 1 to ${most}, or below 0 from the end`,
    badSpan: (most: number) => `From 1 to ${most}`,
  },
} as const
