import { definePluginBrowser } from '@heddle/kit'
import { textOf } from '../../lib/parts-of.ts'
import { askAccounts, type AccountAnswer } from './ask-accounts.ts'
import { MESSAGES } from './messages.ts'
import { pathAfter, pathHere } from './path-here.ts'
import type { definition } from './definition.ts'

export const browser = definePluginBrowser<typeof definition>({
  open({ base, setVariable, trigger }) {
    /** What is known since somebody signed in or out: later than what was asked at the start. */
    let isLater = false
    const tell = ({ user = null }: AccountAnswer): void => {
      setVariable('user', user)
      setVariable('isAuthenticated', user !== null)
    }
    askAccounts(base, 'session', {}).then(
      (answer) => {
        if (!isLater) tell(answer)
      },
      (error: unknown) => console.error(MESSAGES.auth, error),
    )

    /** Who is signed in goes by another name, or has a new session: they are where they were. */
    function stay(answer: AccountAnswer): unknown {
      isLater = true
      tell(answer)
      return answer.user ?? null
    }

    /** What somebody does changes who they are, and where they are. */
    function become(answer: AccountAnswer, event: 'signedIn' | 'signedOut', path: string | undefined): unknown {
      stay(answer)
      trigger(event)
      // A document: what is not for everybody is given by the server, with what it knows now.
      if (path !== undefined) location.assign(path)
      return answer.user ?? null
    }
    const onward = (goTo: unknown): string | undefined => pathAfter(location.href, goTo)
    /** The language of the letter that tells of it. */
    const language = () => ({ language: document.documentElement.lang })
    /** Where a link of a letter leads on, and the language of the letter. */
    const forLetter = (goTo?: unknown) => ({ goTo: onward(goTo) ?? '', ...language() })
    const proof = (password: unknown, code: unknown) => ({ password: textOf(password), code: textOf(code) })
    const mail = async (kind: string, email: unknown, goTo: unknown, signal: AbortSignal): Promise<null> => {
      await askAccounts(base, 'mail', { kind, email: textOf(email), ...forLetter(goTo) }, signal)
      return null
    }

    return {
      actions: {
        async signIn({ args: { email, password, goTo }, signal }) {
          const body = { email: textOf(email), password: textOf(password) }
          return become(await askAccounts(base, 'sign-in', body, signal as AbortSignal), 'signedIn', onward(goTo))
        },
        async signUp({ args: { name, email, password, goTo }, signal }) {
          const person = { name: textOf(name), email: textOf(email), password: textOf(password) }
          const answer = await askAccounts(base, 'sign-up', { ...person, ...forLetter(goTo) }, signal as AbortSignal)
          // Nobody is signed in where the address is confirmed first.
          return answer.user ? become(answer, 'signedIn', onward(goTo)) : null
        },
        async changeName({ args: { name }, signal }) {
          return stay(await askAccounts(base, 'name', { name: textOf(name) }, signal as AbortSignal))
        },
        async changePassword({ args: { password, code, newPassword }, signal }) {
          const change = { ...proof(password, code), newPassword: textOf(newPassword), ...language() }
          return stay(await askAccounts(base, 'change-password', change, signal as AbortSignal))
        },
        async changeEmail({ args: { email, password, code, goTo }, signal }) {
          const change = {
            ...proof(password, code),
            email: textOf(email),
            ...language(),
            goTo: pathHere(goTo, location.origin) ?? '',
          }
          await askAccounts(base, 'change-email', change, signal as AbortSignal)
          return null
        },
        async deleteAccount({ args: { password, code, goTo }, signal }) {
          await askAccounts(base, 'delete', { ...proof(password, code), ...language() }, signal as AbortSignal)
          return become({ user: null }, 'signedOut', pathHere(goTo, location.origin))
        },
        async signOut({ args: { goTo }, signal }) {
          const answer = await askAccounts(base, 'sign-out', {}, signal as AbortSignal)
          return become(answer, 'signedOut', pathHere(goTo, location.origin))
        },
        sendPasswordLink: ({ args: { email }, signal }) => mail('password', email, '', signal as AbortSignal),
        async setPassword({ args: { password, goTo }, signal }) {
          const token = new URL(location.href).searchParams.get('token') ?? ''
          const answer = await askAccounts(
            base,
            'reset',
            { token, password: textOf(password), ...language() },
            signal as AbortSignal,
          )
          return become(answer, 'signedIn', pathHere(goTo, location.origin))
        },
        sendSignInLink: ({ args: { email, goTo }, signal }) => mail('link', email, goTo, signal as AbortSignal),
        sendCode: ({ args: { email }, signal }) => mail('code', email, '', signal as AbortSignal),
        async signInWithCode({ args: { email, code, goTo }, signal }) {
          const body = { email: textOf(email), code: textOf(code) }
          return become(await askAccounts(base, 'code', body, signal as AbortSignal), 'signedIn', onward(goTo))
        },
      },
    }
  },
})
