import { useRef } from 'react'
import type { Binding } from '@heddle/document'
import { WithFormulas } from '../formula/bound-field.tsx'
import { FormulaPopover } from '../formula/formula-popover.tsx'
import type { DataEntry } from '../formula/data-entries.ts'
import type { PastValues } from '../formula/past-values.ts'

/** The formula editor of a text, open beside a button at the right edge. */
export function FormulaHost({
  nodeId,
  value,
  past,
  given,
  onBind = () => undefined,
  onClose = () => undefined,
}: {
  readonly nodeId: string
  readonly value: unknown
  readonly past?: PastValues
  readonly given?: readonly DataEntry[]
  readonly onBind?: (binding: Binding) => void
  readonly onClose?: () => void
}) {
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <div style={{ width: 40, marginInlineStart: 'auto' }}>
      <button type="button" ref={anchor}>
        ƒ
      </button>
      <WithFormulas>
        <FormulaPopover
          label="Text"
          value={value}
          nodeId={nodeId}
          past={past}
          given={given}
          onBind={onBind}
          onUnbind={onClose}
          anchor={anchor}
          onClose={onClose}
        />
      </WithFormulas>
    </div>
  )
}
