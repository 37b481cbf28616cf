import { createComponent, createMemo, createSignal, For, type Signal } from 'solid-js'
import { delegateEvents, insert, render, setAttribute, template } from 'solid-js/web'
import { CHANGED, changedAt, ID, makeRows, shownRow, shownText, startOf, textId, viewOf, type Row } from '../work.ts'
import { asked, root, startPage } from './shell.ts'

/** Solid, written as its compiler writes it: templates that are cloned, and effects on what changes. */
startPage({ texts: () => drawTexts(false), all: () => drawTexts(true), list: drawList })

function drawTexts(isOneVariable: boolean): void {
  const span = template('<span>')
  const signals = Array.from({ length: isOneVariable ? 1 : asked.count }, (_, at) => createSignal(startOf(at)))
  const signalOf = (at: number): Signal<string> => {
    const found = signals[isOneVariable ? 0 : at]
    if (!found) throw new Error(`There is no text ${at}`)
    return found
  }
  const [, write] = signalOf(CHANGED)
  Reflect.set(globalThis, 'writeVariable', write)
  const field = template(`<input id="${ID.field}">`)
  const out = template(`<div id="${ID.out}">`)
  const Text = (at: number): Node => {
    const [read] = signalOf(at)
    const drawn = span() as HTMLElement
    setAttribute(drawn, 'id', textId(at))
    insert(drawn, () => shownText(read()))
    return drawn
  }
  render(() => {
    const input = field() as HTMLInputElement
    Reflect.set(input, '$$input', () => write(input.value))
    const box = out() as HTMLElement
    const each = Array.from({ length: asked.count }, (_, at) => at)
    insert(box, createComponent(For<readonly number[], Node>, { each, children: (at: number) => Text(at) }))
    return [input, box]
  }, root)
  delegateEvents(['input'])
}

/** A row whose price is a signal. */
interface LiveRow extends Row {
  readonly setPrice: (price: number) => void
}

function liveRow({ id, name, price: first }: Row): LiveRow {
  const [price, setPrice] = createSignal(first)
  return {
    id,
    name,
    get price() {
      return price()
    },
    setPrice,
  }
}

function drawList(): void {
  const item = template('<li><span>')
  const rows = makeRows(asked.count).map(liveRow)
  const changed = changedAt(rows)
  const [filter, setFilter] = createSignal('')
  const [isAscending, setAscending] = createSignal(true)
  const view = createMemo(() => viewOf(rows, filter(), isAscending()))
  const [field, sort, change, list] = [
    template(`<input id="${ID.filter}">`),
    template(`<button id="${ID.sort}">`),
    template(`<button id="${ID.change}">`),
    template(`<ul id="${ID.list}">`),
  ]
  const drawRow = (row: LiveRow): Node => {
    const drawn = item() as HTMLElement
    insert(drawn.firstChild as Element, () => shownRow(row))
    return drawn
  }
  render(() => {
    const [input, turn, raise, box] = [
      field() as HTMLInputElement,
      sort() as HTMLElement,
      change() as HTMLElement,
      list() as Element,
    ]
    Reflect.set(input, '$$input', () => setFilter(input.value))
    Reflect.set(turn, '$$click', () => setAscending(!isAscending()))
    Reflect.set(raise, '$$click', () => {
      const row = rows[changed]
      row?.setPrice(row.price + 1)
    })
    insert(
      box,
      createComponent(For<readonly LiveRow[], Node>, {
        get each() {
          return view()
        },
        children: drawRow,
      }),
    )
    return [input, turn, raise, box]
  }, root)
  delegateEvents(['input', 'click'])
}
