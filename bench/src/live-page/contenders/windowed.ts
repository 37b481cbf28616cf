import { changedAt, makeRows, shownRow, viewOf } from '../work.ts'
import { asked, listShell, startPage } from './shell.ts'

const ROW_HEIGHT = 20
/** Rows drawn beyond each edge of the window. */
const SPARE = 5

/** By hand, with only the rows in the document that can be seen. */
startPage({ list: drawList })

function drawList(): void {
  const { filter, sort, change, list } = listShell()
  const rows = makeRows(asked.count).map((row) => ({ ...row }))
  const changed = changedAt(rows)
  const items = Array.from({ length: 2 * SPARE + Math.ceil(innerHeight / ROW_HEIGHT) }, () => {
    const item = document.createElement('li')
    item.style.cssText = `position:absolute;left:0;right:0;height:${ROW_HEIGHT}px`
    const text = item.appendChild(document.createElement('span')).appendChild(document.createTextNode(''))
    return { item, text }
  })
  list.style.position = 'relative'
  let isAscending = true
  let view = viewOf(rows, '', isAscending)
  const show = (): void => {
    const first = Math.max(0, Math.floor((scrollY - list.offsetTop) / ROW_HEIGHT) - SPARE)
    for (const [at, { item, text }] of items.entries()) {
      const row = view[first + at]
      item.hidden = !row
      if (!row) continue
      item.style.top = `${(first + at) * ROW_HEIGHT}px`
      text.data = shownRow(row)
    }
  }
  const refresh = (): void => {
    view = viewOf(rows, filter.value, isAscending)
    list.style.height = `${view.length * ROW_HEIGHT}px`
    show()
  }
  list.append(...items.map(({ item }) => item))
  refresh()
  addEventListener('scroll', show, { passive: true })
  filter.addEventListener('input', refresh)
  sort.addEventListener('click', () => {
    isAscending = !isAscending
    refresh()
  })
  change.addEventListener('click', () => {
    const row = rows[changed]
    if (!row) return
    row.price += 1
    refresh()
  })
}
