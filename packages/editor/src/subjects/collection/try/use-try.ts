import { useEffect, useRef, useState } from 'react'
import type { CollectionRecord } from '@heddle/document'
import type { PluginDefinition } from '@heddle/kit'
import type { TriedSource } from '../../../server/project-server.ts'
import { messageOf } from '../../../server/request.ts'
import { useEditor, useValue } from '../../../session/use-editor.ts'
import { resolveConfig } from './resolve-config.ts'

export interface Trying {
  readonly isAsking: boolean
  /** What came last; it stays while the source is asked again. */
  readonly tried: TriedSource | undefined
  /** Why nothing could be asked. */
  readonly failure: string | undefined
  readonly start: () => void
  readonly stop: () => void
}

/** Asks a source with the values that the page has now. */
export function useTry({ id }: CollectionRecord, plugin: PluginDefinition): Trying {
  const { server, canvas, view } = useEditor()
  const connection = useValue(canvas)
  const [tried, setTried] = useState<TriedSource>()
  const [failure, setFailure] = useState<string>()
  const [isAsking, setAsking] = useState(false)
  const underWay = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => underWay.current?.abort(), [])
  const stop = (): void => {
    underWay.current?.abort()
    underWay.current = undefined
    setAsking(false)
  }
  const start = async (): Promise<void> => {
    stop()
    const own = new AbortController()
    underWay.current = own
    setAsking(true)
    setFailure(undefined)
    try {
      // As it is by now: what was typed a moment ago counts.
      const { config = {}, limit } = view.find('collection', id) ?? {}
      const asked = await resolveConfig(connection, plugin.source?.collection.fields ?? {}, config)
      const rows = typeof limit === 'number' && limit > 0 ? { limit } : {}
      const answer = await server.trySource(plugin.namespace, { config: asked, ...rows }, own.signal)
      if (!own.signal.aborted) setTried(answer)
    } catch (error) {
      if (!own.signal.aborted) setFailure(messageOf(error))
    } finally {
      if (underWay.current === own) setAsking(false)
    }
  }
  return { isAsking, tried, failure, start: () => void start(), stop }
}
