import { useEffect, useState } from 'react'
import type { RowCount } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { useEditor, useValue } from '../../session/use-editor.ts'

/** Milliseconds after a change of the document before the canvas is asked: it draws first. */
const DELAY = 120

/** In how many rows around a node a formula holds on the canvas; `undefined` while that is not known. */
export function useRowCount(nodeId: Id | undefined, code: string | undefined): RowCount | undefined {
  const { canvas, store } = useEditor()
  const connection = useValue(canvas)
  const [count, setCount] = useState<RowCount>()
  const [revision, setRevision] = useState(0)
  useEffect(() => store.listen(() => setRevision((before) => before + 1)), [store])
  useEffect(() => {
    if (!connection || nodeId === undefined || code === undefined) return undefined
    let isCurrent = true
    const timer = setTimeout(() => {
      connection.count(nodeId, code).then(
        (answer) => isCurrent && setCount(answer),
        () => isCurrent && setCount(undefined),
      )
    }, DELAY)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [connection, nodeId, code, revision])
  return connection && nodeId !== undefined && code !== undefined ? count : undefined
}
