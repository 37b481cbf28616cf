import { useRef } from 'react'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { TypedValueField } from '../../controls/typed-value/typed-value-field.tsx'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { Button } from '../../ui/button.tsx'
import { AnchoredPopover } from '../../ui/popover.tsx'
import { dataOf } from './data-model.ts'
import { rowElementId } from './data-row.tsx'
import { words } from './words.ts'
import styles from './data-panel.module.css'

/** Sets what a variable holds on the canvas, beside its line. */
export function TryPopover() {
  const editor = useEditor()
  const model = dataOf(editor)
  const id = useValue(model.trying)
  if (id === undefined) return null
  return <OpenPopover key={id} id={id} onClose={() => (model.trying.value = undefined)} />
}

function OpenPopover({ id, onClose }: { readonly id: Id; readonly onClose: () => void }) {
  const { view, session } = useEditor()
  const anchor = useRef<Element>(document.getElementById(rowElementId(id)))
  const tried = useValue(session.tried)
  const variable = view.find('variable', id)
  if (!variable) return null
  const isTried = Object.hasOwn(tried, id)
  const set = (value: Json) => {
    session.tried.value = { ...session.tried.value, [id]: value }
  }
  const putBack = () => {
    const { [id]: _, ...others } = session.tried.value
    session.tried.value = others
    onClose()
  }
  return (
    <AnchoredPopover anchor={anchor} isOpen onClose={onClose} label={words.tryOutNamed(variable.name)} placement="right top">
      <div className={styles.try}>
        <TypedValueField
          label={words.tryOutNamed(variable.name)}
          type={variable.type}
          value={(isTried ? tried[id] : variable.defaultValue) ?? null}
          error={undefined}
          onCommit={set}
        />
        <p className={styles.hint}>{words.triedHint}</p>
        {isTried && <Button onPress={putBack}>{words.putBack}</Button>}
      </div>
    </AnchoredPopover>
  )
}
