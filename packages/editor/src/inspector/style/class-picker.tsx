import { useState, type RefObject } from 'react'
import type { Id, StyleClassRecord } from '@heddle/document'
import { addClass, insertClass } from '@heddle/document/operations'
import { squashDiffs } from '@heddle/store'
import { useRecords } from '@heddle/store/react'
import { words } from '../words.ts'
import { AnchoredPopover } from '../../ui/popover.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { changeHere, soleInstance } from '../../session/inside/sole-instance.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useStyleModel } from './use-style.ts'
import styles from './style-tab.module.css'

const SUB_CLASS = /^\s*([^/]*[^/\s])\s*\/(.*)$/

/** Finds a class by name, or makes one of that name, or a sub-class of one that the selection carries; it is edited from then on. */
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
  const model = useStyleModel()
  const [text, setText] = useState('')
  useRecords(store, 'style-class')
  const classes = view.of('style-class')
  // `card / wide` names a sub-class.
  const [, before, after] = SUB_CLASS.exec(text) ?? []
  const named = classes.find((record) => record.parentId === undefined && record.name === before)
  const name = (named ? (after ?? '') : text).trim()
  const label = (record: StyleClassRecord) => {
    const parent = record.parentId === undefined ? undefined : view.find('style-class', record.parentId)
    return parent ? words.inClass(record.name, parent.name) : record.name
  }
  const wanted = (named ? words.inClass(name, named.name) : name).toLowerCase()
  const found = classes.filter((record) => !taken.includes(record.id) && label(record).toLowerCase().includes(wanted))
  const isTaken = (parentId?: Id) => classes.some((record) => record.parentId === parentId && record.name === name)
  const isNew = name !== '' && !named && !isTaken()
  const parents = classes.filter(
    ({ id, parentId }) => name !== '' && parentId === undefined && (named ? named.id === id : taken.includes(id)) && !isTaken(id),
  )

  const edit = (classId: Id, isMade: boolean) => {
    if (isMade) model.targetClass.value = classId
  }
  const add = (record: StyleClassRecord) => {
    onClose()
    const added = changeHere(editor, ids, (seen, chosen) => addClass(seen, { ids: chosen, classId: record.id }))
    const isDone = change(words.changes.addClass(record.name), added)
    // At an element that is changed for one instance alone the class stays as all have it.
    edit(record.id, isDone && !soleInstance(editor, ids))
  }
  const create = (parentId?: Id) => {
    onClose()
    const made = insertClass(view, { name, newId, ...(parentId !== undefined && { parentId }) })
    if (!made.ok) return change(words.changes.addClass(name), made)
    // The new class and its use are one change: the operation on the nodes sees a document that holds the class already.
    const record = Object.values(made.diff.put ?? {})[0]
    const withClass = { ...view, find: ((kind, id) => (id === record?.id ? record : view.find(kind, id))) as typeof view.find }
    const used = changeHere({ ...editor, view: withClass }, ids, (seen, chosen) =>
      addClass(seen, { ids: chosen, classId: record?.id ?? '' }),
    )
    const isMade = change(words.changes.addClass(name), used.ok ? { ...used, diff: squashDiffs(made.diff, used.diff) } : used)
    return edit(record?.id ?? '', isMade)
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
          onSubmit={() => (first ? add(first) : isNew ? create() : parents[0] && create(parents[0].id))}
        />
        <div className={styles.found}>
          {found.map((record) => (
            <button key={record.id} type="button" className={styles.foundRow} onClick={() => add(record)}>
              {label(record)}
            </button>
          ))}
          {isNew && (
            <button type="button" className={styles.foundRow} onClick={() => create()}>
              {words.createClass(name)}
            </button>
          )}
          {parents.map((parent) => (
            <button key={`in ${parent.id}`} type="button" className={styles.foundRow} onClick={() => create(parent.id)}>
              {words.createSubClass(name, parent.name)}
            </button>
          ))}
          {found.length === 0 && !isNew && parents.length === 0 && <p className={styles.hint}>{words.noClassLeft}</p>}
        </div>
      </div>
    </AnchoredPopover>
  )
}
