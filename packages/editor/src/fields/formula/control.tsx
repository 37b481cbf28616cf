import { useContext, useRef, useState } from 'react'
import { isBinding } from '@heddle/document'
import type { FormulaField } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { BoundField, WithFormulas } from '../../formula/bound-field.tsx'
import { FormulaScopeContext } from '../../formula/formula-controls.ts'
import { FormulaPopover } from '../../formula/formula-popover.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'
import { useRowsBeside } from '../use-rows.ts'
import { words } from '../words.ts'
import styles from '../fields.module.css'

/** The formula in short, or the way to write one; the names that it is given stand first among its data. */
export function FormulaControl({ field, label, value, values, isMixed, nodeId, onCommit }: FieldControlProps<FormulaField>) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [wasWritten, setWritten] = useState(false)
  const scope = useContext(FormulaScopeContext)
  const { sampleRow } = field
  const [row] = useRowsBeside(nodeId, sampleRow?.of ?? '', undefined)
  // Rows are JSON, whoever gave them.
  const own = sampleRow && row !== undefined ? (sampleRow.names(row, values ?? {}) as Record<string, Json>) : field.sample
  const sample = own ? { ...scope.sample, ...own } : scope.sample
  const target = { label, nodeId, ...scope, sample, onBind: onCommit, onUnbind: () => onCommit(null) }
  if (isBinding(value)) return <BoundField {...target} value={value} takesFocus={wasWritten} />
  return (
    <div>
      <button
        ref={button}
        type="button"
        className={styles.add}
        aria-label={words.formula.write(label)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden>ƒ</span>
        {isMixed ? controlsWords.mixed : words.formula.none}
      </button>
      {isOpen && (
        <WithFormulas>
          <FormulaPopover
            {...target}
            value={undefined}
            anchor={button}
            onBind={(binding) => {
              setWritten(true)
              onCommit(binding)
            }}
            onClose={() => setIsOpen(false)}
          />
        </WithFormulas>
      )}
    </div>
  )
}
