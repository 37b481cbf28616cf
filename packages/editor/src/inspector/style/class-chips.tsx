import { Plus, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Binding, Id, NodeRecord } from '@heddle/document'
import { removeClass, setClassCondition } from '@heddle/document/operations'
import { useRecords } from '@heddle/store/react'
import { words } from '../words.ts'
import { Button } from '../../ui/button.tsx'
import { changeHere, scopeHere, soleInstance } from '../../session/inside/sole-instance.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { useSelectedNodes } from '../use-selected-nodes.ts'
import { PlainRow } from '../../fields/plain-row.tsx'
import { ClassPicker } from './class-picker.tsx'
import { classesInOrder } from './style-reading.ts'
import { useStyleModel } from './use-style.ts'
import styles from './style-tab.module.css'

/** Style classes that all of the selection carry: a click edits the class, the cross takes it off, plus adds one. */
export function ClassChips() {
  const nodes = useSelectedNodes()
  const editor = useEditor()
  const { view, store, session, change } = editor
  const model = useStyleModel()
  const target = useValue(model.targetClass)
  const plus = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  useRecords(store, 'style-class')
  const asked = useValue(session.askedFormula)?.classId
  useEffect(() => {
    if (asked !== undefined) model.targetClass.value = asked
  }, [asked, model])
  const [first, ...others] = nodes
  const shared = first
    ? classesInOrder(first).flatMap(([id]) => (others.every((node) => Object.hasOwn(node.classes, id)) ? [id] : []))
    : []
  const nameOf = (id: Id): string => {
    const record = view.find('style-class', id)
    if (!record) return words.unknownClass
    return record.parentId === undefined ? record.name : words.inClass(record.name, nameOf(record.parentId))
  }
  const ids = nodes.map(({ id }) => id)
  return (
    <>
      <div className={styles.chips} role="group" aria-label={words.classes}>
        {shared.map((id) => (
          <span
            key={id}
            className={styles.chip}
            data-on={target === id || undefined}
            data-bound={first?.classConditions?.[id] !== undefined || undefined}
          >
            <button
              type="button"
              className={styles.chipName}
              aria-pressed={target === id}
              aria-label={words.editClass(nameOf(id))}
              onClick={() => (model.targetClass.value = target === id ? undefined : id)}
            >
              {nameOf(id)}
            </button>
            <button
              type="button"
              className={styles.chipRemove}
              aria-label={words.removeClass(nameOf(id))}
              onClick={() =>
                change(
                  words.changes.removeClass(nameOf(id)),
                  changeHere(editor, ids, (seen, chosen) => removeClass(seen, { ids: chosen, classId: id })),
                )
              }
            >
              <X size={12} aria-hidden />
            </button>
          </span>
        ))}
        <button
          ref={plus}
          type="button"
          className={styles.add}
          aria-label={words.addClass}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Plus size={12} aria-hidden />
          {shared.length === 0 && words.addClass}
        </button>
        {isOpen && <ClassPicker anchor={plus} ids={ids} taken={shared} onClose={() => setIsOpen(false)} />}
      </div>
      {target !== undefined && shared.includes(target) && <ClassCondition classId={target} name={nameOf(target)} nodes={nodes} />}
      {target !== undefined && (
        <div className={styles.editing} role="status">
          {words.editingClass(nameOf(target), view.usagesOf(target).length)}
          {soleInstance(editor, ids) && ` ${words.open.classIsShared}`}
          <Button onPress={() => (model.targetClass.value = undefined)}>{words.editElement(ids.length)}</Button>
        </div>
      )}
    </>
  )
}

/** When the elements have the class: always, or while a formula holds. */
function ClassCondition({
  classId,
  name,
  nodes,
}: {
  readonly classId: Id
  readonly name: string
  readonly nodes: readonly NodeRecord[]
}) {
  const editor = useEditor()
  const [first] = nodes
  const ids = nodes.map(({ id }) => id)
  const set = (condition: Binding | null) =>
    editor.change(
      words.changes.classWhen(name),
      changeHere(editor, ids, (view, chosen) => setClassCondition(view, { ids: chosen, classId, condition })),
    )
  return (
    <PlainRow
      label={words.classWhen}
      target={{
        label: words.classWhen,
        value: first?.classConditions?.[classId],
        nodeId: first && scopeHere(editor, first.id, `classConditions/${classId}`),
        onBind: set,
        onUnbind: () => set(null),
      }}
    >
      <span className={styles.always}>{words.classAlways}</span>
    </PlainRow>
  )
}
