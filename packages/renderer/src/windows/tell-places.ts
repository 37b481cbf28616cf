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
  const table = list.closest('table,[role=table],[role=grid]')
  const isTable = rows.some(({ element }) => element.localName === 'tr' || element.getAttribute('role') === 'row')
  if (isTable && table) {
    const heads = [...table.querySelectorAll('tr')].filter((one) => one.parentElement !== list)
    write(table, 'aria-rowcount', count === undefined ? undefined : count + heads.length)
    for (const [at, head] of heads.entries()) write(head, 'aria-rowindex', count === undefined ? undefined : at + 1)
    for (const { element, place } of rows)
      write(element, 'aria-rowindex', count === undefined ? undefined : place + heads.length + 1)
    return
  }
  for (const { element, place } of rows) {
    const role = element.getAttribute('role') ?? (element.localName === 'li' ? 'listitem' : '')
    if (!COUNTED.has(role)) continue
    write(element, 'aria-setsize', count)
    write(element, 'aria-posinset', count === undefined ? undefined : place + 1)
  }
}

function write(element: Element, name: string, value: number | undefined): void {
  const text = value === undefined ? null : String(value)
  if (element.getAttribute(name) === text) return
  if (text === null) element.removeAttribute(name)
  else element.setAttribute(name, text)
}
