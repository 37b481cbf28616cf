import { useEffect, useMemo, useState } from 'react'
import type { Glance } from '@heddle/canvas/protocol'
import type { Id } from '@heddle/document'
import { findData } from '@heddle/document/operations'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { glanceText } from './show-glance.ts'

/** Milliseconds after the last change before the canvas is asked. */
const DELAY = 120

/** What records hold on the canvas: of these alone, asked again when the document, what is tried or what collections give changes. */
export function useLiveValues(ids: readonly Id[]): ReadonlyMap<Id, Glance> {
  const { canvas, store, view, session } = useEditor()
  const connection = useValue(canvas)
  const tried = useValue(session.tried)
  const staged = useValue(session.staged)
  const askedRows = useValue(session.askedRows)
  const pageId = useValue(session.pageId)
  const [values, setValues] = useState<ReadonlyMap<Id, Glance>>(new Map())
  const key = ids.join()
  const asked = useMemo(() => (key === '' ? [] : key.split(',')), [key])
  useEffect(() => {
    if (!connection || asked.length === 0) return undefined
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      const questions = asked.flatMap((id) => {
        const record = findData(view, id)
        const text = record && glanceText(record)
        return text === undefined ? [] : [{ id, text }]
      })
      connection.evaluateMany(questions.map(({ text }) => text)).then(
        (answers) => {
          if (isCurrent) setValues(new Map(questions.flatMap(({ id }, at) => (answers[at] ? [[id, answers[at]] as const] : []))))
        },
        () => isCurrent && setValues(new Map()),
      )
    }
    const plan = () => {
      clearTimeout(timer)
      timer = setTimeout(ask, DELAY)
    }
    plan()
    const stop = store.listen(plan)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      stop()
    }
  }, [connection, asked, tried, staged, askedRows, pageId, store, view])
  return values
}
