import { messages, type Message } from '../messages.ts'
import { ServerError } from '../server-error.ts'
import type { Attempts } from './attempts.ts'
import type { PlaceName } from '../ports/site-places.ts'

/** What only somebody with the account of an address can know. */
export interface Guess<T> {
  readonly email: string
  readonly refusal: Message
  /** Nothing where it is wrong. */
  readonly look: () => Promise<T | undefined>
}

/** Takes what is right, and counts what is wrong for an address, known or not. Throws the refusal, and `too-many` after so many. */
export type Guesses = <T>(place: PlaceName, guess: Guess<T>) => Promise<T>

export function createGuesses(wrong: Attempts): Guesses {
  return async ({ projectId, isDraft }, { email, refusal, look }) => {
    const key = `${projectId} ${isDraft} ${email}`
    const wait = wrong.wait(key)
    if (wait > 0) throw new ServerError(messages.tooMany(wait))
    const found = await look()
    if (found === undefined) {
      wrong.count(key)
      throw new ServerError(refusal)
    }
    wrong.forget(key)
    return found
  }
}
