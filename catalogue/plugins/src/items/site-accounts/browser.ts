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

    /** What somebody does changes who they are, and where they are. */
    async function act(name: string, body: object, signal: AbortSignal, event: 'signedIn' | 'signedOut'): Promise<unknown> {
      const answer = await askAccounts(base, name, body, signal)
      isLater = true
      tell(answer)
      trigger(event)
      return answer.user ?? null
    }
    const lead = (path: string | undefined): void => {
      // A document: what is not for everybody is given by the server, with what it knows now.
      if (path !== undefined) location.assign(path)
    }

    return {
      actions: {
        async signIn({ args: { email, password, goTo }, signal }) {
          const user = await act(
            'sign-in',
            { email: textOf(email), password: textOf(password) },
            signal as AbortSignal,
            'signedIn',
          )
          lead(pathAfter(location.href, goTo))
          return user
        },
        async signUp({ args: { name, email, password, goTo }, signal }) {
          const body = { name: textOf(name), email: textOf(email), password: textOf(password) }
          const user = await act('sign-up', body, signal as AbortSignal, 'signedIn')
          lead(pathAfter(location.href, goTo))
          return user
        },
        async signOut({ args: { goTo }, signal }) {
          await act('sign-out', {}, signal as AbortSignal, 'signedOut')
          lead(pathHere(goTo, location.origin))
          return null
        },
      },
    }
  },
})
