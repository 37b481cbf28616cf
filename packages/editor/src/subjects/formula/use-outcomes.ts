import { useEffect, useRef, useState } from 'react'
import type { FormulaExample, Id } from '@heddle/document'
import { parseFormula } from '@heddle/formula/parse'
import { runExample, type ExampleOutcome, type RunnableFormula } from '../../session/run-example.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'

/**
 * What a formula that is being written gives for its examples: tried with each key, the newest text last. Of a text that cannot
 * be read it is what was given before.
 * @param formula keep the object while it is the same
 * @param placeId the component that it is of
 */
export function useOutcomes(
  formula: RunnableFormula,
  examples: readonly FormulaExample[],
  placeId?: Id,
): readonly (ExampleOutcome | undefined)[] {
  const { canvas, store } = useEditor()
  const connection = useValue(canvas)
  const [outcomes, setOutcomes] = useState<readonly (ExampleOutcome | undefined)[]>([])
  const [revision, setRevision] = useState(0)
  const line = useRef<{ isBusy: boolean; next: (() => void) | undefined }>({ isBusy: false, next: undefined })
  useEffect(() => store.listen(() => setRevision((count) => count + 1)), [store])
  useEffect(() => {
    if (!connection || !parseFormula(formula.code).ok) return undefined
    let isCurrent = true
    const queue = line.current
    const ask = async () => {
      if (!isCurrent) return
      queue.isBusy = true
      // A frame that goes away answers nobody.
      const all = await Promise.all(
        examples.map((example) => runExample(connection, formula, example, placeId).catch(() => undefined)),
      )
      if (isCurrent) setOutcomes(all)
      queue.isBusy = false
      const { next } = queue
      queue.next = undefined
      next?.()
    }
    if (queue.isBusy) queue.next = () => void ask()
    else void ask()
    return () => {
      isCurrent = false
    }
  }, [connection, formula, examples, placeId, revision])
  return outcomes
}
