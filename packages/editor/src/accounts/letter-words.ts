/** What the window of letters says. */
export const letterWords = {
  open: 'Words of letters…',
  title: 'Letters to visitors',
  letter: 'Letter',
  language: 'Language',
  subject: 'Subject',
  text: 'Text',
  kinds: {
    confirm: 'Confirm the address of a new account',
    password: 'Set a new password',
    link: 'Sign in by a link',
    code: 'A code',
    invitation: 'Invitation',
    move: 'Confirm a new address',
    moving: 'The address is to be changed',
    changed: 'The password was changed',
    moved: 'The address was changed',
    deleted: 'The account was deleted',
    known: 'Somebody signs up who has an account',
    taken: 'Somebody wants the address for another account',
  },
  names: (names: readonly string[]) =>
    `May call for ${names.map((name) => `{{${name}}}`).join(', ')}. An empty line begins a paragraph.`,
  theirs:
    'Somebody else changed this while you were typing. What you typed still stands here; the preview shows what they wrote.',
  keepMine: 'Put mine in its place',
  takeTheirs: 'Take theirs',
  toDefault: 'Back to Heddle’s own words',
  isDefault: 'These are Heddle’s own words.',
  isDefaultFor:
    'Heddle does not write this language. Without words of yours the letter comes in the first language of the site, or in English.',
  isOwn: 'These are your words. They are sent once the site is published.',
  preview: 'Preview',
  forms: [
    { value: 'html', label: 'HTML' },
    { value: 'text', label: 'Text' },
  ],
  asHtml: 'The letter as HTML',
  sample: { name: 'Ann', code: '012345' },
  done: 'Done',
  change: (letter: string, language: string) => `Letter “${letter}” (${language})`,
} as const
