import { INSTANCE_ELEMENT, type Id } from '@heddle/document'
import type { NodeSeed } from '@heddle/document/operations'
import { ELEMENT_GROUPS, type ElementDefinition, type ElementGroup, type NodeTemplate } from '@heddle/kit'

type Definitions = ReadonlyMap<string, ElementDefinition>

/** One thing that can be added to a page: an element as it starts, or one of its variants. */
export interface Insertable {
  /** The element's type, for a variant with its id behind: `flexbox`, `flexbox/row`. */
  readonly id: string
  readonly label: string
  readonly icon: string
  readonly group: ElementGroup
  /** Other names people look for it by, lower case. */
  readonly words: readonly string[]
  /** It stays, but should not be chosen any more. */
  readonly isDeprecated: boolean
  /** What is placed, with everything in it. */
  readonly template: NodeTemplate
}

const known = new WeakMap<Definitions, ReadonlyMap<string, Insertable>>()

/** Everything that can be added by its id: group after group, sections first, an element before its variants. */
export function insertablesOf(definitions: Definitions): ReadonlyMap<string, Insertable> {
  const before = known.get(definitions)
  if (before) return before
  // A page begins with a section.
  const inOrder = [...definitions.values()].filter(canBeAdded).toSorted((a, b) => Number(b.isSection) - Number(a.isSection))
  const all = inOrder.flatMap((definition) => itemsOf(definitions, definition))
  const sorted = ELEMENT_GROUPS.flatMap((group) => all.filter((item) => item.group === group))
  const items = new Map(sorted.map((item) => [item.id, item]))
  known.set(definitions, items)
  return items
}

/** The root of a popup comes with its popup. */
function canBeAdded({ parents = [] }: ElementDefinition): boolean {
  return parents.length === 0 || parents.some((parent) => parent !== INSTANCE_ELEMENT)
}

function itemsOf(definitions: Definitions, definition: ElementDefinition): readonly Insertable[] {
  const { type, label, icon, group, words, variants, deprecated: isDeprecated = false } = definition
  const own = {
    id: type,
    label: label.en,
    icon,
    group,
    words: names(label.ru, words),
    isDeprecated,
    template: startOf(definitions, { element: type }),
  }
  return [
    own,
    ...variants.map(({ id, label: called, icon: picture, group: elsewhere, words: others, matches, ...template }) => ({
      id: `${type}/${id}`,
      label: called.en,
      icon: picture,
      group: elsewhere ?? group,
      words: names(called.ru, others),
      isDeprecated,
      // What nothing tells apart later keeps the name that people picked.
      template: startOf(definitions, { element: type, ...(!matches && { name: called.en }), ...template }),
    })),
  ]
}

const names = (label: string | undefined, words: readonly string[]): readonly string[] =>
  label === undefined ? words : [label.toLowerCase(), ...words]

/** A template with what its elements start with wherever it does not say otherwise, all the way down. */
export function startOf(definitions: Definitions, template: NodeTemplate): NodeTemplate {
  const preset = definitions.get(template.element)?.preset
  const styles = template.styles ?? preset?.styles
  const slots = template.slots ?? preset?.slots
  return {
    ...template,
    props: { ...preset?.props, ...template.props },
    ...(styles && { styles }),
    ...(slots && {
      slots: Object.fromEntries(
        Object.entries(slots).map(([slot, children]) => [slot, children.map((child) => startOf(definitions, child))]),
      ),
    }),
  }
}

/** A template as it is placed on a page: what leads somewhere leads to that page until somebody says where. */
export function placedOn({ leadsToPage, slots, ...seed }: NodeTemplate, pageId: Id): NodeSeed {
  return {
    ...seed,
    ...(leadsToPage && { link: { type: 'internal', pageId } }),
    ...(slots && {
      slots: Object.fromEntries(
        Object.entries(slots).map(([slot, children]) => [slot, children.map((child) => placedOn(child, pageId))]),
      ),
    }),
  }
}
