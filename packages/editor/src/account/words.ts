/** The first screens: making the owner's account and signing in. */
export const words = {
  ownerTitle: 'Make your account',
  ownerLead: 'You are the first here, so this account owns everything on this server.',
  name: 'Name',
  email: 'E-mail',
  password: 'Password',
  passwordHint: (length: number) => `At least ${length} characters`,
  makeAccount: 'Make account',
  signIn: 'Sign in',
  nameMissing: 'Tell us what to call you',
  emailWrong: 'Write an address such as ada@example.org',
  passwordShort: (length: number) => `Use at least ${length} characters`,
  passwordMissing: 'Type your password',
} as const
