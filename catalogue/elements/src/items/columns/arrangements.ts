import type { Arrangements } from '@heddle/kit'

/** Ready widths, in twelfths of a line. */
export const COLUMNS_ARRANGEMENTS: Arrangements = {
  slot: 'children',
  child: 'column',
  field: 'width',
  whole: { of: 12, field: 'units' },
  ready: [
    { id: '2', label: { en: '2 columns', ru: '2 колонки' }, shares: [6, 6] },
    { id: '2-small-left', label: { en: '2 columns, small left', ru: '2 колонки, узкая слева' }, shares: [3, 9] },
    { id: '2-small-right', label: { en: '2 columns, small right', ru: '2 колонки, узкая справа' }, shares: [9, 3] },
    { id: '3', label: { en: '3 columns', ru: '3 колонки' }, shares: [4, 4, 4] },
    { id: '3-big-middle', label: { en: '3 columns, big middle', ru: '3 колонки, широкая в центре' }, shares: [2, 8, 2] },
    { id: '4', label: { en: '4 columns', ru: '4 колонки' }, shares: [3, 3, 3, 3] },
    { id: '5', label: { en: '5 columns', ru: '5 колонок' }, shares: Array<number>(5).fill(2.4) },
    { id: '6', label: { en: '6 columns', ru: '6 колонок' }, shares: [2, 2, 2, 2, 2, 2] },
  ],
}
