import type { Json } from '@heddle/store'
import { anchorsOf, type Id, type WorkflowRecord, type VariantContext } from '@heddle/document'
import type { ElementDefinition, Field } from '@heddle/kit'
import { MAX_COMPONENT_PARTS } from '../limits.ts'
import { outermostOf } from './instance-place.ts'
import type { CompiledStyles } from './styles.ts'
import type { CompilerInput } from './types.ts'

/** A field whose value is printed in the node's rule, not handed to its body. */
export type CssField = Field & { readonly property: string }

/** An element's definition, sorted for compiling. */
export interface ElementPlan {
  readonly definition: ElementDefinition
  readonly bodyFields: readonly (readonly [name: string, field: Field])[]
  /** What the body's fields are when nothing is set, in their order. */
  readonly defaults: Readonly<Record<string, Json>>
  /** It gives values to formulas, does what workflows ask, or says itself when it needs a script. */
  readonly isInteractive: boolean
  readonly cssFields: readonly (readonly [name: string, field: CssField])[]
  /** Styles without bindings by what they are made of: most nodes share theirs with others. */
  readonly styles: Map<string, CompiledStyles>
}

/** What all nodes of a compiler share. */
export interface CompileContext {
  readonly input: CompilerInput
  readonly variants: VariantContext
  readonly planOf: (element: string) => ElementPlan | undefined
  /** Ids of a node's workflows by the event that starts them, in order. */
  readonly eventsOf: (nodeId: Id) => Readonly<Record<string, readonly Id[]>> | undefined
  /** Whether a node inside an instance may still be made: components that hold each other grow without an end otherwise. */
  readonly hasRoomFor: (uid: string) => boolean
  /** The node is compiled anew, or gone. */
  readonly freeRoom: (uid: string) => void
  /** Anchors of a page's sections. Whether they are still right is looked at once for a page, not by each of its sections. */
  readonly anchorsOf: (pageId: Id) => ReadonlyMap<Id, string>
  /** Sections came, went, moved or were called otherwise. */
  readonly forgetAnchors: () => void
}

/** Valid until the site or a definition changes. */
export function createContext(input: CompilerInput): CompileContext {
  const { view, language, definitions } = input
  const screens = view.screens()
  const plans = new Map<string, ElementPlan>()
  const parts = new Map<string, Set<string>>()
  const anchors = new Map<Id, ReadonlyMap<Id, string>>()
  return {
    anchorsOf(pageId) {
      const found = anchors.get(pageId) ?? anchorsOf(view, pageId)
      anchors.set(pageId, found)
      return found
    },
    forgetAnchors: () => anchors.clear(),
    hasRoomFor(uid) {
      const outermost = outermostOf(uid)
      const made = parts.get(outermost) ?? new Set()
      if (made.size < MAX_COMPONENT_PARTS) made.add(uid)
      parts.set(outermost, made)
      return made.has(uid)
    },
    input,
    // Fields that vary by screen without CSS take the widest screen's value.
    variants: {
      language,
      defaultLanguage: view.defaultLanguage() ?? language,
      languages: view.languages(),
      screenId: screens[0]?.id ?? 'default',
      screens,
    },
    freeRoom: (uid) => void parts.get(outermostOf(uid))?.delete(uid),
    eventsOf: (nodeId) => eventsByOwner(view.of('workflow')).get(nodeId),
    planOf(element) {
      const known = plans.get(element)
      if (known) return known
      const definition = definitions.get(element)
      const plan = definition && planOf(definition)
      if (plan) plans.set(element, plan)
      return plan
    },
  }
}

function planOf(definition: ElementDefinition): ElementPlan {
  const bodyFields: (readonly [string, Field])[] = []
  const cssFields: (readonly [string, CssField])[] = []
  for (const [name, field] of Object.entries(definition.fields)) {
    if (isCssField(field)) cssFields.push([name, field])
    else if (!field.isUnread) bodyFields.push([name, field])
  }
  const defaults = Object.fromEntries(bodyFields.map(([name, field]) => [name, field.default]))
  return {
    definition,
    isInteractive:
      definition.alone !== undefined ||
      [definition.exposes, definition.actions, definition.ports].some((list) => Object.keys(list).length > 0),
    bodyFields,
    defaults,
    cssFields,
    styles: new Map(),
  }
}

function isCssField(field: Field): field is CssField {
  return field.screens === 'css' && field.property !== undefined
}

type Events = Record<string, readonly Id[]>
const known = new WeakMap<readonly WorkflowRecord[], ReadonlyMap<Id, Events>>()

/** Lists of records keep their identity until one of them changes. */
function eventsByOwner(workflows: readonly WorkflowRecord[]): ReadonlyMap<Id, Events> {
  let byOwner = known.get(workflows)
  if (byOwner) return byOwner
  const made = new Map<Id, Events>()
  for (const { id, ownerId, trigger, disabled } of workflows) {
    if (ownerId === undefined || trigger === '' || disabled) continue
    const events = made.get(ownerId) ?? {}
    events[trigger] = [...(events[trigger] ?? []), id]
    made.set(ownerId, events)
  }
  byOwner = made
  known.set(workflows, byOwner)
  return byOwner
}
