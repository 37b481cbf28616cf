import { useMemo, useState } from 'react'
import type { FormulaRecord } from '@heddle/document'
import { setFormula } from '@heddle/document/operations'
import { useRecord } from '@heddle/store/react'
import { countUsages } from '../../commands/data/usage-places.ts'
import { LargeFormula, type FormulaDraft } from '../../formula/large/large-formula.tsx'
import { argumentsOf, type RunnableFormula } from '../../session/run-example.ts'
import { useEditor } from '../../session/use-editor.ts'
import type { SubjectProps } from '../define-subject.ts'
import { ExamplesPane } from './examples-pane.tsx'
import { words } from './words.ts'
import styles from './formula.module.css'

/** The text of a formula of the project in the large editor, with its examples. */
export function FormulaCover({ id }: SubjectProps) {
  const record = useRecord(useEditor().store, id)
  return record?.kind === 'formula' ? <Cover record={record} /> : null
}

function Cover({ record }: { readonly record: FormulaRecord }) {
  const { view, session, change } = useEditor()
  const { id, name, parameters, examples = [] } = record
  const [draft, setDraft] = useState<FormulaDraft>(() => draftOf(record))
  const [picked, setPicked] = useState<number | undefined>(0)
  const current = picked !== undefined && picked < examples.length ? picked : undefined
  const given = current === undefined ? undefined : examples[current]?.given
  const sample = useMemo(() => argumentsOf({ parameters }, given), [parameters, given])
  const { code, filter, sort } = draft
  const formula: RunnableFormula = useMemo(
    () => ({ code, parameters, ...(filter && { filter }), ...(sort && { sort }) }),
    [code, parameters, filter, sort],
  )
  const close = () => (session.isCoverOpen.value = false)
  const apply = () => {
    const values = { code: code.trim(), filter: filter ?? null, sort: sort ?? null }
    const isSame = JSON.stringify(draftOf(record)) === JSON.stringify({ ...draft, code: values.code })
    if (isSame || change(words.changes.change(name), setFormula(view, { id, values }))) close()
  }
  return (
    <LargeFormula
      label={words.title(name, parameters.map((parameter) => parameter.name).join(', '))}
      draft={draft}
      onDraft={setDraft}
      nodeId={undefined}
      sample={sample}
      hasMap={false}
      onApply={apply}
      onLeave={close}
      renderActions={() => <span className={styles.tag}>{`${words.kind}, ${words.used(countUsages(view, id))}`}</span>}
      renderSide={() => <ExamplesPane record={record} formula={formula} current={current} onOpen={setPicked} />}
    />
  )
}

function draftOf({ code, filter, sort }: FormulaRecord): FormulaDraft {
  return { code, ...(filter && { filter }), ...(sort && { sort }) }
}
