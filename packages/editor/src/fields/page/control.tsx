import type { PageField } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { parametersOf } from '../../formula/data-entries.ts'
import { useEditor } from '../../session/use-editor.ts'
import { words as controlsWords } from '../../controls/words.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { FieldControlProps } from '../field-control-props.ts'
import { partsOf } from '../part-row.tsx'
import { PlainRow } from '../plain-row.tsx'
import { TargetChoice } from '../reference/target-choice.tsx'
import { words } from '../words.ts'
import styles from '../fields.module.css'

/** A page, and a value for each parameter of its address. */
export function PageControl({ label, value, isMixed, onCommit }: FieldControlProps<PageField>) {
  const { view } = useEditor()
  const { pageId, parameters } = partsOf(value)
  const id = typeof pageId === 'string' ? pageId : ''
  const given = partsOf(parameters)
  return (
    <div className={styles.stack} data-tall>
      <TargetChoice
        label={label}
        to="page"
        value={id}
        placeholder={isMixed ? controlsWords.mixed : words.reference.choose('page')}
        onPick={(next) => onCommit(next === '' ? null : { pageId: next })}
      />
      {[...new Set(parametersOf(view, id))].map((name) => (
        <PlainRow key={name} label={name}>
          <TextField
            label={words.partOf(name, label)}
            isLabelHidden
            value={typeof given[name] === 'string' ? given[name] : ''}
            placeholder={words.pairs.valuePlaceholder}
            onCommit={(text) => onCommit({ pageId: id, parameters: { ...given, [name]: text } } as Json)}
          />
        </PlainRow>
      ))}
    </div>
  )
}
