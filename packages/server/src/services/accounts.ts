import { betterAuth } from 'better-auth'
import { cookieValues, type CookieNames } from '../cookies.ts'
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
  /** Ends the sessions of a Cookie header; returns the cookies that clear it. */
  signOut(cookies: string | undefined): Promise<readonly string[]>
  /** Whose session a Cookie header carries. Cookies of others do not matter; two different sessions are none. */
  sessionOf(cookies: string | undefined): Promise<Session | undefined>
}

/** What better-auth is asked for; a test compares the tables it wants with ours. */
export function authOptions(database: Database, secret: string, cookies: CookieNames) {
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
      cookiePrefix: cookies.prefix,
      // Its own way to make them secure would put a prefix before ours.
      useSecureCookies: false,
      defaultCookieAttributes: { secure: cookies.secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
      database: { generateId: () => newId() },
    },
  }
}

interface AuthAnswer {
  readonly user?: User
  readonly code?: string
  readonly message?: string
}

/** A signed token as it is written into a cookie. */
const SOUND_VALUE = /^(?:[\w.~+/=-]|%[0-9A-Fa-f]{2}){1,300}$/

export function createAccounts(
  database: Database,
  options: { secret: string; cookies: CookieNames; now: () => number },
): Accounts {
  const auth = betterAuth(authOptions(database, options.secret, options.cookies))
  const seat = createOwnerSeat(database, options.now)

  /** better-auth keeps to itself why it failed. Throws what the database says, or else that it did not answer. */
  async function failedIn(): Promise<never> {
    await database.db.selectFrom('user').select('id').limit(1).execute()
    throw new ServerError(messages.unreachable)
  }

  async function read(headers: Headers): Promise<Session | undefined> {
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

  /** One set of headers for each session cookie, with nothing else in it: what others sent cannot trouble the parser. */
  const ownHeaders = (cookies: string | undefined): readonly Headers[] =>
    cookieValues(cookies, options.cookies.session)
      .filter((value) => SOUND_VALUE.test(value))
      .slice(0, LIMITS.sessionCookies)
      .map((value) => new Headers({ cookie: `${options.cookies.session}=${value}` }))

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
    async signOut(cookies) {
      const cleared: string[] = []
      for (const headers of ownHeaders(cookies)) {
        const response = await auth.api.signOut({ headers, asResponse: true })
        // Cookies are cleared even when the session could not be ended: nobody is told to be out who is not.
        if (await read(headers)) await failedIn()
        cleared.push(...response.headers.getSetCookie())
      }
      return [...new Set(cleared)]
    },
    async sessionOf(cookies) {
      const sessions = new Map<string, Session>()
      for (const headers of ownHeaders(cookies)) {
        const found = await read(headers)
        if (found) sessions.set(found.id, found)
      }
      // One of two was put there by someone else, and nothing tells which.
      return sessions.size === 1 ? [...sessions.values()][0] : undefined
    },
  }
}
