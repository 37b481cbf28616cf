import type { ReactNode } from 'react'
import { isBinding } from '@heddle/document'
import { toVariant } from '@heddle/style'
import { words as formulaWords } from '../../formula/words.ts'
import { classNames } from '../../ui/class-names.ts'
import { scopeHere } from '../../session/inside/sole-instance.ts'
import { useEditor } from '../../session/use-editor.ts'
import { BoundField, FormulaHandle, type BindingTarget } from '../../formula/bound-field.tsx'
import { RowLabel, type LabelDrag } from '../row-label.tsx'
import { ChainDetails } from './chain-details.tsx'
import type { StyleReading } from './style-reading.ts'
import { useReading, useStyleModel } from './use-style.ts'
import rows from '../../ui/row.module.css'

export interface RowProps {
  readonly label: string
  /** The label in full where the visible one is short. */
  readonly name?: string
  /** Properties that the row sets together. */
  readonly properties: readonly string[]
}

/** A row of the style panel: label, control or formula, and the ƒ handle. */
export function StyleRow({
  label,
  name = label,
  properties,
  drag,
  isTall = false,
  children,
}: RowProps & { readonly drag?: LabelDrag; readonly isTall?: boolean; readonly children: (reading: StyleReading) => ReactNode }) {
  const model = useStyleModel()
  const editor = useEditor()
  const { session, change } = editor
  const reading = useReading(properties)
  const { value } = reading
  const all = (value: Parameters<typeof model.set>[0][string]) =>
    Object.fromEntries(properties.map((property) => [property, value]))
  const [selected = ''] = session.selection.value
  const { screenId, state } = model.place()
  const scope = scopeHere(editor, selected, `styles/${toVariant(screenId, state)}/${properties[0] ?? ''}`)
  const target: BindingTarget = {
    label: name,
    value,
    nodeId: scope,
    onBind: (binding) => change(formulaWords.change(name), model.operation(all(binding))),
    onUnbind: () => change(formulaWords.unbind(name), model.operation(all(null))),
  }
  return (
    <div data-properties={properties.join(' ')} className={classNames(rows.row, isTall && rows.tall)}>
      <RowLabel
        label={label}
        name={name}
        origin={reading.origin}
        source={reading.source}
        drag={isBinding(value) ? undefined : drag}
        onReset={reading.isSetHere ? () => model.reset(properties) : undefined}
        details={<ChainDetails label={name} properties={properties} reading={reading} />}
      />
      {isBinding(value) ? <BoundField {...target} value={value} /> : children(reading)}
      {model.takesFormulas !== false && <FormulaHandle {...target} />}
    </div>
  )
}
