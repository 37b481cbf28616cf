import type { DocumentView, Id } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'

export interface ShownIn {
  readonly view: Pick<DocumentView, 'find' | 'ancestors'>
  readonly definitions: ReadonlyMap<string, ElementDefinition>
}

/** Parts of elements that a visitor would have to open, by node: those of what is selected and of what stands around it. */
export function shownParts(selection: readonly Id[], { view, definitions }: ShownIn): Readonly<Record<Id, string>> {
  const parts: Record<Id, string> = {}
  for (const id of selection.flatMap((one) => [one, ...view.ancestors(one)])) {
    const part = definitions.get(view.find('node', id)?.element ?? '')?.editing.whileSelected
    if (part !== undefined) parts[id] = part
  }
  return parts
}
