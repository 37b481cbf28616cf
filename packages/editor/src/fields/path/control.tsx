import type { PathField } from '@heddle/kit'
import { SuggestField } from '../../controls/suggest-field.tsx'
import { words as controlsWords } from '../../controls/words.ts'
import type { FieldControlProps } from '../field-control-props.ts'
import { rowPaths } from '../row-paths.ts'
import { useRowsBeside } from '../use-rows.ts'

/** A field of the rows beside it: those on the canvas where the list is bound, else those that were typed in. */
export function PathControl({ field, label, value, isMixed, error, nodeId, values, onCommit }: FieldControlProps<PathField>) {
  const rows = useRowsBeside(nodeId, field.of, values)
  return (
    <SuggestField
      label={label}
      value={typeof value === 'string' ? value : ''}
      suggestions={rowPaths(rows)}
      placeholder={isMixed ? controlsWords.mixed : field.default}
      error={error}
      onCommit={(text) => onCommit(text.trim())}
    />
  )
}
