import { useCallback, useEffect, useState } from 'react'
import type { UserFilesAnswer, UserFilesPlace } from '../../server/user-files-of-site.ts'
import { messageOf } from '../../server/request.ts'
import { useEditor } from '../../session/use-editor.ts'

const SEARCH_PAUSE = 200

/** A page of the files of visitors: asked for anew whenever something of the question changes, or `reload` is called. */
export function useUserFiles(place: UserFilesPlace, search: string, offset: number) {
  const { userFiles } = useEditor().server
  const [answer, setAnswer] = useState<UserFilesAnswer>()
  const [error, setError] = useState<string>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      try {
        const found = await userFiles.list(place, search, offset)
        if (!isHere) return
        setAnswer(found)
        setError(undefined)
      } catch (failure) {
        if (isHere) setError(messageOf(failure))
      }
    }
    const timer = setTimeout(() => void ask(), search === '' ? 0 : SEARCH_PAUSE)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [userFiles, place, search, offset, turn])
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  return { answer, error, setError, reload }
}
