import { useCallback, useEffect, useState } from 'react'
import type { AccountPlace, AccountsAnswer } from '../server/accounts-of-site.ts'
import { messageOf } from '../server/request.ts'
import { useEditor } from '../session/use-editor.ts'

const SEARCH_PAUSE = 200

/** A page of the accounts of a site: asked for anew whenever something of the question changes, or `reload` is called. */
export function useAccounts(place: AccountPlace, search: string, offset: number) {
  const { accounts } = useEditor().server
  const [answer, setAnswer] = useState<AccountsAnswer & { readonly at: number }>()
  const [error, setError] = useState<string>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isHere = true
    const timer = setTimeout(
      () => {
        accounts.list(place, search, offset).then(
          (found) => {
            if (!isHere) return
            setAnswer({ ...found, at: Date.now() })
            setError(undefined)
          },
          (failure: unknown) => isHere && setError(messageOf(failure)),
        )
      },
      search === '' ? 0 : SEARCH_PAUSE,
    )
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [accounts, place, search, offset, turn])
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { answer, error, setError, reload }
}
