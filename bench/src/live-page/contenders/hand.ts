import {
  CHANGED,
  changedAt,
  labelledRows,
  KEYED,
  LABEL,
  makeRows,
  shownRow,
  shownText,
  startOf,
  textId,
  viewOf,
  type LabelledRow,
} from '../work.ts'
import { asked, keyedRow, keyedShell, listShell, startPage, textShell } from './shell.ts'

/** The limit: the page by hand, each change written to the node it concerns. */
startPage({ texts: () => drawTexts(false), all: () => drawTexts(true), list: drawList, keyed: drawKeyed })

function drawTexts(isOneVariable: boolean): void {
  const { field, out } = textShell()
  const nodes = Array.from({ length: asked.count }, (_, at) => {
    const span = document.createElement('span')
    span.id = textId(at)
    const text = document.createTextNode(shownText(startOf(isOneVariable ? 0 : at)))
    span.append(text)
    out.append(span)
    return text
  })
  const followers = isOneVariable ? nodes : nodes.slice(CHANGED, CHANGED + 1)
  const write = (value: string): void => {
    for (const node of followers) node.data = shownText(value)
  }
  field.addEventListener('input', () => write(field.value))
  Reflect.set(globalThis, 'writeVariable', write)
}

function drawList(): void {
  const { filter, sort, change, list } = listShell()
  const rows = makeRows(asked.count).map((row) => ({ ...row }))
  const changed = changedAt(rows)
  const items = new Map(
    rows.map((row) => {
      const item = document.createElement('li')
      const span = document.createElement('span')
      span.textContent = shownRow(row)
      item.append(span)
      return [row.id, { item, text: span.firstChild as Text }] as const
    }),
  )
  let isAscending = true
  const shown = () => viewOf(rows, filter.value, isAscending).flatMap(({ id }) => items.get(id)?.item ?? [])
  const show = (): void => list.replaceChildren(...shown())
  show()
  filter.addEventListener('input', show)
  sort.addEventListener('click', () => {
    isAscending = !isAscending
    show()
  })
  change.addEventListener('click', () => {
    const row = rows[changed]
    const drawn = row && items.get(row.id)
    if (!drawn) return
    row.price += 1
    drawn.text.data = shownRow(row)
    // A price puts the row elsewhere only when it passes the next one.
    const order = shown()
    const place = order.indexOf(drawn.item)
    if (place >= 0 && list.children[place] !== drawn.item) list.insertBefore(drawn.item, order[place + 1] ?? null)
  })
}

function drawKeyed(): void {
  const { body, on } = keyedShell()
  let first = 1
  let selected: HTMLTableRowElement | undefined
  const template = keyedRow()
  const make = (data: LabelledRow): HTMLTableRowElement => {
    const row = template.cloneNode(true) as HTMLTableRowElement
    const [id, label] = row.querySelectorAll('span')
    id?.append(String(data.id))
    label?.append(data.label)
    return row
  }
  const next = () => {
    const rows = labelledRows(first)
    first += 1000
    return rows.map(make)
  }
  on(KEYED.create, () => {
    selected = undefined
    body.replaceChildren(...next())
  })
  on(KEYED.append, () => body.append(...next()))
  on(KEYED.clear, () => {
    selected = undefined
    body.replaceChildren()
  })
  on(KEYED.update, () => {
    for (let at = 0; at < body.rows.length; at += 10) {
      const text = body.rows[at]?.querySelectorAll('span')[1]?.firstChild as Text
      text.data += ' !!!'
    }
  })
  on(KEYED.swap, () => {
    const [one, other] = [body.rows[1], body.rows[998]]
    if (!one || !other) return
    const after = other.nextSibling
    body.insertBefore(other, one)
    body.insertBefore(one, after)
  })
  body.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('tr') : null
    if (!row || !(target instanceof Element)) return
    if (target.matches('button')) row.remove()
    else if (target.matches(`.${LABEL}`)) {
      selected?.removeAttribute('data-selected')
      row.setAttribute('data-selected', 'yes')
      selected = row
    }
  })
}
