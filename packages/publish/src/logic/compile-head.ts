import {
  isBinding,
  type Bindable,
  type DocumentView,
  type Id,
  type Issue,
  type Language,
  type PageRecord,
  valueIn,
} from '@heddle/document'
import type { HeadField, PublishedBinding, PublishedHead } from '@heddle/document/published'
import { compileBinding, type FormulaContext } from '../compile/formulas.ts'
import { MESSAGES } from '../messages.ts'

type Languages = Pick<DocumentView, 'defaultLanguage'>

/** What may be bound of a page's head in a language, with its path in the record. */
function headValues(
  { title, meta, metaImage }: PageRecord,
  lang: Language,
  view: Languages,
): readonly (readonly [field: HeadField, path: string, value: Bindable<string> | undefined])[] {
  return [
    ['title', `title/${lang}`, valueIn(title, lang, view)],
    ...(['desc', 'keywords', 'socialTitle', 'socialDesc', 'structuredData'] as const).map(
      (key) => [key, `meta/${key}/${lang}`, valueIn(meta[key], lang, view)] as const,
    ),
    ['image', 'metaImage', metaImage],
  ]
}

/** Whether something of the page's head comes from a formula. */
export function hasBoundHead(page: PageRecord, lang: Language, view: Languages): boolean {
  return headValues(page, lang, view).some(([, , value]) => isBinding(value))
}

/** The formulas of a page's title and meta in a language; `undefined` where it has none. Broken ones are reported. */
export function compileHead(
  pageId: Id,
  lang: Language,
  context: FormulaContext,
  report: (issue: Issue) => void,
): PublishedHead | undefined {
  const page = context.view.find('page', pageId)
  if (!page) return undefined
  const head: Partial<Record<HeadField, PublishedBinding>> = {}
  for (const [field, path, value] of headValues(page, lang, context.view)) {
    if (!isBinding(value)) continue
    const compiled = compileBinding(value, { ...context, ...(field === 'title' && { isTitleText: true }) })
    if (!('problem' in compiled)) head[field] = compiled
    else
      report({
        code: 'broken-formula',
        severity: 'error',
        path: `page/${page.id}/${path}`,
        message: MESSAGES.brokenFormula(compiled.problem),
      })
  }
  return Object.keys(head).length > 0 ? head : undefined
}
