import type { FormulaRecord } from '@heddle/document'
import { setFormula, type FormulaValues } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { countUsages } from '../../commands/data/usage-places.ts'
import { LargeFormula } from '../../formula/large/large-formula.tsx'
import { useEditor } from '../../session/use-editor.ts'
import type { SubjectProps } from '../define-subject.ts'
import { FormulaWork } from './formula-work.tsx'
import { words } from './words.ts'

/** The text of a formula of the project in the large editor, with its examples. */
export function FormulaCover({ id }: SubjectProps) {
  const record = useRecord(useEditor().store, id)
  return record?.kind === 'formula' ? <Cover record={record} /> : null
}

function Cover({ record }: { readonly record: FormulaRecord }) {
  const { view, session, change } = useEditor()
  const { id, name } = record
  const set = (label: string, values: FormulaValues) => change(label, setFormula(view, { id, values }))
  return (
    <FormulaWork
      Large={LargeFormula}
      formula={record}
      tag={`${words.kind}, ${words.used(countUsages(view, id))}`}
      read={() => {
        const found = view.find('formula', id)
        return found && (found.examples ?? [])
      }}
      onExamples={(examples) => set(words.changes.examples(name), { examples })}
      onApply={(text) => set(words.changes.change(name), { ...text })}
      onClose={() => (session.isCoverOpen.value = false)}
    />
  )
}
