import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core'
import { memo, useLayoutEffect, useMemo, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  CHANGED,
  changedAt,
  ID,
  KEYED,
  LABEL,
  labelledRows,
  makeRows,
  shownRow,
  shownText,
  startOf,
  textId,
  viewOf,
  type Row,
} from '../work.ts'
import { asked, ready, root, startPage } from './shell.ts'

/** React for structure; signals write bound texts and attributes to their nodes. */
startPage(
  {
    texts: () => draw(<Texts isOneVariable={false} />),
    all: () => draw(<Texts isOneVariable />),
    list: () => draw(<List />),
    keyed: () => draw(<Keyed />),
  },
  true,
)

function draw(page: ReactNode): void {
  createRoot(root).render(page)
}

/** A text that a signal writes without drawing anything again. */
function Bound({ text, id, className, onClick }: BoundProps): ReactNode {
  const span = useRef<HTMLSpanElement>(null)
  useLayoutEffect(
    () =>
      effect(() => {
        const node = span.current?.firstChild
        const { value } = text
        if (node instanceof Text && node.data !== value) node.data = value
      }),
    [text],
  )
  return (
    <span ref={span} id={id} className={className} onClick={onClick}>
      {text.peek()}
    </span>
  )
}

interface BoundProps {
  readonly text: ReadonlySignal<string>
  readonly id?: string
  readonly className?: string
  readonly onClick?: () => void
}

function useSignal<T>(read: ReadonlySignal<T>): T {
  const subscribe = useMemo(() => (onChange: () => void) => read.subscribe(onChange), [read])
  return useSyncExternalStore(subscribe, () => read.peek())
}

function Texts({ isOneVariable }: { readonly isOneVariable: boolean }): ReactNode {
  const { variables, texts } = useMemo(() => {
    const variables = Array.from({ length: isOneVariable ? 1 : asked.count }, (_, at) => signal(startOf(at)))
    const texts = Array.from({ length: asked.count }, (_, at) =>
      computed(() => shownText(variables[isOneVariable ? 0 : at]?.value ?? '')),
    )
    return { variables, texts }
  }, [isOneVariable])
  const write = (value: string): void => {
    const target = variables[isOneVariable ? 0 : CHANGED]
    if (target) target.value = value
  }
  useLayoutEffect(() => {
    Reflect.set(globalThis, 'writeVariable', write)
    ready()
  })
  return (
    <>
      <input id={ID.field} onInput={({ currentTarget }) => write(currentTarget.value)} />
      <div id={ID.out}>
        {texts.map((text, at) => (
          <Bound key={textId(at)} id={textId(at)} text={text} />
        ))}
      </div>
    </>
  )
}

interface LiveRow extends Row {
  readonly live: Signal<number>
  readonly text: ReadonlySignal<string>
}

function liveRow({ id, name, price }: Row): LiveRow {
  const live = signal(price)
  const row = {
    id,
    name,
    get price() {
      return live.value
    },
  }
  return Object.assign(row, { live, text: computed(() => shownRow(row)) })
}

const Item = memo(function Item({ row }: { readonly row: LiveRow }) {
  return (
    <li>
      <Bound text={row.text} />
    </li>
  )
})

function List(): ReactNode {
  const { raised, filter, isAscending, view } = useMemo(() => {
    const rows = makeRows(asked.count).map(liveRow)
    const filter = signal('')
    const isAscending = signal(true)
    const view = computed(() => viewOf(rows, filter.value, isAscending.value))
    return { raised: rows[changedAt(rows)], filter, isAscending, view }
  }, [])
  const shown = useSignal(view)
  useLayoutEffect(ready, [])
  const raise = (): void => {
    if (raised) raised.live.value += 1
  }
  return (
    <>
      <input id={ID.filter} onInput={({ currentTarget }) => void (filter.value = currentTarget.value)} />
      <button id={ID.sort} onClick={() => void (isAscending.value = !isAscending.peek())} />
      <button id={ID.change} onClick={raise} />
      <ul id={ID.list}>
        {shown.map((row) => (
          <Item key={row.id} row={row} />
        ))}
      </ul>
    </>
  )
}

interface KeyedRow {
  readonly id: number
  readonly label: Signal<string>
}

const KeyedItem = memo(function KeyedItem({ row, selected, remove }: KeyedItemProps) {
  const element = useRef<HTMLTableRowElement>(null)
  useLayoutEffect(() => {
    const isSelected = computed(() => selected.value === row.id)
    return effect(() => {
      if (isSelected.value) element.current?.setAttribute('data-selected', 'yes')
      else element.current?.removeAttribute('data-selected')
    })
  }, [row, selected])
  return (
    <tr ref={element} role="row">
      <td role="cell">
        <span>{row.id}</span>
      </td>
      <td role="cell">
        <Bound className={LABEL} text={row.label} onClick={() => void (selected.value = row.id)} />
      </td>
      <td role="cell">
        <button onClick={() => remove(row)}>x</button>
      </td>
    </tr>
  )
})

interface KeyedItemProps {
  readonly row: KeyedRow
  readonly selected: Signal<number | undefined>
  readonly remove: (row: KeyedRow) => void
}

function Keyed(): ReactNode {
  const { rows, selected, acts, remove } = useMemo(() => {
    const rows = signal<readonly KeyedRow[]>([])
    const selected = signal<number | undefined>(undefined)
    let first = 1
    const next = (): readonly KeyedRow[] => {
      const made = labelledRows(first).map(({ id, label }) => ({ id, label: signal(label) }))
      first += 1000
      return made
    }
    const acts = {
      [KEYED.create]: () => void (rows.value = next()),
      [KEYED.append]: () => void (rows.value = [...rows.peek(), ...next()]),
      [KEYED.clear]: () => void (rows.value = []),
      [KEYED.update]: () => {
        for (const [at, { label }] of rows.peek().entries()) if (at % 10 === 0) label.value += ' !!!'
      },
      [KEYED.swap]: () => {
        const all = [...rows.peek()]
        const [one, other] = [all[1], all[998]]
        if (one && other) rows.value = all.with(1, other).with(998, one)
      },
    }
    const remove = (row: KeyedRow): void => void (rows.value = rows.peek().filter((other) => other !== row))
    return { rows, selected, acts, remove }
  }, [])
  const shown = useSignal(rows)
  useLayoutEffect(ready, [])
  return (
    <>
      {Object.entries(acts).map(([id, act]) => (
        <button key={id} id={id} onClick={act} />
      ))}
      <div id={ID.keyed}>
        <table>
          <tbody>
            {shown.map((row) => (
              <KeyedItem key={row.id} row={row} selected={selected} remove={remove} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
