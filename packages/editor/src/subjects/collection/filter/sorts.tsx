import { Plus, X } from 'lucide-react'
import { useRef, useState, type KeyboardEvent } from 'react'
import type { CollectionRecord, SortKey, RowField } from '@heddle/document'
import { setCollection } from '@heddle/document/operations'
import { SuggestField } from '../../../controls/suggest-field.tsx'
import { moveItem, removeItem, replaceItem } from '../../../fields/items.ts'
import { useItemDrag } from '../../../fields/list/use-item-drag.ts'
import { words as filterWords } from '../../../formula/filter/words.ts'
import { useEditor } from '../../../session/use-editor.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Grip, movableRow } from '../../../ui/grip.tsx'
import heard from '../../../ui/heard.module.css'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PanelSection } from '../../../ui/panel.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { words } from './words.ts'
import styles from './conditions.module.css'

const ORDERS = [
  { value: 'ASC', label: words.ascending },
  { value: 'DESC', label: words.descending },
] as const
/** Fields that rows can be sorted by at once. */
const MOST = 20

/** The order of the rows: by the first field, among equal ones by the next. */
export function Sorts({ collection, fields }: { readonly collection: CollectionRecord; readonly fields: readonly RowField[] }) {
  const { view, change } = useEditor()
  const list = useRef<HTMLUListElement>(null)
  const [said, setSaid] = useState('')
  const { id, name, sort = [] } = collection
  const set = (next: readonly SortKey[]) =>
    change(words.changes.sort(name), setCollection(view, { id, values: { sort: next.length === 0 ? null : next } }))
  const move = (from: number, to: number) => {
    const next = moveItem(sort, from, to)
    if (next === sort) return
    set(next)
    setSaid(filterWords.moved(String(Math.min(Math.max(to, 0), sort.length - 1) + 1)))
  }
  const drag = useItemDrag(list, move)
  const onGripKey = (event: KeyboardEvent<HTMLButtonElement>, at: number) => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    event.stopPropagation()
    move(at, at + step)
    list.current?.children[at + step]?.querySelector<HTMLElement>('[data-grip]')?.focus()
  }
  const unused = fields.find((field) => !sort.some(({ key }) => key === field.name))?.name ?? 'id'
  return (
    <PanelSection
      title={words.sort}
      actions={
        <IconButton
          icon={Plus}
          size={24}
          label={words.addSort}
          isDisabled={sort.length >= MOST}
          onPress={() => set([...sort, { key: unused, direction: 'ASC' }])}
        />
      }
    >
      {sort.length === 0 && <p className={styles.none}>{words.noSort}</p>}
      <ul ref={list} className={styles.sorts}>
        {sort.map(({ key, direction }, at) => (
          // Sorts are their places.
          <li key={at} className={classNames(movableRow, styles.sort)} data-drop={drag.dropAt(at)}>
            <Grip data-grip label={words.sortDrag(at + 1)} onKeyDown={(event) => onGripKey(event, at)} {...drag.handlers(at)} />
            <SuggestField
              label={words.sortField(at + 1)}
              value={key}
              suggestions={fields.map((field) => ({ id: field.name }))}
              onCommit={(next) => next.trim() !== '' && set(replaceItem(sort, at, { key: next.trim(), direction }))}
            />
            <Segmented
              label={words.sortOrder(at + 1)}
              value={direction}
              segments={ORDERS}
              onChange={(next) => set(replaceItem(sort, at, { key, direction: next }))}
            />
            <IconButton icon={X} size={24} label={words.removeSort(at + 1)} onPress={() => set(removeItem(sort, at))} />
          </li>
        ))}
      </ul>
      <span role="status" className={heard.heard}>
        {said}
      </span>
    </PanelSection>
  )
}
