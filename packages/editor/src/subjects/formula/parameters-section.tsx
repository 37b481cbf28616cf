import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { FormulaRecord } from '@heddle/document'
import { freeName, renameParameter, setFormula, type OperationResult } from '@heddle/document/operations'
import { words as dataWords } from '../../commands/data/words.ts'
import { useEditor } from '../../session/use-editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { PanelSection } from '../../ui/panel.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { words } from './words.ts'
import styles from './formula.module.css'

const ANY = 'any'
/** Types that an argument can be said to have. */
const { query: _, ...NAMED_TYPES } = dataWords.types
const TYPES: readonly { readonly value: string; readonly label: string }[] = [
  { value: ANY, label: words.anyType },
  ...Object.entries(NAMED_TYPES).map(([value, label]) => ({ value, label })),
]

/** What a formula is called with: names that it reads, with their types. */
export function ParametersSection({ formula }: { readonly formula: FormulaRecord }) {
  const { view, change } = useEditor()
  const [wrong, setWrong] = useState<{ readonly at: number; readonly message: string }>()
  const { id, name, parameters } = formula
  const run = (result: OperationResult, at = -1) => {
    setWrong(result.ok ? undefined : { at, message: result.issues[0]?.message ?? '' })
    if (result.ok && Object.keys(result.diff).length > 0) change(words.changes.parameters(name), result)
  }
  const set = (next: FormulaRecord['parameters'], at?: number) => run(setFormula(view, { id, values: { parameters: next } }), at)
  const add = () => {
    const taken = new Set(parameters.map((parameter) => parameter.name))
    set([...parameters, { name: freeName(words.newParameter, (free) => taken.has(free), { separator: '' }), type: ANY }])
  }
  return (
    <PanelSection
      title={words.parameters}
      actions={<IconButton icon={Plus} size={24} label={words.addParameter} onPress={add} />}
    >
      {parameters.length === 0 && <p className={styles.hint}>{words.noParameters}</p>}
      {parameters.map((parameter, at) => (
        // Parameters are their places: calls name them so.
        <div key={at} className={styles.parameter}>
          <TextField
            label={words.parameterName(at + 1)}
            isLabelHidden
            isMono
            value={parameter.name}
            error={wrong?.at === at ? wrong.message : undefined}
            onCommit={(to) => run(renameParameter(view, { id, at, to }), at)}
          />
          <Select
            label={words.parameterType(parameter.name)}
            isLabelHidden
            value={TYPES.some(({ value }) => value === parameter.type) ? parameter.type : ANY}
            options={TYPES}
            onChange={(type) =>
              set(
                parameters.map((one, place) => (place === at ? { ...one, type } : one)),
                at,
              )
            }
          />
          <IconButton
            icon={X}
            size={24}
            label={words.removeParameter(parameter.name)}
            onPress={() => set(parameters.filter((_, place) => place !== at))}
          />
        </div>
      ))}
    </PanelSection>
  )
}
