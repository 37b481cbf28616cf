import { useCallback, useRef, useState } from 'react'
import { useApp } from '../app/app-context.ts'
import { messageOf, ServerError } from '../server/request.ts'

export interface Asking {
  /** What to tell of the last try, if it failed. */
  readonly error: string | undefined
  readonly setError: (error: string | undefined) => void
  readonly isBusy: boolean
  /** Does something with the server; a second call while one is under way does nothing. */
  readonly ask: (work: () => Promise<unknown>) => Promise<void>
}

/** One thing at a time asked of the server, and what went wrong with it. A session that has ended leads to the sign-in form. */
export function useAsking(): Asking {
  const { user } = useApp()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isUnderWay = useRef(false)
  const ask = useCallback(
    async (work: () => Promise<unknown>) => {
      if (isUnderWay.current) return
      isUnderWay.current = true
      setBusy(true)
      setError(undefined)
      try {
        await work()
      } catch (error) {
        if (error instanceof ServerError && error.code === 'signed-out') user.value = null
        else setError(messageOf(error))
      } finally {
        isUnderWay.current = false
        setBusy(false)
      }
    },
    [user],
  )
  return { error, setError, isBusy, ask }
}
