import type { Language } from '@heddle/document'
import { languageName } from './language-name.ts'

/** Languages that are offered without anybody typing a code. */
const OFFERED: readonly Language[] = (
  'af am ar as az be bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-US eo es es-MX et eu fa fi fil fo fr fr-CA fy ga gd gl gu ' +
  'ha he hi hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn om or pa pl ps ' +
  'pt pt-BR ro ru rw sd si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tl to tr tt ug uk ur uz vi xh yi yo zh-Hans zh-Hant zu'
).split(' ')

export interface OfferedLanguage {
  readonly code: Language
  /** In the language of the interface. */
  readonly name: string
  /** In the language itself. */
  readonly ownName: string
}

/** Made when somebody looks for one: naming them all takes some milliseconds. */
let all: readonly OfferedLanguage[] | undefined

function offered(): readonly OfferedLanguage[] {
  all ??= OFFERED.map((code) => ({ code, name: languageName(code), ownName: languageName(code, code) })).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
  return all
}

/**
 * Languages that somebody may mean by what is typed: by name, by their own name or by code, those that begin with it first.
 *
 * @param taken codes that the project has already
 */
export function findLanguages(typed: string, taken: readonly Language[]): readonly OfferedLanguage[] {
  const wanted = plain(typed)
  const known = new Set(taken.map((code) => code.toLowerCase()))
  const free = offered().filter(({ code }) => !known.has(code.toLowerCase()))
  if (wanted === '') return free
  const texts = ({ code, name, ownName }: OfferedLanguage) => [code, name, ownName].map(plain)
  const found = free.filter((one) => texts(one).some((text) => text.includes(wanted)))
  const begins = (one: OfferedLanguage) => Number(!texts(one).some((text) => text.startsWith(wanted)))
  return found.toSorted((a, b) => begins(a) - begins(b))
}

/** Without accents and case, so that `espanol` finds Español. */
function plain(text: string): string {
  return text.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
