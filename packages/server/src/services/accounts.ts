import { betterAuth } from 'better-auth'
import { LIMITS } from '../limits.ts'
import { messages } from '../messages.ts'
import type { Database } from '../ports/database.ts'
import { ServerError } from '../server-error.ts'
import { newId } from '../ids.ts'
import { createOwnerSeat } from './owner-seat.ts'

export interface User {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** A person and the session that says who it is. */
export interface Session {
  readonly id: string
  readonly user: User
}

/** A signed-in person and the cookies that say so. */
export interface SignedIn {
  readonly user: User
  readonly cookies: readonly string[]
}

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** People and sessions. better-auth keeps passwords and sessions; who may sign up is decided here. */
export interface Accounts {
  /** True while nobody has an account: only then may a visitor sign up. */
  needsOwner(): Promise<boolean>
  signUpOwner(person: Credentials & { readonly name: string }): Promise<SignedIn>
  /** Makes a further account; there is no route to it yet. */
  createUser(person: Credentials & { readonly name: string }): Promise<SignedIn>
  signIn(credentials: Credentials): Promise<SignedIn>
  /** Ends the session of the cookies; returns the cookies that clear it. */
  signOut(headers: Headers): Promise<readonly string[]>
  sessionOf(headers: Headers): Promise<Session | undefined>
}

/** What better-auth is asked for; a test compares the tables it wants with ours. */
export function authOptions(database: Database, secret: string, https: boolean) {
  return {
    database: { db: database.db, type: database.engine },
    secret,
    baseURL: 'http://localhost',
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    emailAndPassword: { enabled: true, minPasswordLength: LIMITS.passwordMin, maxPasswordLength: LIMITS.passwordMax },
    // Reading a session never writes: a full disk signs nobody out.
    session: { expiresIn: LIMITS.sessionSeconds, disableSessionRefresh: true },
    advanced: {
      cookiePrefix: 'heddle',
      useSecureCookies: https,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax' as const, path: '/' },
      database: { generateId: () => newId() },
    },
  }
}

interface AuthAnswer {
  readonly user?: User
  readonly code?: string
  readonly message?: string
}

export function createAccounts(database: Database, options: { secret: string; https: boolean; now: () => number }): Accounts {
  const auth = betterAuth(authOptions(database, options.secret, options.https))
  const seat = createOwnerSeat(database, options.now)

  /** better-auth keeps to itself why it failed. Throws what the database says, or else that it did not answer. */
  async function failedIn(): Promise<never> {
    await database.db.selectFrom('user').select('id').limit(1).execute()
    throw new ServerError(messages.unreachable)
  }

  async function sessionOf(headers: Headers): Promise<Session | undefined> {
    if (!headers.has('cookie')) return undefined
    const found = await auth.api.getSession({ headers }).catch(failedIn)
    if (!found) return undefined
    const { id, name, email } = found.user
    return { id: found.session.id, user: { id, name, email } }
  }

  async function signedIn(response: Response, onRefusal: (answer: AuthAnswer) => ServerError): Promise<SignedIn> {
    const answer = (await response.json()) as AuthAnswer
    if (response.status >= 500) await failedIn()
    if (!response.ok || !answer.user) throw onRefusal(answer)
    const { id, name, email } = answer.user
    return { user: { id, name, email }, cookies: response.headers.getSetCookie() }
  }

  async function createUser(person: Credentials & { name: string }): Promise<SignedIn> {
    const response = await auth.api.signUpEmail({ body: { ...person, email: person.email.toLowerCase() }, asResponse: true })
    return signedIn(response, (answer) =>
      answer.code?.startsWith('USER_ALREADY_EXISTS')
        ? new ServerError(messages.emailTaken, 'email')
        : new ServerError(messages.accountRefused(answer.message ?? messages.failed.text)),
    )
  }

  return {
    needsOwner: () => seat.isFree(),
    createUser,
    async signUpOwner(person) {
      let made: SignedIn | undefined
      await seat.take(async () => {
        made = await createUser(person)
        return { userId: made.user.id }
      })
      if (!made) throw new ServerError(messages.failed)
      return made
    },
    async signIn({ email, password }) {
      const response = await auth.api.signInEmail({ body: { email: email.toLowerCase(), password }, asResponse: true })
      return signedIn(response, () => new ServerError(messages.wrongPassword))
    },
    async signOut(headers) {
      const response = await auth.api.signOut({ headers, asResponse: true })
      // Cookies are cleared even when the session could not be ended: nobody is told to be out who is not.
      if (await sessionOf(headers)) await failedIn()
      return response.headers.getSetCookie()
    },
    sessionOf,
  }
}
