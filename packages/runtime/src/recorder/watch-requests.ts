import type { Told } from '@heddle/workflow/watch'
import type { GiveAnswer } from './given-answers.ts'

/** Characters of a body that are told. */
const MOST_TEXT = 100_000
/** Bodies that are no text for a person. */
const TEXT = /^(?:text\/|application\/(?:json|xml|x-www-form-urlencoded|x-ndjson|problem\+json|javascript))/

export interface RequestsOptions {
  readonly ask: typeof fetch
  readonly tell: (item: Told) => void
  readonly now: () => number
  /** Answers in place of asking, while there is something that does. */
  readonly given?: () => GiveAnswer | undefined
}

/** `fetch` that tells what was asked and answered. What comes of it is what `ask` gives, at the moment it gives it. */
export function watchedFetch({ ask, tell, now, given }: RequestsOptions): typeof fetch {
  let calls = 0
  return async (input, init) => {
    calls += 1
    const call = calls
    const request = input instanceof Request ? input : undefined
    const asked = {
      method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
      url: request?.url ?? String(input),
      body: typeof init?.body === 'string' ? cut(init.body) : undefined,
    }
    tell({
      kind: 'request',
      at: now(),
      call,
      headers: Object.fromEntries(new Headers(init?.headers ?? request?.headers)),
      ...asked,
    })
    const answered = (status: number, headers: Headers, text: string): void =>
      tell({ kind: 'answer', at: now(), call, status, headers: Object.fromEntries(headers), text: cut(text) })
    try {
      const answer = given?.()
      const response = await (answer ? answer(asked) : ask(input, init))
      const { status, headers } = response
      const type = headers.get('content-type') ?? ''
      if (!TEXT.test(type) || type.startsWith('text/event-stream')) answered(status, headers, type)
      else
        void response
          .clone()
          .text()
          .then(
            (text) => answered(status, headers, text),
            (error: unknown) => answered(status, headers, String(error)),
          )
      return response
    } catch (error) {
      answered(0, new Headers(), String(error))
      throw error
    }
  }
}

const cut = (text: string): string => (text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text)
