import { errorAt, type Issue } from '../issue.ts'
import { MESSAGES } from '../messages.ts'
import type { Language, PageRecord } from './types.ts'

/** Longest path of a page, in characters. */
export const MAX_PATH = 500
/** The path of the page for unknown addresses (specification section 2). */
export const NOT_FOUND_PATH = '404'
/** A part with a parameter: name, then optionally a default (specification section 2), and text around it. */
const PARAMETER = /^([^{}]*)\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(?:\|([^{}|/]*))?\}\}([^{}]*)$/
const FOREIGN_CHARACTER = /[^\p{L}\p{M}\p{N}\-_.~]/u

/** A piece of a path between slashes: text as it stands in the address, or a parameter with the text around it. */
export type PathSegment =
  | { readonly text: string; readonly parameter?: undefined }
  | { readonly parameter: string; readonly fallback: string; readonly before: string; readonly after: string }

/** The pieces of a path; what is written wrong is text. */
export function pathSegments(path: string): readonly PathSegment[] {
  return path
    .split('/')
    .filter((part) => part !== '')
    .map(readSegment)
}

function readSegment(part: string): PathSegment {
  const [, before = '', parameter, fallback = '', after = ''] = PARAMETER.exec(part) ?? []
  return parameter === undefined ? { text: part } : { parameter, fallback: fallback.trim(), before, after }
}

/** What is wrong with a page path, whoever else uses it (specification section 2). `path` is the issue's place. */
export function checkPagePath(text: string, path: string): readonly Issue[] {
  const wrong = (message: string) => [errorAt('bad-path', path, message)]
  if (text === '') return wrong(MESSAGES.pathEmpty)
  if (text.length > MAX_PATH) return wrong(MESSAGES.pathTooLong(MAX_PATH))
  const parts = text.split('/')
  if (parts.includes('')) return wrong(MESSAGES.pathSlashes)
  if (parts.some((part) => part === '.' || part === '..')) return wrong(MESSAGES.pathDots)
  const names = new Set<string>()
  for (const part of parts) {
    const segment = readSegment(part)
    if (segment.parameter !== undefined) {
      if (names.has(segment.parameter)) return wrong(MESSAGES.pathParameterTwice(segment.parameter))
      names.add(segment.parameter)
    } else if (/[{}]/.test(part)) return wrong(MESSAGES.pathParameter(part))
    const written = segment.parameter === undefined ? part : segment.before + segment.after
    const foreign = FOREIGN_CHARACTER.exec(written)?.[0]
    if (foreign !== undefined) return wrong(MESSAGES.pathCharacter(foreign))
  }
  return []
}

/** The path a page has in a language. */
export function pathIn(page: Pick<PageRecord, 'paths'>, language: Language): string {
  return page.paths[language] ?? page.paths['default'] ?? ''
}

/** Two paths are one address when they differ only in case, names of parameters or the way accents are written. */
function addressKey(path: string): string {
  return path
    .split('/')
    .map((part) =>
      part
        .replace(/\{\{[^{}]*\}\}/, '{{}}')
        .normalize('NFC')
        .toLowerCase(),
    )
    .join('/')
}

export interface PathsQuestion {
  readonly pages: Iterable<Pick<PageRecord, 'id' | 'name' | 'paths'>>
  readonly languages: readonly Language[]
  /** The language whose addresses do not begin with its code, if there is one. */
  readonly unprefixedLanguage: Language | undefined
  /** Only what these pages are part of is reported; absent: everything. */
  readonly only?: ReadonlySet<string>
}

/** Pages whose paths meet, and paths that addresses of a language would hide. Each language has its own addresses. */
export function checkPathsFree({ pages, languages, unprefixedLanguage, only }: PathsQuestion): readonly Issue[] {
  const issues: Issue[] = []
  const all = [...pages]
  const prefixes = new Set(
    languages.filter((language) => language !== unprefixedLanguage).map((language) => language.toLowerCase()),
  )
  for (const language of languages) {
    const holders = new Map<string, Pick<PageRecord, 'id' | 'name' | 'paths'>>()
    for (const page of all) {
      const key = addressKey(pathIn(page, language))
      const holder = holders.get(key)
      const at = ({ id, paths }: Pick<PageRecord, 'id' | 'paths'>) =>
        `page/${id}/paths/${Object.hasOwn(paths, language) ? language : 'default'}`
      if (holder === undefined) holders.set(key, page)
      else if (!only || only.has(page.id) || only.has(holder.id)) {
        const [changed, other] = only?.has(holder.id) ? [holder, page] : [page, holder]
        issues.push(errorAt('path-taken', at(changed), MESSAGES.pathTaken(pathIn(page, language), other.name, language)))
      }
      const first = key.split('/')[0] ?? ''
      if (prefixes.has(first) && (!only || only.has(page.id)))
        issues.push(errorAt('path-is-language', at(page), MESSAGES.pathIsLanguage(first)))
    }
  }
  return issues
}
