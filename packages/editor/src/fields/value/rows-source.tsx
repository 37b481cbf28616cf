import type { ReactNode } from 'react'
import type { ValueField } from '@heddle/kit'
import { Choice } from '../../controls/choice.tsx'
import { useEditor } from '../../session/use-editor.ts'
import type { FieldControlProps } from '../field-control-props.ts'
import { listsOf } from '../lists-of.ts'
import { words } from '../words.ts'
import styles from '../fields.module.css'

const TYPED = 'typed'

/** Rows that are typed, with the collections and lists of the project above them: who picks one reads its rows from then on. */
export function RowsSource({
  label,
  nodeId,
  onCommit,
  children,
}: Pick<FieldControlProps<ValueField>, 'label' | 'nodeId' | 'onCommit'> & { readonly children: ReactNode }) {
  const { view } = useEditor()
  const lists = nodeId === undefined ? [] : listsOf(view, nodeId)
  if (lists.length === 0) return children
  return (
    <div className={styles.sources} data-wide>
      <Choice
        label={words.value.rowsOf(label)}
        value={TYPED}
        options={[{ id: TYPED, label: words.value.typed }, ...lists]}
        onPick={(code) => code !== TYPED && onCommit({ type: 'f', code })}
      />
      {children}
    </div>
  )
}
