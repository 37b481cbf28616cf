import { useEffect, useState } from 'react'
import type { EvaluateOptions } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { parseFormula } from '@heddle/formula/parse'
import type { Evaluated } from '../../frame/connection.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { oneAtATime } from '../one-at-a-time.ts'
import { words as formulaWords } from '../words.ts'

export interface Explained {
  /** The last answer, and the text that it is about. */
  readonly answer: Evaluated | undefined
  readonly code: string
  /** The last value that was given, for when the text is broken. */
  readonly lastGood: Extract<Evaluated['result'], { readonly ok: true }> | undefined
}

const NOTHING: Explained = { answer: undefined, code: '', lastGood: undefined }

/**
 * What the text gives and why, asked again with each key: one question is under way at a time, and the newest text follows it.
 * @param options keep the object while it is the same
 */
export function useExplained(code: string, nodeId: Id | undefined, options: EvaluateOptions): Explained {
  const { canvas, store } = useEditor()
  const connection = useValue(canvas)
  const [explained, setExplained] = useState(NOTHING)
  const [revision, setRevision] = useState(0)
  const [ask] = useState(oneAtATime)
  useEffect(() => store.listen(() => setRevision((count) => count + 1)), [store])
  useEffect(() => {
    if (!connection || !parseFormula(code).ok) return undefined
    let isCurrent = true
    const take = (answer: Evaluated) => {
      if (!isCurrent) return
      setExplained(({ lastGood }) => ({ answer, code, lastGood: answer.result.ok ? answer.result : lastGood }))
    }
    ask(async () => {
      if (!isCurrent) return
      const failed: Evaluated = { result: { ok: false, message: formulaWords.noCanvas }, took: 0 }
      take(await connection.explain(nodeId, code, { ...options, isExplained: true }).catch(() => failed))
    })
    return () => {
      isCurrent = false
    }
  }, [connection, code, nodeId, options, revision, ask])
  return explained
}
