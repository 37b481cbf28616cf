import { useEffect, useRef, useState } from 'react'
import type { ProjectServer, TriedSource } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'
import { visitorTried } from './tried-as.ts'

type Question = Parameters<ProjectServer['trySource']>[1]

export interface Trying {
  readonly isAsking: boolean
  /** What came last; it stays while it is asked again. */
  readonly tried: TriedSource | undefined
  /** Why nothing could be asked. */
  readonly failure: string | undefined
  readonly start: () => void
  readonly stop: () => void
}

/**
 * Asks a plugin through the server, as the visitor who is said beside it.
 * @param describe what is asked, with values in the place of formulas; what it throws is why nothing was asked
 */
export function useTry(namespace: string, describe: () => Promise<Question>): Trying {
  const { server, session } = useEditor()
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
      const visitor = visitorTried(session.triedAs.peek())
      const question = { ...(await describe()), ...(visitor && { visitor }) }
      const answer = await server.trySource(namespace, question, own.signal)
      if (!own.signal.aborted) setTried(answer)
    } catch (error) {
      if (!own.signal.aborted) setFailure(messageOf(error))
    } finally {
      if (underWay.current === own) setAsking(false)
    }
  }
  return { isAsking, tried, failure, start: () => void start(), stop }
}
