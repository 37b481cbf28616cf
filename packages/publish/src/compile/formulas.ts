import { mapParts, parseFormula, type FormulaRanges } from '@heddle/formula/parse'
import type { FormulaTree } from '@heddle/formula/tree'
import { tokenVariable } from '@heddle/style'
import {
  isBinding,
  type Bindable,
  type Binding,
  type FilterNode,
  type Id,
  type Language,
  type RecordKind,
} from '@heddle/document'
import type { PublishedBinding, PublishedFilter, PublishedValue } from '@heddle/document/published'
import { boundTitle } from './bound-title.ts'
import { resolveComponentMember, type ComponentNames } from './component-names.ts'
import type { CompileView } from './types.ts'

/** Logic reference 1.2: collections of the scope that are readable by id and by name, and the records behind them. */
const NAMED: Readonly<Record<string, RecordKind>> = {
  variables: 'variable',
  collections: 'collection',
  formulas: 'formula',
  pages: 'page',
  plugins: 'plugin',
  pluginVariables: 'plugin',
  pluginFormulas: 'plugin',
}
const TOKEN_TYPES: Readonly<Record<string, string>> = { colors: 'color', spacings: 'spacing', typographies: 'typography' }

export interface FormulaContext {
  readonly view: CompileView
  /** Page the formula stands on; its variables go before the project's. */
  readonly pageId: Id | undefined
  /** Language of the page, for texts that stand by language; absent: the default one. */
  readonly language?: Language
  /** Notes an id, or a kind searched by name, that the compiled form was made from. */
  readonly dependOn: (idOrKind: string) => void
  readonly useToken: (id: Id) => void
  /** Places of the parts in their text, for errors that name them: the resolved parts are added. */
  readonly ranges?: FormulaRanges
  /** The library component it stands in. */
  readonly component?: ComponentNames
  /** The title of its page is read as its text: the formula of the title is what is compiled. */
  readonly isTitleText?: true
  /** What is compiled is read by a name, so that the title could read it. */
  readonly isNamed?: true
  /** Told of every binding that is compiled. */
  readonly note?: () => void
}

/** A formula as visitors get it, names replaced by ids; or why it cannot be read, its filter and map included. */
export function compileBinding(binding: Binding, context: FormulaContext): PublishedBinding | { readonly problem: string } {
  context.note?.()
  const parsed = parseFormula(binding.code)
  if (!parsed.ok) return { problem: parsed.issue.message }
  const tree = resolveNames(parsed.tree, context)
  const { filter, sort, map } = binding
  if (filter === undefined && sort === undefined && map === undefined) return { type: 'f', tree }
  let problem: string | undefined
  const inner = (value: Bindable): PublishedValue | undefined => {
    if (!isBinding(value)) return value
    const compiled = compileBinding(value, context)
    if (!('problem' in compiled)) return compiled
    problem ??= compiled.problem
    return undefined
  }
  const published: PublishedBinding = {
    type: 'f',
    tree,
    ...(filter && { filter: compileFilterNode(filter, inner) }),
    ...(sort && sort.length > 0 && { sort }),
    ...(map && { map: mapValues(map, inner) }),
  }
  return problem === undefined ? published : { problem }
}

/** A tree of conditions with the bindings of its values compiled. */
export function compileFilterNode(
  node: FilterNode<Bindable>,
  compile: (value: Bindable) => PublishedValue | undefined,
): PublishedFilter {
  const condition = node.if === undefined ? undefined : compile(node.if)
  return {
    ...(node.link && { link: node.link }),
    ...(condition !== undefined && { if: condition }),
    conditions: node.conditions.map((part) => {
      if ('conditions' in part) return compileFilterNode(part, compile)
      const { field, operator, value, isEmptyIgnored } = part
      const compiled = value === undefined ? undefined : compile(value)
      const ignored = isEmptyIgnored === undefined ? undefined : compile(isEmptyIgnored)
      return {
        field,
        operator,
        ...(compiled !== undefined && { value: compiled }),
        ...(ignored !== undefined && { isEmptyIgnored: ignored }),
      }
    }),
  }
}

function mapValues(
  values: Readonly<Record<string, Bindable>>,
  compile: (value: Bindable) => PublishedValue | undefined,
): Readonly<Record<string, PublishedValue>> {
  const compiled: Record<string, PublishedValue> = {}
  for (const key in values) {
    const value = values[key]
    const result = value === undefined ? undefined : compile(value)
    if (result !== undefined) compiled[key] = result
  }
  return compiled
}

/**
 * `variables['total']` and `variables.total` become `variables[id]`, so that a rename breaks no published page; a design
 * token becomes its custom property, which follows the theme by itself. A parameter of an arrow function that is called
 * like one of these means itself.
 */
export function resolveNames(tree: FormulaTree, context: FormulaContext): FormulaTree {
  return resolve(tree, context, new Set())
}

function resolve(tree: FormulaTree, context: FormulaContext, bound: ReadonlySet<string>): FormulaTree {
  const inside = tree[0] === 'f' ? new Set([...bound, ...tree[1]]) : bound
  const resolved =
    tree[0] === '.' ? resolveMember(tree, context, bound) : mapParts(tree, (part) => resolve(part, context, inside))
  const range = context.ranges?.get(tree)
  if (range) context.ranges?.set(resolved, range)
  return resolved
}

type Member = Extract<FormulaTree, readonly ['.', ...unknown[]]>

function resolveMember(tree: Member, context: FormulaContext, bound: ReadonlySet<string>): FormulaTree {
  const [, object, key] = tree
  const root = rootOf(object, bound)
  if (root !== undefined && key[0] === 'l' && typeof key[1] === 'string') {
    const tokenType = TOKEN_TYPES[root]
    if (tokenType !== undefined) {
      const id = findToken(tokenType, key[1], context)
      return ['l', id === undefined ? undefined : `var(${tokenVariable(id)})`]
    }
    const kind = NAMED[root]
    if (kind !== undefined) {
      const id = findNamed(kind, key[1], context)
      return tree[3] === 1 ? ['.', object, ['l', id], 1] : ['.', object, ['l', id]]
    }
  }
  const title = resolveTitle(tree, context, bound)
  if (title) return title
  const inside = context.component && !bound.has('context') ? resolveComponentMember(tree, context.component) : undefined
  if (inside) return inside
  const parts = [resolve(object, context, bound), resolve(key, context, bound)] as const
  return tree[3] === 1 ? ['.', ...parts, 1] : ['.', ...parts]
}

/** `page.title`, all languages or one, where formulas give it. */
function resolveTitle([, object, key]: Member, context: FormulaContext, bound: ReadonlySet<string>): FormulaTree | undefined {
  if (key[0] !== 'l') return undefined
  if (key[1] === 'title') return rootOf(object, bound) === 'page' ? boundTitle(context, bound, resolveNames) : undefined
  const isOfTitle = object[0] === '.' && object[2][0] === 'l' && object[2][1] === 'title' && rootOf(object[1], bound) === 'page'
  return isOfTitle && typeof key[1] === 'string' ? boundTitle(context, bound, resolveNames, key[1]) : undefined
}

/** `pages`, written so or as `globalContext.pages`. */
function rootOf(tree: FormulaTree, bound: ReadonlySet<string>): string | undefined {
  if (tree[0] === 'n') return bound.has(tree[1]) ? undefined : tree[1]
  if (tree[0] !== '.' || tree[1][0] !== 'n' || tree[1][1] !== 'globalContext' || bound.has('globalContext')) return undefined
  return tree[2][0] === 'l' ? String(tree[2][1]) : undefined
}

/** The record's id, or the text itself when nothing has that id or name. */
function findNamed(kind: RecordKind, key: string, context: FormulaContext): string {
  context.dependOn(kind)
  if (context.view.get(key)?.kind === kind) return key
  const named = context.view
    .of(kind)
    .filter((record) => ('name' in record && record.name === key) || (record.kind === 'plugin' && record.namespace === key))
  const own = named.find((record) => record.kind === 'variable' && record.pageId === context.pageId)
  const shared = named.find((record) => record.kind !== 'variable' || record.pageId === undefined)
  return (own ?? shared)?.id ?? key
}

function findToken(type: string, key: string, context: FormulaContext): Id | undefined {
  context.dependOn('token')
  const tokens = context.view.of('token').filter((token) => token.type === type)
  const id = (tokens.find((token) => token.id === key) ?? tokens.find((token) => token.name === key))?.id
  if (id !== undefined) context.useToken(id)
  return id
}
