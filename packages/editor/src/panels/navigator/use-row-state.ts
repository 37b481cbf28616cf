import { useCallback, useSyncExternalStore } from 'react'
import type { Id } from '@heddle/document'
import type { Problem } from '../../problems/problem.ts'
import { useProject } from '../../project/project-context.ts'
import { contentOf, nodeIcon, nodeName, nodeOf } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'
import { useValueOf } from '../../use-value.ts'

/** Whether a node is selected; draws again only when this changes. */
export function useIsSelected(id: Id): boolean {
  return useValueOf(useEditor().session.selection, (ids) => ids.includes(id))
}

/** Whether the pointer is over a node, here or on the canvas. */
export function useIsHovered(id: Id): boolean {
  return useValueOf(useEditor().session.hover, (hovered) => hovered === id)
}

/** Whether a node's name is being typed. */
export function useIsRenaming(id: Id): boolean {
  return useValueOf(useEditor().session.renaming, (renamed) => renamed === id)
}

/** How a line is called and pictured; draws again when that changes, also by a class, a variable or something inside. */
export function useRowLook(id: Id): { readonly icon: string; readonly name: string; readonly content: string } {
  const editor = useEditor()
  const subscribe = useCallback((listener: () => void) => editor.store.listen(listener), [editor])
  const read = (): string => {
    const node = nodeOf(editor.view, id)
    return node ? [nodeIcon(editor, node), nodeName(editor, id), contentOf(editor, id)].join(BETWEEN) : ''
  }
  const [icon = '', name = '', content = ''] = useSyncExternalStore(subscribe, read).split(BETWEEN)
  return { icon, name, content }
}

/** Stands in no name: names are one line. */
const BETWEEN = '\n'

/** The worst that is wrong with a node. */
export function useProblemOf(id: Id): Problem | undefined {
  return useValueOf(useProject().problems, (problems) => byNode(problems).get(id))
}

const known = new WeakMap<readonly Problem[], ReadonlyMap<Id, Problem>>()

/** The first problem of each node; errors stand before warnings. */
function byNode(problems: readonly Problem[]): ReadonlyMap<Id, Problem> {
  const before = known.get(problems)
  if (before) return before
  const found = new Map<Id, Problem>()
  for (const problem of problems) {
    if (problem.nodeId !== undefined && !found.has(problem.nodeId)) found.set(problem.nodeId, problem)
  }
  known.set(problems, found)
  return found
}
