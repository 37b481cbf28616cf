import { readAtom, type Json } from '@heddle/store'
import { errorAt, hasErrors, type Issue } from '../../issue.ts'
import { MESSAGES } from '../../messages.ts'
import { isAtomPath } from '../../records/atoms.ts'
import type { Id, Language } from '../../records/types.ts'
import { checkName } from '../../rules/names.ts'
import { readInside, textsByLanguage, withTextIn, writeInside } from '../../values/by-language.ts'
import type { DocumentView } from '../../view/view.ts'
import { createDraft, type Draft } from '../draft.ts'
import { refuse, type OperationResult } from '../result.ts'
import { NAMES, textsContext, textsOf, type TextsContext, type TextsKnown } from './find-texts.ts'
import { asFound } from './texts-in-values.ts'
import { META } from './translations.ts'

/** One text in one language. */
export interface TextChange {
  readonly id: Id
  readonly map: string
  readonly language: Language
  /** `null`: it has none of its own there. */
  readonly value: string | null
}

/** Writes texts in languages, as many as there are, as one change. Places must be such as `textsOf` gives for what is known. */
export function setTexts(
  view: DocumentView,
  { texts, ...declared }: { readonly texts: readonly TextChange[] } & TextsKnown,
): OperationResult {
  const known = new Set(view.languages())
  const context = textsContext(view, { ...declared, isWithEmpty: true })
  const places = new Map<Id, ReadonlySet<string>>()
  const placesOf = (id: Id) => {
    const record = view.get(id)
    const own = places.get(id) ?? new Set(record ? textsOf(record, context).map(({ map }) => map) : [])
    places.set(id, own)
    return own
  }
  const draft = createDraft(view)
  const issues: Issue[] = []
  for (const { id, map, language, value } of texts) {
    const isPlace =
      placesOf(id).has(map) ||
      (OF_PAGES.has(map) && view.find('page', id) !== undefined) ||
      (map === NAMES && view.find('site', id) !== undefined)
    if (!isPlace) issues.push(errorAt('unknown-record', `${id}/${map}`, MESSAGES.unknownRecord(id)))
    else if (!known.has(language)) issues.push(errorAt('foreign-language', `${id}/${map}`, MESSAGES.foreignLanguage(language)))
    else if (isNameOfSite(map, language, context)) issues.push(...checkName(value ?? '', `${id}/name`))
    if (!hasErrors(issues)) writeText(draft, { id, map, language, value }, context)
  }
  return hasErrors(issues) ? refuse(...issues) : draft.done([...places.keys()])
}

/** The name of the site is one in the default language, and a name of its own in others. */
function isNameOfSite(map: string, language: Language, { defaultLanguage }: TextsContext): boolean {
  return map === NAMES && language === defaultLanguage
}

/** A text has a place of its own for each language, or stands inside of a value that changes as a whole. */
function writeText(draft: Draft, { id, map, language, value }: TextChange, context: TextsContext): void {
  if (isNameOfSite(map, language, context)) return draft.set(id, 'name', value)
  if (!rewriteInside(draft, { id, map }, context, (before) => withTextIn(before, language, value, context)))
    draft.set(id, `${map}/${language}`, value)
}

/** Texts that stand plainly in values, as those of the default language, go on being those of that language when another is. */
export function keepTextsOf(before: Language, after: Language, draft: Draft, context: TextsContext, view: DocumentView): void {
  for (const record of [...view.of('site'), ...view.of('node'), ...view.of('library-component'), ...view.of('workflow')])
    for (const { map, values } of textsOf(record, context)) {
      // A formula serves all languages.
      if (map === NAMES || !Object.values(values).some((text) => typeof text === 'string')) continue
      rewriteInside(draft, { id: record.id, map }, context, (text) => {
        if (typeof text === 'string') return text === '' ? text : { type: 't', texts: { [before]: text } }
        const { [after]: own, ...others } = textsByLanguage(text, { defaultLanguage: before })
        if (own !== undefined && Object.keys(others).length === 0) return own as Json
        return text as Json
      })
    }
}

/** Writes a text anew that stands inside of a value which changes as a whole. Answers whether it stands in one. */
function rewriteInside(
  draft: Draft,
  { id, map }: Pick<TextChange, 'id' | 'map'>,
  context: TextsContext,
  rewrite: (text: unknown) => Json | null,
): boolean {
  const record = draft.get(id)
  const keys = map.split('/')
  const at = record ? keys.findIndex((_, index) => isAtomPath(record, keys.slice(0, index + 1).join('/'))) : -1
  if (!record || at < 0) return false
  const atom = keys.slice(0, at + 1).join('/')
  const inside = keys.slice(at + 1)
  const before = asFound(record, atom, readAtom(record, atom), context)
  draft.set(id, atom, writeInside(before, inside, rewrite(readInside(before, inside))) as Json)
  return true
}

/** What a page says of itself can be written where nothing stands yet. */
const OF_PAGES: ReadonlySet<string> = new Set(['title', ...META.map((key) => `meta/${key}`)])
