import { useEffect, useRef } from 'react'
import type { CollectionRecord } from '@heddle/document'
import { resolveConfig } from '../../answers/resolve-config.ts'
import { useTry } from '../../answers/use-try.ts'
import { useEditor, useValue } from '../../session/use-editor.ts'
import { sourceOf } from './sources.ts'

/** A source that can be asked from where its rows are looked at. */
export interface AskSource {
  readonly isAsking: boolean
  /** Why it gave no rows. */
  readonly failure: string | undefined
  /** Milliseconds of its answer. */
  readonly took: number | undefined
  /** It gave a page of what it has: another one has to be asked for. */
  readonly hasPages: boolean
  /** Asks for the rows from one on; without it, for those that the page begins with. */
  readonly ask: (offset?: number) => void
}

/** Asks the source of a collection through the server; what it gives is what the canvas shows. Nothing where it has no source. */
export function useAskSource(collection: CollectionRecord): AskSource | undefined {
  const editor = useEditor()
  const { session, canvas, view } = editor
  const { id } = collection
  const plugin = sourceOf(editor, collection)?.plugin
  const wanted = useRef({ offset: 0, pluginId: collection.pluginId })
  const trying = useTry(plugin?.namespace ?? '', async () => {
    const { config = {}, limit } = view.find('collection', id) ?? {}
    const asked = await resolveConfig(canvas.peek(), plugin?.source?.collection.fields ?? {}, config)
    const most = typeof limit === 'number' && limit > 0 && { limit }
    return { config: asked, offset: wanted.current.offset, withRows: true, ...most }
  })
  const { tried } = trying
  const given = useValue(session.askedRows)[id]
  useEffect(() => {
    const { offset, pluginId } = wanted.current
    if (tried?.data === undefined || tried.error !== undefined || pluginId === undefined) return
    const { data, total } = tried
    session.askedRows.value = {
      ...session.askedRows.peek(),
      [id]: { pluginId, data, offset, ...(total !== undefined && { total }) },
    }
  }, [tried, session, id])
  if (!plugin?.source) return undefined
  return {
    isAsking: trying.isAsking,
    failure: trying.failure ?? tried?.error,
    took: tried?.answer?.time,
    hasPages: Array.isArray(given?.data) && (given.total ?? 0) > given.data.length,
    ask(offset = collection.offset ?? 0) {
      wanted.current = { offset, pluginId: collection.pluginId }
      trying.start()
    },
  }
}
