import { useEffect, useRef, useState } from 'react'
import type { PeekedValue } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import type { Json } from '@heddle/store'
import { useEditor, useValue } from '../../session/use-editor.ts'

export interface PeekPlace {
  readonly nodeId: Id | undefined
  readonly names: Readonly<Record<string, Json>> | undefined
  readonly row: number
}

/**
 * Live values in short of the codes that are in sight. What was known stands until the newer value comes, so that nothing
 * flickers; a change of the document or of the row asks again.
 */
export function usePeeked(codes: readonly string[], { nodeId, names, row }: PeekPlace): ReadonlyMap<string, PeekedValue> {
  const { canvas, store } = useEditor()
  const connection = useValue(canvas)
  const [values, setValues] = useState<ReadonlyMap<string, PeekedValue>>(new Map())
  const [revision, setRevision] = useState(0)
  const fresh = useRef(new Set<string>())
  useEffect(() => store.listen(() => setRevision((count) => count + 1)), [store])
  useEffect(() => {
    fresh.current = new Set()
  }, [revision, nodeId, names, row, connection])
  const key = codes.join('\n')
  useEffect(() => {
    const missing = (key === '' ? [] : key.split('\n')).filter((code) => !fresh.current.has(code))
    if (!connection || missing.length === 0) return
    for (const code of missing) fresh.current.add(code)
    const asked = fresh.current
    const options = { row, ...(names && { names }) }
    connection.peek(nodeId, missing, options).then(
      (found) => {
        if (asked !== fresh.current) return
        setValues(
          (known) => new Map([...known, ...missing.flatMap((code, at) => (found[at] ? [[code, found[at]] as const] : []))]),
        )
      },
      () => undefined,
    )
  }, [key, connection, nodeId, names, row, revision])
  return values
}
