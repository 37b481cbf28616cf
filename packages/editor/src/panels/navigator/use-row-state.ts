import { useCallback, useSyncExternalStore } from 'react'
import type { Id } from '@heddle/document'
import type { Problem } from '../../problems/problem.ts'
import { useProject } from '../../project/project-context.ts'
import { contentOf, nodeIcon, nodeName, nodeOf } from '../../session/tree.ts'
import { useEditor } from '../../session/use-editor.ts'

/** Whether a node is selected; draws again only when this changes. */
export function useIsSelected(id: Id): boolean {
  const { selection } = useEditor().session
  const subscribe = useCallback((listener: () => void) => selection.subscribe(listener), [selection])
  return useSyncExternalStore(subscribe, () => selection.value.includes(id))
}

/** Whether the pointer is over a node, here or on the canvas. */
export function useIsHovered(id: Id): boolean {
  const { hover } = useEditor().session
  const subscribe = useCallback((listener: () => void) => hover.subscribe(listener), [hover])
  return useSyncExternalStore(subscribe, () => hover.value === id)
}

/** Whether a node's name is being typed. */
export function useIsRenaming(id: Id): boolean {
  const { renaming } = useEditor().session
  const subscribe = useCallback((listener: () => void) => renaming.subscribe(listener), [renaming])
  return useSyncExternalStore(subscribe, () => renaming.value === id)
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
  const { problems } = useProject()
  const subscribe = useCallback((listener: () => void) => problems.subscribe(listener), [problems])
  return useSyncExternalStore(subscribe, () => byNode(problems.value).get(id))
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
