import { useEffect, useState } from 'react'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import type { EvaluateResult } from '../frame/connection.ts'
import { words } from './words.ts'
import { useEditor, useValue } from '../session/use-editor.ts'

/** Milliseconds after the last key before the canvas is asked. */
const DELAY = 120

/**
 * The value of the text as the node on the canvas sees it; asked again when the text or the document changes.
 * @param names what the formula sees beside the names of the node's place; keep the object while they are the same
 */
export function useLiveResult(
  code: string,
  nodeId: Id | undefined,
  names?: Readonly<Record<string, Json>>,
): EvaluateResult | undefined {
  const { canvas, store } = useEditor()
  const connection = useValue(canvas)
  const [result, setResult] = useState<EvaluateResult>()
  const [revision, setRevision] = useState(0)
  const isEmpty = code.trim() === ''
  useEffect(() => store.listen(() => setRevision((count) => count + 1)), [store])
  useEffect(() => {
    if (isEmpty || !connection) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      connection.evaluate(nodeId, code, names).then(
        (answer) => isCurrent && setResult(answer),
        () => isCurrent && setResult({ ok: false, message: words.noCanvas }),
      )
    }, DELAY)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [connection, nodeId, code, names, isEmpty, revision])
  if (isEmpty) return undefined
  return connection ? result : { ok: false, message: words.noCanvas }
}
