import type { DocumentView, Id } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'

export interface ShownIn {
  readonly view: Pick<DocumentView, 'find' | 'ancestors'>
  readonly definitions: ReadonlyMap<string, ElementDefinition>
}

/**
 * What the canvas shows of nodes though no visitor brought it about: parts that open while the node or something in it is
 * selected, and what a person asked to see.
 */
export function shownParts(
  selection: readonly Id[],
  { view, definitions }: ShownIn,
  asked: Readonly<Record<Id, string>> = {},
): Readonly<Record<Id, string>> {
  const editingOf = (id: Id) => definitions.get(view.find('node', id)?.element ?? '')?.editing
  const parts: Record<Id, string> = {}
  for (const id of selection.flatMap((one) => [one, ...view.ancestors(one)])) {
    const part = editingOf(id)?.whileSelected
    if (part !== undefined) parts[id] = part
  }
  for (const [id, show] of Object.entries(asked)) {
    if (editingOf(id)?.shows?.some((one) => one.id === show)) parts[id] = parts[id] === undefined ? show : `${parts[id]} ${show}`
  }
  return parts
}
