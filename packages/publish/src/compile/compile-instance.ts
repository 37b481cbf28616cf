import {
  INSTANCE_ELEMENT,
  isBinding,
  MAX_COMPONENT_NESTING,
  ROOT_SLOT,
  type ComponentProperty,
  type Id,
  type NodeRecord,
} from '@heddle/document'
import { isPageReference } from '@heddle/kit'
import type { PublishedNode, PublishedValue } from '@heddle/document/published'
import type { NodeCompilation } from './compilation.ts'
import type { CompileContext } from './compile-context.ts'
import { constantOf } from './constant.ts'
import { textAs } from './field-value.ts'
import { occurrencesOf, rootOf, uidIn, type InstancePlace } from './instance-place.ts'
import { compileLink } from './links.ts'
import { addedBindings } from './merge-root.ts'
import { MESSAGES } from './messages.ts'
import { propertyOf } from './property-value.ts'
import { addStructure, type Draft } from './structure.ts'

/** An instance of a library component: it has no element, its slot holds the component's root, compiled for it. */
export function compileInstance(compilation: NodeCompilation, componentId: Id): PublishedNode {
  const { context, node, place } = compilation
  const { view } = context.input
  const uid = uidIn(place, node.id)
  const published: Draft = { uid, type: INSTANCE_ELEMENT, props: {} }
  compilation.dependOn(componentId)
  const component = view.find('library-component', componentId)
  const root = component && rootOf(component, view)
  if (!component || !root) {
    compilation.warn('missing-component', 'componentId', MESSAGES.missingComponent(componentId))
    return { ...published, condition: false }
  }
  compilation.dependOn(root.id)
  if (occurrencesOf(componentId, compilation.node, place, view) > MAX_COMPONENT_NESTING) return { ...published, condition: false }

  published.slots = { [ROOT_SLOT]: [uidIn({ uid, instance: node, component, outer: place }, root.id)] }
  const props: Record<Id, PublishedValue> = {}
  for (const [id, property] of Object.entries(component.properties ?? {})) {
    const value = propertyValue(id, property, compilation)
    if (value !== undefined) props[id] = value
  }
  for (const [name, binding] of addedBindings(node)) {
    const bound = compilation.bind(binding, name)
    if (bound) props[name] = bound
  }
  const inner = compilation.eventsOf(componentId)
  published.component = { id: componentId, props, ...(inner && { events: inner }) }
  const events = compilation.eventsOf(node.id)
  if (events) published.events = events
  const live = addStructure(published, compilation)
  if (live > 0) published.live = live
  return published
}

function propertyValue(
  id: Id,
  { type, defaultValue }: ComponentProperty,
  compilation: NodeCompilation,
): PublishedValue | undefined {
  const value = propertyOf(compilation.node, id, compilation.context.variants) ?? defaultValue
  if (value === undefined) return undefined
  // The inside gets the address, as bodies of elements do.
  if (type === 'page' && isPageReference(value)) {
    const { pageId, parameters = {} } = value
    return compileLink({ type: 'internal', pageId, parameters }, compilation)?.href ?? ''
  }
  if (type === 'text' && typeof value === 'string') return textAs(value, compilation)
  if (!isBinding(value)) return compilation.bindInside(value, `props/${id}`).value
  const bound = compilation.bind(value, `props/${id}`)
  return bound ? (constantOf(bound) ?? bound) : defaultValue
}

/** Who hears what of a node that an instance is drawn as: the instance and its component, at every depth. */
export function heardAround(
  node: NodeRecord,
  place: InstancePlace | undefined,
  eventsOf: CompileContext['eventsOf'],
): readonly Readonly<Record<string, readonly Id[]>>[] {
  if (place?.component.rootElementId !== node.id) return []
  const { instance, component, outer } = place
  const own = [eventsOf(instance.id), eventsOf(component.id)].filter((events) => events !== undefined)
  return [...own, ...heardAround(instance, outer, eventsOf)]
}
