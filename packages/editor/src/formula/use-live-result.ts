import { useEffect, useState } from 'react'
import type { EvaluateOptions } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { EvaluateResult } from '../frame/connection.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { words } from './words.ts'
import { useEditor, useValue } from '../session/use-editor.ts'

/** Milliseconds without a change of the document before it is asked again: not with every step of a drag. */
const PAUSE = 120
/** Milliseconds without a key before it is told why there is no value: half a name is no mistake yet. */
const HALF_A_NAME = 150

/**
 * The value of the text as the node on the canvas sees it, asked again with each key and when the document changes: one question
 * is under way at a time, and the newest text follows it. What fails is told in a pause; until then the last result stays.
 * @param names what the formula sees beside the names of the node's place; keep the object while they are the same
 * @param steps what a list goes through behind the formula; keep the object too
 */
export function useLiveResult(
  code: string,
  nodeId: Id | undefined,
  names?: Readonly<Record<string, Json>>,
  steps?: EvaluateOptions['steps'],
): EvaluateResult | undefined {
  const { canvas, store } = useEditor()
  const connection = useValue(canvas)
  const [result, setResult] = useState<EvaluateResult>()
  const [revision, setRevision] = useState(0)
  const [ask] = useState(oneAtATime)
  const isEmpty = code.trim() === ''
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = store.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(() => setRevision((count) => count + 1), PAUSE)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [store])
  useEffect(() => {
    if (isEmpty || !connection) return undefined
    let isCurrent = true
    let held: ReturnType<typeof setTimeout> | undefined
    ask(async () => {
      if (!isCurrent) return
      const asked = steps
        ? connection.explain(nodeId, code, { steps, ...(names && { names }) }).then(({ result: given }) => given)
        : connection.evaluate(nodeId, code, names)
      const answer = await asked.catch(() => ({ ok: false, message: words.noCanvas }) as const)
      if (!isCurrent) return
      if (answer.ok) setResult(answer)
      else held = setTimeout(() => setResult(answer), HALF_A_NAME)
    })
    return () => {
      isCurrent = false
      clearTimeout(held)
    }
  }, [connection, nodeId, code, names, steps, isEmpty, revision, ask])
  if (isEmpty) return undefined
  return connection ? result : { ok: false, message: words.noCanvas }
}
