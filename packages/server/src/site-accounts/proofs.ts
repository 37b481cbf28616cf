import type { Kysely } from 'kysely'
import { messages } from '../messages.ts'
import type { AccountRow, PlaceName, PlaceTables } from '../ports/site-places.ts'
import { ServerError } from '../server-error.ts'
import type { Codes } from './codes.ts'
import type { Guesses } from './guesses.ts'
import { isPassword } from './passwords.ts'

/** What shows that whoever is signed in is the account's holder: its password, or a code that its address was sent. */
export interface Proof {
  readonly password: string
  readonly code: string
}

export interface ProofsOptions {
  readonly codes: Codes
  readonly passwordGuesses: Guesses
  readonly codeGuesses: Guesses
  readonly now: () => number
}

/** Throws `no-proof`, `wrong-own-password`, `wrong-code` or `too-many` for whoever does not show that the account is theirs. */
export type Prove = (db: Kysely<PlaceTables>, place: PlaceName, account: AccountRow, proof: Proof) => Promise<void>

export function createProve({ codes, passwordGuesses, codeGuesses, now }: ProofsOptions): Prove {
  return async (db, place, { id: accountId, email, password: kept }, { password, code: spaced }) => {
    const code = spaced.replaceAll(/\s/g, '')
    if (password === '' && code === '') throw new ServerError(messages.noProof, 'password')
    if (password !== '') {
      const look = async () => (await isPassword(kept, password)) || undefined
      await passwordGuesses(place, { email, refusal: messages.wrongOwnPassword, look })
      return
    }
    const look = async () => (await codes.take(db, { accountId, code, now: now() })) || undefined
    await codeGuesses(place, { email, refusal: messages.wrongCode, look })
  }
}
