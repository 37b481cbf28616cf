import type { GivenAnswer } from '@heddle/workflow/watch'

/** What a request is, as far as it is told. */
export type AskedRequest = Pick<GivenAnswer, 'method' | 'url' | 'body'>

/** Answers that were recorded, given again in place of asking; rejects where there is none. */
export type GiveAnswer = (asked: AskedRequest) => Promise<Response>

/** Statuses whose answers have no body. */
const EMPTY: ReadonlySet<number> = new Set([204, 205, 304])

const keyOf = ({ method, url, body = '' }: AskedRequest): string => `${method} ${url} ${body}`

/** The same request gets its answers in the order they came, the last one for good; one with another body gets that of its address. */
export function givenAnswers(answers: readonly GivenAnswer[]): GiveAnswer {
  const waiting = Map.groupBy(answers, keyOf)
  const ofAddress = new Map(answers.map((answer) => [keyOf({ ...answer, body: undefined }), answer]))
  return async (asked) => {
    const list = waiting.get(keyOf(asked))
    const answer = (list && list.length > 1 ? list.shift() : list?.[0]) ?? ofAddress.get(keyOf({ ...asked, body: undefined }))
    if (!answer)
      throw new TypeError(`No answer was recorded for ${asked.method} ${asked.url}, and nothing is sent while it is tried.`)
    const { status, headers, text } = answer
    if (status === 0) throw new TypeError(text)
    return new Response(EMPTY.has(status) ? null : text, { status, headers })
  }
}
