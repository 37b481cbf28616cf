import { useMemo, useState, type ComponentType } from 'react'
import type { ComponentFormula, FormulaExample, Id } from '@heddle/document'
import { WithFormulas } from '../../formula/bound-field.tsx'
import type { FormulaDraft, LargeFormulaProps } from '../../formula/large/large-formula.tsx'
import { nameById } from '../../formula/name-by-id.ts'
import { argumentsOf, type RunnableFormula } from '../../session/run-example.ts'
import { useEditor } from '../../session/use-editor.ts'
import { ExamplesPane } from './examples-pane.tsx'
import { words } from './words.ts'
import styles from './formula.module.css'

/** What is kept of the text of a formula; `null` takes away. */
export interface FormulaText {
  readonly code: string
  readonly filter: NonNullable<FormulaDraft['filter']> | null
  readonly sort: NonNullable<FormulaDraft['sort']> | null
}

export interface FormulaWorkProps {
  /** The large editor: in its place, or over everything. */
  readonly Large: ComponentType<LargeFormulaProps>
  readonly formula: ComponentFormula
  /** Whose it is and how often it is used, in few words. */
  readonly tag: string
  /** The component that it is of, whose instance it sees. */
  readonly placeId?: Id
  /** Its examples as they are when it is asked; none where it is gone. */
  readonly read: () => readonly FormulaExample[] | undefined
  readonly onExamples: (examples: readonly FormulaExample[] | null) => boolean
  /** Keeps the text; answers whether it is kept. */
  readonly onApply: (text: FormulaText) => boolean
  readonly onClose: () => void
}

/** The text of a formula with parameters in the large editor, with its examples: one of them gives the arguments. */
export function FormulaWork({ Large, formula, tag, placeId, read, onExamples, onApply, onClose }: FormulaWorkProps) {
  const { name, parameters, examples = [] } = formula
  const { view, session } = useEditor()
  const [draft, setDraft] = useState<FormulaDraft>(() => draftOf(formula))
  const [picked, setPicked] = useState<number | undefined>(0)
  const current = picked !== undefined && picked < examples.length ? picked : undefined
  const given = current === undefined ? undefined : examples[current]?.given
  const sample = useMemo(() => argumentsOf({ parameters }, given), [parameters, given])
  const { code, filter, sort } = draft
  const running: RunnableFormula = useMemo(
    () => ({ code, parameters, ...(filter && { filter }), ...(sort && { sort }) }),
    [code, parameters, filter, sort],
  )
  const apply = () => {
    const place = { pageId: session.pageId.peek(), names: parameters.map((parameter) => parameter.name) }
    const text = { code: nameById(code.trim(), view, place), filter: filter ?? null, sort: sort ?? null }
    const isSame = JSON.stringify(draftOf(formula)) === JSON.stringify({ ...draft, code: text.code })
    if (isSame || onApply(text)) onClose()
  }
  return (
    <WithFormulas>
      <Large
        label={words.title(name, parameters.map((parameter) => parameter.name).join(', '))}
        draft={draft}
        onDraft={setDraft}
        nodeId={placeId}
        sample={sample}
        hasMap={false}
        onApply={apply}
        onLeave={onClose}
        renderActions={() => <span className={styles.tag}>{tag}</span>}
        renderSide={() => (
          <ExamplesPane
            examples={formula.examples}
            formula={running}
            placeId={placeId}
            current={current}
            read={read}
            onSave={onExamples}
            onOpen={setPicked}
          />
        )}
      />
    </WithFormulas>
  )
}

function draftOf({ code, filter, sort }: ComponentFormula): FormulaDraft {
  return { code, ...(filter && { filter }), ...(sort && { sort }) }
}
