import type { Json } from '@heddle/store'

/**
 * Letters that a plugin which signs visitors in sends them, with what each has to hold: its link or its code. The others lead to the
 * site, and may leave that out.
 */
export const LETTERS = {
  confirm: 'link',
  password: 'link',
  link: 'link',
  code: 'code',
  invitation: 'link',
  move: 'link',
  moving: undefined,
  known: undefined,
  taken: undefined,
  changed: undefined,
  moved: undefined,
  deleted: undefined,
} as const
export type LetterKind = keyof typeof LETTERS
export const LETTER_KINDS = Object.keys(LETTERS) as readonly LetterKind[]

/** Characters that a builder may write. */
export const LETTER_LIMITS = { subject: 120, text: 5_000 } as const

const PARTS = ['subject', 'text'] as const

/** What somebody wrote in the place of a letter's own words. */
export interface LetterWords {
  readonly subject: string
  readonly text: string
}

/** What a builder wrote of each letter, by the name of its setting; the rest is in Heddle's own words. */
export type OwnLetters = Readonly<Record<string, Partial<LetterWords>>>

/**
 * The public setting of the plugin that holds a letter's words in a language. It is read by the server alone, and never declared. What
 * it holds was written before subject and text had settings of their own, which count before it.
 */
export const letterSetting = (kind: LetterKind, language: string): string => `letter-${kind}-${language}`

/** The setting of a subject or a text: two people who write one letter change one each. */
export const letterPart = (kind: LetterKind, language: string, part: keyof LetterWords): string =>
  `${letterSetting(kind, language)}.${part}`

/** Settings that hold something of a letter in a language. */
export const letterSettings = (kind: LetterKind, language: string): readonly string[] => [
  letterSetting(kind, language),
  ...PARTS.map((part) => letterPart(kind, language, part)),
]

const kindOf = (setting: string): LetterKind | undefined => LETTER_KINDS.find((one) => setting.startsWith(letterSetting(one, '')))

/** Public settings without those that are words of letters: what visitors may be told. */
export const withoutLetters = (publicData: Readonly<Record<string, Json>>): Readonly<Record<string, Json>> =>
  Object.fromEntries(Object.entries(publicData).filter(([name]) => kindOf(name) === undefined))

/** The name by which the words of a letter call for its link or code. */
const holderOf = (kind: LetterKind): 'link' | 'code' => LETTERS[kind] ?? 'link'

/** The names that may stand in braces, in a subject and in a text. */
export function letterNames(kind: LetterKind): { readonly subject: readonly string[]; readonly text: readonly string[] } {
  return { subject: ['name', 'site'], text: ['name', 'site', holderOf(kind)] }
}

const BRACES = /\{\{([^{}]*)\}\}/g
/** Signs that would end a line of a head, or are drawn as something else than they are. */
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
const braced = (name: string): string => `{{${name}}}`

/** What is wrong with the words of a letter, as far as they are given, and with which of them. */
export function checkLetter(
  kind: LetterKind,
  given: Partial<LetterWords>,
): { readonly part: keyof LetterWords; readonly message: string } | undefined {
  const names = letterNames(kind)
  for (const part of PARTS) {
    const words = given[part]
    if (words === undefined) continue
    const most = LETTER_LIMITS[part]
    if (words.trim() === '') return { part, message: `Write a ${part}, or go back to Heddle’s own.` }
    if (words.length > most) return { part, message: `It has more than ${most} characters.` }
    const unknown = [...words.matchAll(BRACES)].find(([, name = '']) => !names[part].includes(name.trim()))
    if (unknown) return { part, message: `Nothing is called ${unknown[0]} here: ${names[part].map(braced).join(', ')} are.` }
  }
  const { subject, text } = given
  if (subject !== undefined && CONTROL.test(subject))
    return { part: 'subject', message: 'It holds a line break or another sign that is not seen.' }
  const needed = LETTERS[kind]
  const isThere = text === undefined || [...text.matchAll(BRACES)].some(([, name = '']) => name.trim() === needed)
  if (needed !== undefined && !isThere)
    return { part: 'text', message: `The text lacks ${braced(needed)}: without it nobody could do what the letter is for.` }
  return undefined
}

/** Puts in what is called for by a name in braces. */
export const fillLetter = (words: string, values: Readonly<Record<string, string>>): string =>
  words.replaceAll(BRACES, (whole, name: string) => (Object.hasOwn(values, name.trim()) ? (values[name.trim()] ?? '') : whole))

/** The words that a builder wrote among the public settings of a plugin, but for those that no letter could be made of. */
export function readLetters(publicData: Readonly<Record<string, Json>>): OwnLetters {
  const letters = new Map<string, Partial<LetterWords>>()
  // A whole letter comes before its parts, which begin with its name.
  for (const [name, value] of Object.entries(publicData).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const kind = kindOf(name)
    const part = PARTS.find((one) => name.endsWith(`.${one}`))
    const words = part === undefined ? wholeOf(value) : typeof value === 'string' ? { [part]: value } : undefined
    if (kind === undefined || words === undefined || checkLetter(kind, words) !== undefined) continue
    const setting = part === undefined ? name : name.slice(0, -part.length - 1)
    letters.set(setting, { ...letters.get(setting), ...words })
  }
  return Object.fromEntries(letters)
}

const wholeOf = (value: Json): LetterWords | undefined =>
  isWords(value) ? { subject: value.subject, text: value.text } : undefined

const isWords = (value: Json): value is { readonly subject: string; readonly text: string } =>
  typeof value === 'object' &&
  value !== null &&
  'subject' in value &&
  'text' in value &&
  typeof value.subject === 'string' &&
  typeof value.text === 'string'
