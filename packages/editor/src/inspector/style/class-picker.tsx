import { useState, type RefObject } from 'react'
import type { Id, StyleClassRecord } from '@heddle/document'
import { addClass, insertClass } from '@heddle/document/operations'
import { squashDiffs } from '@heddle/store'
import { useRecords } from '@heddle/store/react'
import { words } from '../words.ts'
import { AnchoredPopover } from '../../ui/popover.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { useEditor } from '../../session/use-editor.ts'
import styles from './style-tab.module.css'

/** Finds a class by name, or makes one of that name. */
export function ClassPicker({
  anchor,
  ids,
  taken,
  onClose,
}: {
  readonly anchor: RefObject<Element | null>
  readonly ids: readonly Id[]
  readonly taken: readonly Id[]
  readonly onClose: () => void
}) {
  const editor = useEditor()
  const { view, store, change, newId } = editor
  const [text, setText] = useState('')
  useRecords(store, 'style-class')
  const name = text.trim()
  const classes = view.of('style-class')
  const label = (record: StyleClassRecord) => {
    const parent = record.parentId === undefined ? undefined : view.find('style-class', record.parentId)
    return parent ? `${parent.name} / ${record.name}` : record.name
  }
  const found = classes.filter((record) => !taken.includes(record.id) && label(record).toLowerCase().includes(name.toLowerCase()))
  const isNew = name !== '' && !classes.some((record) => record.parentId === undefined && record.name === name)

  const add = (record: StyleClassRecord) => {
    onClose()
    change(words.changes.addClass(record.name), addClass(view, { ids, classId: record.id }))
  }
  const create = () => {
    onClose()
    const made = insertClass(view, { name, newId })
    if (!made.ok) return change(words.changes.addClass(name), made)
    // The new class and its use are one change: the operation on the nodes sees a document that holds the class already.
    const record = Object.values(made.diff.put ?? {})[0]
    const withClass = { ...view, find: ((kind, id) => (id === record?.id ? record : view.find(kind, id))) as typeof view.find }
    const used = addClass(withClass, { ids, classId: record?.id ?? '' })
    return change(words.changes.addClass(name), used.ok ? { ...used, diff: squashDiffs(made.diff, used.diff) } : used)
  }
  const first = found[0]
  return (
    <AnchoredPopover anchor={anchor} isOpen onClose={onClose} label={words.addClass} placement="bottom start">
      <div className={styles.picker}>
        <SearchField
          label={words.findClass}
          value={text}
          onChange={setText}
          autoFocus
          onSubmit={() => (first ? add(first) : isNew && create())}
        />
        <div className={styles.found}>
          {found.map((record) => (
            <button key={record.id} type="button" className={styles.foundRow} onClick={() => add(record)}>
              {label(record)}
            </button>
          ))}
          {isNew && (
            <button type="button" className={styles.foundRow} onClick={create}>
              {words.createClass(name)}
            </button>
          )}
          {found.length === 0 && !isNew && <p className={styles.hint}>{words.noClassLeft}</p>}
        </div>
      </div>
    </AnchoredPopover>
  )
}
