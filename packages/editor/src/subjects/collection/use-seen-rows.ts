import { useCallback, useEffect, useRef, useState } from 'react'
import type { SeenRows } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { useEditor, useValue } from '../../session/use-editor.ts'

/** Milliseconds after the last change before the canvas is asked, and between questions while rows are under way. */
const DELAY = 120
const AGAIN = 400
/** Rows that are asked for at once. */
const MOST = 500

export interface Seen {
  /** Absent until the canvas answered, and where it shows no page. */
  readonly rows: SeenRows | undefined
  /** Milliseconds that the answer took, and when it came. */
  readonly took: number
  readonly at: number
  readonly ask: () => void
}

/** The rows of a collection as the page on the canvas sees them; asked again when the document, or what is tried, changes. */
export function useSeenRows(id: Id, offset: number | undefined): Seen {
  const { canvas, store, session } = useEditor()
  const connection = useValue(canvas)
  const tried = useValue(session.tried)
  const staged = useValue(session.staged)
  const asked = useValue(session.askedRows)
  const pageId = useValue(session.pageId)
  const [seen, setSeen] = useState<Omit<Seen, 'ask'>>({ rows: undefined, took: 0, at: 0 })
  const latest = useRef(0)
  const ask = useCallback(() => {
    if (!connection) return
    const question = ++latest.current
    const begun = performance.now()
    connection.rows({ id, ...(offset !== undefined && { offset }), from: 0, count: MOST }).then(
      (rows) => {
        if (question === latest.current) setSeen({ rows, took: performance.now() - begun, at: Date.now() })
      },
      () => question === latest.current && setSeen({ rows: undefined, took: 0, at: 0 }),
    )
  }, [connection, id, offset])
  useEffect(() => {
    let timer = setTimeout(ask, DELAY)
    const stop = store.listen(() => {
      clearTimeout(timer)
      timer = setTimeout(ask, DELAY)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [ask, store, tried, staged, asked, pageId])
  const isFetching = seen.rows?.isFetching === true
  useEffect(() => {
    if (!isFetching) return undefined
    const timer = setTimeout(ask, AGAIN)
    return () => clearTimeout(timer)
  }, [isFetching, seen, ask])
  return { ...seen, ask }
}
