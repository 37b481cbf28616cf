import { words } from './words.ts'

/** Shortest password the server takes. */
export const MIN_PASSWORD_LENGTH = 8

export interface AccountDraft {
  readonly name: string
  readonly email: string
  readonly password: string
}
export type AccountErrors = Partial<Record<keyof AccountDraft, string>>

/** What is wrong with a new account before it is sent, by field. */
export function checkNewAccount({ name, email, password }: AccountDraft): AccountErrors {
  return {
    ...(name.trim() === '' && { name: words.nameMissing }),
    ...checkEmail(email),
    ...(password.length < MIN_PASSWORD_LENGTH && { password: words.passwordShort(MIN_PASSWORD_LENGTH) }),
  }
}

/** What is wrong with a sign-in before it is sent. */
export function checkSignIn({ email, password }: AccountDraft): AccountErrors {
  return { ...checkEmail(email), ...(password === '' && { password: words.passwordMissing }) }
}

function checkEmail(email: string): AccountErrors {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? {} : { email: words.emailWrong }
}
