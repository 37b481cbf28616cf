import type { ElementDefinition, NodeTemplate } from '@heddle/kit'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { node } from './plain-elements.tsx'

/** A piece of a page as page data holds it: its own nodes by the slots they stand in, and those that stand in these. */
export interface PublishedPiece {
  readonly slots: Readonly<Record<string, readonly PublishedNode[]>>
  readonly deeper: readonly PublishedNode[]
}

/** What stands in the slots of a template. @param under begins the uids of its nodes */
export function publishedPiece(
  { slots = {} }: Pick<NodeTemplate, 'slots'>,
  definitions: readonly ElementDefinition[],
  under = 'piece',
): PublishedPiece {
  const deeper: PublishedNode[] = []
  const inSlots = Object.entries(slots).map(([slot, templates]) => {
    const nodes = templates.map((template, at) => {
      const uid = `${under}-${slot}-${at}`
      const definition = definitions.find(({ type }) => type === template.element)
      const inside = publishedPiece(template, definitions, uid)
      deeper.push(...Object.values(inside.slots).flat(), ...inside.deeper)
      const defaults = Object.entries(definition?.fields ?? {}).map(([name, field]) => [name, field.default])
      return node(uid, { ...Object.fromEntries(defaults), ...template.props }, undefined, {
        type: template.element,
        live: LIVE.text | LIVE.attribute | LIVE.structure,
        slots: Object.fromEntries(Object.entries(inside.slots).map(([name, ones]) => [name, ones.map((one) => one.uid)])),
      })
    })
    return [slot, nodes] as const
  })
  return { slots: Object.fromEntries(inSlots), deeper }
}
