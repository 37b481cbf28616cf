import { useEffect, useState, type ReactNode } from 'react'
import type { Id, WorkflowRecord } from '@heddle/document'
import { Choice } from '../../controls/choice.tsx'
import { RowPicker } from '../../formula/large/row-picker.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { nodeName } from '../../session/tree.ts'
import { placeOfRow, repeatsAround, type TriedRow } from './place-of-row.ts'
import { triedComponent, triedInstance, triedInstances, type TriedInstance } from './tried-instance.ts'
import { words } from './words.ts'
import styles from './try.module.css'

/** The row of the repeat around an element that its workflow is tried in: the first one to begin with. */
export function useTriedRow(ownerId: Id | undefined): readonly [TriedRow | undefined, (row: number) => void] {
  const { canvas, view } = useEditor()
  const connection = useValue(canvas)
  const [row, setRow] = useState(0)
  const [tried, setTried] = useState<TriedRow>()
  const repeats = ownerId === undefined || !view.find('node', ownerId) ? 0 : repeatsAround(view, ownerId)
  useEffect(() => {
    if (!connection || ownerId === undefined || repeats === 0) return undefined
    let isCurrent = true
    const take = (given: TriedRow | undefined): void => void (isCurrent && setTried(given))
    void placeOfRow(connection, ownerId, repeats, row).then(take, () => take(undefined))
    return () => {
      isCurrent = false
    }
  }, [connection, ownerId, repeats, row])
  return [repeats === 0 ? undefined : tried, setRow]
}

/** Which row it is, and what is missing where there is none. */
export function RowPart({ tried, onRow }: { readonly tried: TriedRow; readonly onRow: (row: number) => void }): ReactNode {
  const { rows, place } = tried
  return (
    <section className={styles.part} aria-label={words.row}>
      <div className={styles.line}>
        <span>{words.row}</span>
        <RowPicker rows={rows} onRow={onRow} />
      </div>
      <p className={styles.hint}>{rows.count === 0 ? words.noRows : place ? words.rowHint : words.rowTooLarge}</p>
    </section>
  )
}

/** Which instance a workflow of a component is tried in; of several it can be another one. */
export function InstancePart({
  workflow: { id, ownerId },
  chosen,
  onChoose,
}: {
  readonly workflow: WorkflowRecord
  readonly chosen: string | undefined
  readonly onChoose: (uid: string) => void
}): ReactNode {
  const editor = useEditor()
  const { view } = editor
  if (!triedComponent(view, ownerId)) return null
  const all = triedInstances(editor, id)
  const instance = triedInstance(editor, id, chosen)
  const titled = (one: TriedInstance) => ({
    id: one.uid,
    label: nodeName(editor, one.id),
    hint: view.find('page', one.pageId ?? '')?.name ?? '',
  })
  return (
    <section className={styles.part} aria-label={words.instance}>
      <div className={styles.line}>
        <span>{words.instance}</span>
        {all.length > 1 && instance ? (
          <Choice label={words.instance} value={instance.uid} options={all.map(titled)} onPick={onChoose} />
        ) : (
          instance && <span>{nodeName(editor, instance.id)}</span>
        )}
      </div>
      <p className={styles.hint}>{instance ? words.instanceHint : words.noInstance}</p>
    </section>
  )
}
