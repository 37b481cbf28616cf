/** Words of the screen that an invitation link opens. */
export const words = {
  title: (project: string) => `Join “${project}”`,
  lead: (by: string, role: string) => `${by} invites you as ${role}.`,
  asks: 'Asking what you are invited to…',
  asYou: (name: string) => `Join as ${name}`,
  other: 'Not you? Sign out first, then open the link again.',
  makeAndJoin: 'Make account and join',
  haveAccount: 'I have an account',
  noAccount: 'I have no account yet',
  signInLead: 'Sign in; then you join.',
  toProjects: 'To your projects',
  roles: {
    owner: 'the owner',
    admin: 'an admin',
    editor: 'an editor',
    'content-editor': 'a content editor',
    viewer: 'a viewer',
  },
} as const
