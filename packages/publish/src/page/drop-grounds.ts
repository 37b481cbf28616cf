import { ROOT_SLOT, type Id } from '@heddle/document'
import { groundName } from '../compile/index.ts'
import type { CompiledNode } from '../compile/index.ts'
import type { Used } from './collect-used.ts'

/** Takes away what sections would give the whole page as its last one, but for those that may come to be it. */
export function dropGrounds(rules: Used['rules'], nodes: readonly CompiledNode[], sections: readonly Id[]): void {
  const byUid = new Map(nodes.map(({ published }) => [published.uid, published]))
  const shown = sections.flatMap((uid) => drawnSection(uid, byUid))
  const last = shown.slice(
    Math.max(
      0,
      shown.findLastIndex(({ isAlways }) => isAlways),
    ),
  )
  const kept = new Set(last.map(({ className }) => className))
  for (const { className } of shown) if (className !== undefined && !kept.has(className)) rules.delete(groundName(className))
}

/** The class of a section as it is drawn, of a linked one that of its root, and whether it is there whatever happens. */
function drawnSection(
  uid: Id,
  nodes: ReadonlyMap<Id, CompiledNode['published']>,
): readonly { readonly className: string | undefined; readonly isAlways: boolean }[] {
  const roots: CompiledNode['published'][] = []
  for (let node = nodes.get(uid); node; node = node.component && nodes.get(node.slots?.[ROOT_SLOT]?.[0] ?? '')) roots.push(node)
  return roots.length === 0
    ? []
    : [{ className: roots.at(-1)?.className, isAlways: roots.every(({ condition }) => condition === undefined) }]
}
