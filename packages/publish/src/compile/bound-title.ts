import { isBinding, valueIn, type Language, type PageRecord } from '@heddle/document'
import { parseFormula, partsOf } from '@heddle/formula/parse'
import type { FormulaEntry, FormulaTree } from '@heddle/formula/tree'
import type { FormulaContext } from './formulas.ts'

const TITLE: FormulaTree = ['.', ['n', 'page'], ['l', 'title']]

/** How names in a formula are made ids. */
type Resolve = (tree: FormulaTree, context: FormulaContext) => FormulaTree

/**
 * `page.title` on a page whose title comes from formulas: these formulas themselves, by language, so that only a page on which
 * something reads the title carries them twice. With a language it is that one's. `undefined` where the title is a text: the
 * scope has it.
 *
 * @param bound parameters of arrow functions around it
 */
export function boundTitle(
  context: FormulaContext,
  bound: ReadonlySet<string>,
  resolve: Resolve,
  lang?: string,
): FormulaTree | undefined {
  const { view, pageId } = context
  const page = context.isTitleText || pageId === undefined ? undefined : view.find('page', pageId)
  if (!page) return undefined
  context.dependOn(page.id)
  const inLanguage = (one: Language): FormulaTree | undefined => titleIn(page, one, context, bound, resolve)
  if (lang !== undefined) return page.langs.includes(lang) ? (inLanguage(lang) ?? textIn(lang)) : undefined
  const titles = page.langs.map((one) => [one, inLanguage(one)] as const)
  if (titles.every(([, title]) => title === undefined)) return undefined
  return ['o', titles.map(([one, title]): FormulaEntry => [['l', one], title ?? textIn(one)])]
}

/** The text of a formula's title where it gives one, else what stands for it. */
function titleIn(
  page: PageRecord,
  lang: Language,
  context: FormulaContext,
  bound: ReadonlySet<string>,
  resolve: Resolve,
): FormulaTree | undefined {
  const value = valueIn(page.title, lang, context.view)
  // What goes on behind a formula (filter, sort, map) is no part of its tree.
  if (!isBinding(value) || value.filter || value.sort || value.map) return undefined
  const parsed = parseFormula(value.code)
  if (!parsed.ok || !isReadableAt(parsed.tree, context.isNamed === true, bound)) return undefined
  const { component: _, ranges: _places, ...onPage } = context
  const title = resolve(parsed.tree, { ...onPage, isTitleText: true })
  return ['b', '||', ['t', ['', ''], [['b', '??', title, ['l', '']]]], textIn(lang)]
}

const textIn = (lang: Language): FormulaTree => ['.', TITLE, ['l', lang]]

/**
 * Whether a title means the same where it is read: it stands at the page, reads no names that have another meaning there, and nothing
 * that reads the title itself.
 */
function isReadableAt(tree: FormulaTree, isNamed: boolean, bound: ReadonlySet<string>): boolean {
  if (tree[0] === 'n') {
    if (tree[1] === 'context' || bound.has(tree[1])) return false
    if (isNamed && (tree[1] === 'formulas' || tree[1] === 'collections' || tree[1] === 'globalContext')) return false
  }
  return partsOf(tree).every((part) => isReadableAt(part, isNamed, bound))
}
