import type { Diff } from '@heddle/store'
import { printTokens } from '@heddle/style'
import { SECTIONS_SLOT, type DocumentRecord, type Id } from '@heddle/document'
import { bodyName } from '@heddle/document/published'
import { affectedNodes, touchesAnchors } from './affected.ts'
import { printPageCss } from './page-css.ts'
import { createContext } from './compile-context.ts'
import { compileAt } from './compile-node.ts'
import type { CompiledNode, CompilerInput } from './types.ts'
import { walkCompiled } from './walk-compiled.ts'

/** Turns record nodes of a live view into published nodes of one language, each at most once until something it was made from changes. */
export interface Compiler {
  /** `undefined` when there is no such node. Nodes inside instances of components are named by their uid. */
  readonly node: (id: Id) => CompiledNode | undefined
  /**
   * Nodes that must be compiled again after the view applied the diff; call it for every diff, it also forgets what it
   * names. Includes nodes that came, went, or got other children.
   */
  readonly affectedBy: (diff: Diff<DocumentRecord>) => ReadonlySet<Id>
  /** Uids of the page's sections in order. */
  readonly sections: (pageId: Id) => readonly Id[]
  /** Compiled nodes of a page (or below a node), parents before children, in document order. */
  readonly nodesOf: (pageId: Id) => readonly CompiledNode[]
  /** The page's base, element styles and rules, without tokens. Equal rules stand once. */
  readonly pageCss: (pageId: Id) => string
  /** Design tokens that the page uses as custom properties; of all pages when none is named. */
  readonly tokensCss: (pageId?: Id) => string
}

export function createCompiler(input: CompilerInput): Compiler {
  const { view, elementStyles } = input
  const compiled = new Map<Id, CompiledNode>()
  let context = createContext(input)
  // Nodes by what they were made from; made when it is first asked for, because publishing never asks.
  let dependents: Map<string, Set<Id>> | undefined

  function node(id: Id): CompiledNode | undefined {
    const known = compiled.get(id)
    if (known) return known
    const fresh = compileAt(id, context)
    if (!fresh) return undefined
    compiled.set(id, fresh)
    if (dependents) noteDependents(id, fresh, dependents)
    return fresh
  }

  function forget(id: Id): void {
    for (const key of compiled.get(id)?.dependsOn ?? []) dependents?.get(key)?.delete(id)
    compiled.delete(id)
    context.freeRoom(id)
  }

  function nodesOf(rootId: Id): readonly CompiledNode[] {
    return walkCompiled(view.find('page', rootId) ? view.children(rootId, SECTIONS_SLOT) : [rootId], node)
  }

  function usedTokens(pageIds: Iterable<Id>): ReadonlySet<Id> {
    const used = new Set<Id>()
    for (const pageId of pageIds) for (const { tokens } of nodesOf(pageId)) for (const id of tokens) used.add(id)
    return used
  }

  return {
    node,
    nodesOf,
    sections: (pageId) => view.children(pageId, SECTIONS_SLOT),
    affectedBy(diff) {
      if (!dependents) {
        dependents = new Map()
        for (const [id, one] of compiled) noteDependents(id, one, dependents)
      }
      if (touchesAnchors(diff)) context.forgetAnchors()
      const affected = affectedNodes(diff, view, dependents, compiled)
      for (const id of affected) forget(id)
      if (touchesStyles(diff, view)) context = createContext(input)
      return affected
    },
    pageCss(pageId) {
      const bodies = new Set<string>()
      const rules = new Map<string, string>()
      for (const one of nodesOf(pageId)) {
        bodies.add(bodyName(one.published))
        for (const [name, css] of one.rules) rules.set(name, css)
      }
      return printPageCss(bodies, rules.values(), elementStyles)
    },
    tokensCss: (pageId) =>
      printTokens(view.of('token'), usedTokens(pageId === undefined ? view.of('page').map(({ id }) => id) : [pageId])),
  }
}

function noteDependents(id: Id, { dependsOn }: CompiledNode, dependents: Map<string, Set<Id>>): void {
  for (const key of dependsOn) {
    const known = dependents.get(key)
    if (known) known.add(id)
    else dependents.set(key, new Set([id]))
  }
}

/** Kinds of records that styles and what all nodes share are made from. */
const SHARED_KINDS: ReadonlySet<DocumentRecord['kind']> = new Set(['site', 'style-class', 'asset'])

/** Of the tokens only typographies say more in a rule than their name: whether they have a letter spacing. */
function isShared(record: DocumentRecord | undefined): boolean {
  return record !== undefined && (SHARED_KINDS.has(record.kind) || (record.kind === 'token' && record.type === 'typography'))
}

function touchesStyles(diff: Diff<DocumentRecord>, view: CompilerInput['view']): boolean {
  for (const part of [diff.put, diff.remove]) for (const id in part) if (isShared(part[id])) return true
  for (const id in diff.set) if (isShared(view.get(id))) return true
  return false
}
