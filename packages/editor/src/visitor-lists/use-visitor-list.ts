import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '../server/request.ts'

const SEARCH_PAUSE = 200

/** Whose records: those of the published site, or of the draft. */
export type VisitorPlace = 'live' | 'draft'

/** What is asked of a list that the server searches and cuts into pages. */
export type AskList<A> = (place: VisitorPlace, search: string, offset: number) => Promise<A>

/** What every page of such a list tells. */
export interface ListPage {
  readonly total: number
  readonly pageSize: number
}

/** Something that visitors left on a server, page by page. */
export interface VisitorList<A> {
  readonly place: VisitorPlace
  readonly search: string
  readonly offset: number
  /** What was answered last. */
  readonly answer: A | undefined
  /** When that was, in milliseconds. */
  readonly at: number
  readonly error: string | undefined
  readonly setError: (message: string | undefined) => void
  readonly setPlace: (place: VisitorPlace) => void
  readonly setSearch: (search: string) => void
  readonly setOffset: (offset: number) => void
  readonly reload: () => void
  /** One of so many records of the page is gone: with the last one the page before is shown. */
  readonly dropped: (shown: number) => void
}

/** Asks for a page anew whenever something of the question changes. @param ask the same function each time */
export function useVisitorList<A extends ListPage>(ask: AskList<A>): VisitorList<A> {
  const [question, setQuestion] = useState({ place: 'live' as VisitorPlace, search: '', offset: 0 })
  const [found, setFound] = useState<{ readonly answer: A; readonly at: number }>()
  const [error, setError] = useState<string>()
  const [turn, setTurn] = useState(0)
  const { place, search, offset } = question
  useEffect(() => {
    let isHere = true
    const load = async () => {
      try {
        const answer = await ask(place, search, offset)
        if (!isHere) return
        setFound({ answer, at: Date.now() })
        setError(undefined)
      } catch (failure) {
        if (isHere) setError(messageOf(failure))
      }
    }
    const timer = setTimeout(() => void load(), search === '' ? 0 : SEARCH_PAUSE)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [ask, place, search, offset, turn])
  const reload = useCallback(() => setTurn((before) => before + 1), [])
  const pageSize = found?.answer.pageSize ?? 1
  return {
    ...question,
    answer: found?.answer,
    at: found?.at ?? 0,
    error,
    setError,
    setPlace: (next) => setQuestion({ ...question, place: next, offset: 0 }),
    setSearch: (next) => setQuestion({ ...question, search: next, offset: 0 }),
    setOffset: (next) => setQuestion({ ...question, offset: next }),
    reload,
    dropped: (shown) => (shown === 1 && offset > 0 ? setQuestion({ ...question, offset: offset - pageSize }) : reload()),
  }
}
