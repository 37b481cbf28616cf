import { useRef, useState } from 'react'
import type { ComponentFormula, Id, LibraryComponentRecord } from '@heddle/document'
import { countUsages } from '../../commands/data/usage-places.ts'
import { LoadedLarge } from '../../formula/loaded-large.tsx'
import { exampleKey } from '../../problems/watch-examples.ts'
import { describeCode } from '../../session/describe-code.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { classNames } from '../../ui/class-names.ts'
import { FormulaWork } from '../formula/formula-work.tsx'
import { words as formulaWords } from '../formula/words.ts'
import { changePart } from './component-edits.ts'
import { words } from './words.ts'
import styles from '../formula/formula.module.css'

/** The text of a formula inside of a component in short, and how its examples do; pressed, both stand in the large editor. */
export function InnerFormulaField({
  component,
  id,
  formula,
}: {
  readonly component: LibraryComponentRecord
  readonly id: Id
  readonly formula: ComponentFormula
}) {
  const editor = useEditor()
  const { view, session } = editor
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const outcomes = useValue(session.examples).get(exampleKey(component.id, id))
  const { code, examples = [] } = formula
  const shown = describeCode(code, view)
  const met = outcomes?.filter(({ isMet }) => isMet).length ?? 0
  const isKnown = outcomes?.length === examples.length
  const current = () => view.find('library-component', component.id)?.formulas?.[id]
  const keep = (next: ComponentFormula) => changePart(editor, component.id, 'formulas', id, next) === undefined
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.code}
        data-on={isOpen || undefined}
        aria-label={`${formulaWords.edit}: ${shown}`}
        onClick={() => setIsOpen(true)}
      >
        <span aria-hidden>ƒ</span>
        <span className={styles.text}>{shown}</span>
      </button>
      {examples.length > 0 && (
        <p className={classNames(styles.hint, isKnown && met < examples.length && styles.failing)}>
          {isKnown ? formulaWords.passed(met, examples.length) : formulaWords.waiting(examples.length)}
        </p>
      )}
      {isOpen && (
        <FormulaWork
          Large={LoadedLarge}
          formula={formula}
          tag={`${words.formulaOf(component.name)}, ${formulaWords.used(countUsages(view, id))}`}
          placeId={component.id}
          read={() => {
            const found = current()
            return found && (found.examples ?? [])
          }}
          onExamples={(next) => {
            const { examples: _, ...rest } = current() ?? formula
            return keep(next === null ? rest : { ...rest, examples: next })
          }}
          onApply={({ code: text, filter, sort }) => {
            const { filter: _, sort: __, ...rest } = current() ?? formula
            return keep({ ...rest, code: text, ...(filter && { filter }), ...(sort && { sort }) })
          }}
          onClose={close}
        />
      )}
    </>
  )
}
