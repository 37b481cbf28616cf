import { writeAttribute } from '../direct/write-place.ts'

/** A row that stands, with its place among all. */
export interface StandingRow {
  readonly key: string
  readonly place: number
  readonly element: Element
}

/** Roles of rows that may tell how many of them there are. */
const COUNTED = new Set(['listitem', 'option', 'article', 'menuitem', 'radio', 'tab', 'treeitem'])

/** Says to screen readers how many rows there are and which of them stand; without `count`, that all of them do. */
export function tellPlaces(list: Element, rows: readonly StandingRow[], count: number | undefined): void {
  const told = (number: number): string | null => (count === undefined ? null : String(number))
  const table = list.closest('table,[role=table],[role=grid]')
  const isTable = rows.some(({ element }) => element.localName === 'tr' || element.getAttribute('role') === 'row')
  if (isTable && table) {
    const heads = [...table.querySelectorAll('tr')].filter((one) => one.parentElement !== list)
    writeAttribute(table, 'aria-rowcount', told((count ?? 0) + heads.length))
    for (const [at, head] of heads.entries()) writeAttribute(head, 'aria-rowindex', told(at + 1))
    for (const { element, place } of rows) writeAttribute(element, 'aria-rowindex', told(place + heads.length + 1))
    return
  }
  for (const { element, place } of rows) {
    const role = element.getAttribute('role') ?? (element.localName === 'li' ? 'listitem' : '')
    if (!COUNTED.has(role)) continue
    writeAttribute(element, 'aria-setsize', told(count ?? 0))
    writeAttribute(element, 'aria-posinset', told(place + 1))
  }
}
