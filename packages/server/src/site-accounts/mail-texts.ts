import { fillLetter, LETTERS, type LetterKind, type LetterWords } from '@heddle/kit/letters'
import { LIMITS } from '../limits.ts'
import type { Mail } from '../ports/mailer.ts'
import { EN } from './letter-texts/en.ts'
import type { LetterFacts } from './letter-texts/letter-text.ts'
import { RU } from './letter-texts/ru.ts'
import { letterHtml } from './mail-html.ts'

/** What a builder wrote in the place of Heddle's own words, and in which language. */
export interface OwnWords {
  /** What they did not write is in Heddle's own words. */
  readonly words: Partial<LetterWords>
  readonly language: string
}

const TEXTS = { en: EN, ru: RU } as const
/** Languages that letters are written in: those of the server's own pages. */
export type LetterLanguage = keyof typeof TEXTS

/** Subject and text of a letter as Heddle writes it. */
export function heddlesLetter(kind: LetterKind, language: LetterLanguage, facts: LetterFacts): LetterWords {
  const letter = TEXTS[language][kind]
  return { subject: letter.subject(facts), text: letter.lines(facts).join(PARAGRAPH) }
}

const PARAGRAPH = '\n\n'

/** Signs of which a name may be made that strangers write into a letter: nothing that a mail program makes a link of. */
const NAME = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’-]*$/u

/** Subject and text of a letter, and the same as HTML. */
export function letterText(
  kind: LetterKind,
  language: LetterLanguage,
  facts: LetterFacts,
  own?: OwnWords,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { subject, text } = { ...heddlesLetter(kind, language, facts), ...(own && fillOwn(kind, own, facts)) }
  const line = subject.slice(0, LIMITS.mailLine)
  const paragraphs = text.split(/\r?\n[ \t]*\r?\n/)
  const html = letterHtml({
    language: own?.words.text === undefined ? language : own.language,
    subject: line,
    lines: paragraphs,
    what: facts.what,
  })
  return { subject: line, text: `${paragraphs.join(PARAGRAPH)}\n`, html }
}

function fillOwn(kind: LetterKind, { words }: OwnWords, { site, what, to, name: called }: LetterFacts): Partial<LetterWords> {
  const name = NAME.test(called) ? called : to
  const { subject, text } = words
  return {
    ...(subject !== undefined && { subject: fillLetter(subject, { name, site }) }),
    ...(text !== undefined && { text: fillLetter(text, { name, site, [LETTERS[kind] ?? 'link']: what }) }),
  }
}
