import { computed, createApp, defineComponent, h, nextTick, ref, shallowReactive, type Ref } from '@vue/runtime-dom'
import { CHANGED, changedAt, ID, makeRows, shownRow, shownText, startOf, textId, viewOf, type Row } from '../work.ts'
import { asked, ready, root, startPage } from './shell.ts'

/** Vue, a component for each text and each row: what changes draws again alone. */
startPage({ texts: () => drawTexts(false), all: () => drawTexts(true), list: drawList }, true)

function drawTexts(isOneVariable: boolean): void {
  const values = Array.from({ length: isOneVariable ? 1 : asked.count }, (_, at) => ref(startOf(at)))
  const valueOf = (at: number): Ref<string> => {
    const found = values[isOneVariable ? 0 : at]
    if (!found) throw new Error(`There is no text ${at}`)
    return found
  }
  const write = (value: string): void => {
    valueOf(CHANGED).value = value
  }
  Reflect.set(globalThis, 'writeVariable', write)
  const Text = defineComponent({
    props: { at: { type: Number, required: true } },
    setup:
      ({ at }) =>
      () =>
        h('span', { id: textId(at) }, shownText(valueOf(at).value)),
  })
  const all = Array.from({ length: asked.count }, (_, at) => at)
  const onInput = ({ target }: Event): void => write((target as HTMLInputElement).value)
  createApp(() => [
    h('input', { id: ID.field, onInput }),
    h(
      'div',
      { id: ID.out },
      all.map((at) => h(Text, { key: at, at })),
    ),
  ]).mount(root)
  void nextTick(ready)
}

function drawList(): void {
  const rows = makeRows(asked.count).map((row) => shallowReactive({ ...row }))
  const changed = changedAt(rows)
  const filter = ref('')
  const isAscending = ref(true)
  const view = computed(() => viewOf(rows, filter.value, isAscending.value))
  const Item = defineComponent({
    props: { row: { type: Object, required: true } },
    setup:
      ({ row }) =>
      () =>
        h('li', h('span', shownRow(row as Row))),
  })
  const onInput = ({ target }: Event): void => {
    filter.value = (target as HTMLInputElement).value
  }
  const turn = (): void => {
    isAscending.value = !isAscending.value
  }
  const raise = (): void => {
    const row = rows[changed]
    if (row) row.price += 1
  }
  createApp(() => [
    h('input', { id: ID.filter, onInput }),
    h('button', { id: ID.sort, onClick: turn }),
    h('button', { id: ID.change, onClick: raise }),
    h(
      'ul',
      { id: ID.list },
      view.value.map((row) => h(Item, { key: row.id, row })),
    ),
  ]).mount(root)
  void nextTick(ready)
}
