import type { OwnLanguage } from '../../lib/controls/own-language.ts'
import type { Reason } from './choose.ts'

interface Words extends Readonly<Record<Reason, string>> {
  readonly added: (count: number) => string
}

/** What a person is told of the files they give, by the language of the page. */
export const WORDS: Readonly<Record<OwnLanguage, Words>> = {
  en: {
    added: (count) => (count === 1 ? '1 file added' : `${count} files added`),
    type: 'This type of file is not accepted.',
    tooLarge: 'The file is too large.',
    tooSmall: 'The file is too small.',
    totalTooLarge: 'The files are too large together.',
    tooMany: 'Too many files.',
    folder: 'Folders are not accepted.',
  },
  ru: {
    added: (count) => `Добавлено файлов: ${count}`,
    type: 'Файлы такого типа не принимаются.',
    tooLarge: 'Файл слишком большой.',
    tooSmall: 'Файл слишком маленький.',
    totalTooLarge: 'Вместе файлы слишком большие.',
    tooMany: 'Слишком много файлов.',
    folder: 'Папки не принимаются.',
  },
}
