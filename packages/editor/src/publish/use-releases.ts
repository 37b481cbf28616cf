import { useCallback, useEffect, useState } from 'react'
import type { ReleasesAnswer } from '../server/project-server.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'

/** The kept releases and what is shown where, as the server said last. */
export interface KnownReleases {
  readonly answer: ReleasesAnswer | undefined
  readonly error: string
  readonly reload: () => void
}

export function useReleases(): KnownReleases {
  const { server } = useEditor()
  const [answer, setAnswer] = useState<ReleasesAnswer>()
  const [error, setError] = useState('')
  const reload = useCallback(() => {
    server.releases().then(
      (next) => {
        setAnswer(next)
        setError('')
      },
      (reason: unknown) => setError(messageOf(reason)),
    )
  }, [server])
  useEffect(reload, [reload])
  return { answer, error, reload }
}
