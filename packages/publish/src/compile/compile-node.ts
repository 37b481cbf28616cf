import { DEFAULT_VARIANT, OUTLET_ELEMENT, resolveValue, SECTIONS_SLOT } from '@heddle/document'
import type { Binding, Id, NodeRecord } from '@heddle/document'
import { isPublishedBinding, LIVE, ROW_CLASS } from '@heddle/document/published'
import type { DirectPlace, PublishedNode, PublishedBinding, PublishedValue } from '@heddle/document/published'
import { TELLS_FILLED, type DirectSurroundings, type ElementDefinition, type Field, type FieldValues } from '@heddle/kit'
import type { Json } from '@heddle/store'
import { onSite } from '../on-site.ts'
import type { CompileContext, ElementPlan } from './compile-context.ts'
import type { CompiledNode, CompileView } from './types.ts'
import { walkCompiled } from './walk-compiled.ts'
import { asksWhetherFilled } from './asks-whether-filled.ts'
import { compileAttributes } from './attributes.ts'
import { NodeCompilation } from './compilation.ts'
import { bodyOf } from './body.ts'
import { compileInstance, heardAround } from './compile-instance.ts'
import { findPlaced, uidIn, type InstancePlace } from './instance-place.ts'
import { isRepeated } from './is-repeated.ts'
import { compileLink, linkLanguage } from './links.ts'
import { ROW_CSS } from './long-lists.ts'
import { MESSAGES } from './messages.ts'
import { addNamedId } from './named-id.ts'
import { stateMarks } from './state-marks.ts'
import { compilePopupLink, isPopupLink, withPress } from './popup-link.ts'
import { addStructure } from './structure.ts'
import type { Draft } from './structure.ts'
import { compileStyles } from './styles.ts'
import { withoutClassConditions } from './conditional-classes.ts'
import { constantOf } from './constant.ts'
import { isFromFormula, isMadeReady, putLiteral } from './field-value.ts'

/** All nodes of a page, compiled once and not kept: publishing asks for each of them one time. */
export function compilePage(pageId: Id, context: CompileContext): readonly CompiledNode[] {
  return walkCompiled(context.input.view.children(pageId, SECTIONS_SLOT), (uid) => compileAt(uid, context))
}

/** A node and all below it, compiled once and not kept. */
export function compileFrom(uid: string, context: CompileContext): readonly CompiledNode[] {
  return walkCompiled([uid], (id) => compileAt(id, context))
}

const NO_RULES: ReadonlyMap<string, string> = new Map()

/** Compiles the node with this uid (architecture section 1, publish/compile). Pure; reads nothing but the view. */
export function compileAt(uid: string, context: CompileContext): CompiledNode | undefined {
  const placed = findPlaced(uid, context.input.view)
  if (!placed) return undefined
  const { place } = placed
  // An instance hands its conditions to the root of its component.
  const { node, read } =
    placed.node.componentId === undefined
      ? withoutClassConditions(placed.node, context.input.view)
      : { node: placed.node, read: [] }
  const compilation = new NodeCompilation(context, node, place)
  for (const id of read) compilation.dependOn(id)
  if (place) {
    compilation.dependOn(node.id)
    compilation.dependOn(place.instance.id)
    // The root hears for its component; what else reads it says so itself.
    if (place.component.rootElementId === node.id) compilation.dependOn(place.component.id)
    if (!context.hasRoomFor(uid)) return tooMany(uid, compilation)
  }
  return node.componentId === undefined
    ? compileNode(node, compilation)
    : compiledOf(compileInstance(compilation, node.componentId), NO_RULES, compilation)
}

function tooMany(uid: string, compilation: NodeCompilation): CompiledNode {
  compilation.warn('too-many-parts', 'componentId', MESSAGES.tooManyParts)
  return compiledOf({ uid, type: compilation.node.element, props: {}, condition: false }, NO_RULES, compilation)
}

function compileNode(node: NodeRecord, compilation: NodeCompilation): CompiledNode {
  const { context, place } = compilation
  const { view } = context.input
  const section = sectionDrawnAs(node, place, view)
  const published: Draft = { uid: uidIn(place, node.id), type: node.element, props: {} }
  const title = section && (section.name || node.name)
  if (title) published.name = title

  const plan = context.planOf(node.element)
  if (!plan) {
    compilation.fail('unknown-element', 'element', MESSAGES.unknownElement(node.element))
    published.broken = true
    return compiledOf(published, NO_RULES, compilation)
  }

  const props = compileProps(plan, compilation)
  const styles = compileStyles(plan, compilation)
  let { live } = props
  published.props = sentFrom(plan, props.published, compilation)
  const isSet = (field: string): boolean => Object.keys(node.props[field] ?? {}).length > 0
  const link = plan.definition.linkable ? node.link : undefined
  const isAnchor = link !== undefined && !isPopupLink(link, compilation)
  const isPressed = link !== undefined && !isAnchor
  const pressed = isPressed ? compilePopupLink(link, published.uid, plan.definition.isControl, compilation) : undefined
  const events = withPress(compilation.eventsOf(node.id), pressed?.press)
  const heard = [...(events ? [events] : []), ...heardAround(node, place, (id) => compilation.eventsOf(id))]
  const hears = heard.length > 0
  const body = bodyOf(plan.definition, published.props as FieldValues, { isSet, heard, isAnchor, isPopupLink: isPressed })
  if (body !== undefined) published.body = body
  const direct = directFields(plan, props, { isLink: isAnchor, attributes: Object.keys(node.attributes), isSet }, hears)
  if (direct) published.direct = direct
  const filling = fillingOf(compilation)
  const slots = filling ? filling.slots : slotsOf(node.id, compilation)
  if (slots) published.slots = slots
  if (filling) published.outlet = true
  if (styles.className !== undefined) published.className = styles.className
  if (styles.style) {
    published.style = styles.style
    live |= LIVE.style
  }
  const anchor = section && context.anchorsOf(section.place.parentId).get(section.id)
  live |= addAttributes(published, anchor, compilation)
  if (asksWhetherFilled(plan, styles, published.props as FieldValues)) {
    published.props = { ...published.props, [TELLS_FILLED]: true }
    live |= LIVE.element
  }
  live |= addNamedId(published, () => isRepeated(compilation), compilation)
  if (pressed) published.attributes = { ...pressed.attributes, ...published.attributes }
  if (node.link && isAnchor) {
    const link = compileLink(node.link, compilation)
    const isBound = isPublishedBinding(link?.href)
    // Where the builder set one, the mark of the page on show gives way to it again.
    const isDirect =
      isBound && !published.attributes?.['aria-current'] && plan.definition.directLink(props.published as FieldValues)
    const hreflang = link && linkLanguage(node.link, compilation)
    if (hreflang !== undefined) published.attributes = { hreflang, ...published.attributes }
    if (link) published.link = isDirect ? { ...link, direct: true } : link
    if (isBound) live |= LIVE.attribute
  }
  live |= addStructure(published, compilation)
  const isLongRow = published.repeat?.window !== undefined
  if (isLongRow) published.className = published.className ? `${published.className} ${ROW_CLASS}` : ROW_CLASS
  if (events) published.events = events
  if (hears) live |= LIVE.event
  if (plan.isInteractive && !isAlone(plan.definition, props, compilation)) live |= LIVE.element
  if (live > 0 || plan.isInteractive) published.live = live
  const rules = isLongRow ? new Map([...styles.rules, [ROW_CLASS, ROW_CSS]]) : styles.rules
  const compiled = compiledOf(published, rules, compilation, styles)
  return pressed?.press ? { ...compiled, press: pressed.press } : compiled
}

/** The section of a page that a node is, or that it is drawn for as the root of a linked one. */
function sectionDrawnAs(node: NodeRecord, place: InstancePlace | undefined, view: CompileView): NodeRecord | undefined {
  if (place) return place.component.rootElementId === node.id ? sectionDrawnAs(place.instance, place.outer, view) : undefined
  return node.place.slot === SECTIONS_SLOT && view.find('page', node.place.parentId) ? node : undefined
}

/** A form that is sent to a path of the site is sent below its base path. */
function sentFrom(
  { definition: { sendsTo } }: ElementPlan,
  props: CompiledProps['published'],
  { context }: NodeCompilation,
): CompiledProps['published'] {
  const { root } = context.input.addresses
  const address = sendsTo === undefined || !root ? undefined : props[sendsTo]
  return sendsTo !== undefined && typeof address === 'string' ? { ...props, [sendsTo]: onSite(address, root) } : props
}

/** Whether the browser does all of it, until a page is found to listen, to read or to ask. */
function isAlone({ alone }: ElementDefinition, { published }: CompiledProps, compilation: NodeCompilation): boolean {
  if (!alone) return false
  const { context, node } = compilation
  const { view } = context.input
  const isOrHolds = (id: Id, types: readonly string[]): boolean => {
    const { element } = view.find('node', id) ?? {}
    return types.some((type) => type === element) || view.slots(id).some((slot) => holds(id, slot, types))
  }
  const holds = (id: Id, slot: string, types: readonly string[]): boolean =>
    view.children(id, slot).some((child) => isOrHolds(child, types))
  return alone(published as FieldValues, {
    isRepeated: isRepeated(compilation),
    holds: (slot, types) => holds(node.id, slot, types),
  })
}

function compiledOf(
  published: PublishedNode,
  rules: CompiledNode['rules'],
  { issues, dependsOn, tokens }: NodeCompilation,
  styles?: Pick<CompiledNode, 'dependsOn' | 'tokens'>,
): CompiledNode {
  return {
    published,
    rules,
    issues,
    dependsOn: styles ? join(styles.dependsOn, dependsOn) : dependsOn,
    tokens: styles ? join(styles.tokens, tokens) : tokens,
  }
}

/** Own attributes, and a section's anchor unless the builder gave it another id. Returns bits of `LIVE`. */
function addAttributes(published: Draft, anchor: string | undefined, compilation: NodeCompilation): number {
  const { attributes, states } = compilation.node
  let isEmpty = anchor === undefined && !states
  for (const _ in attributes) isEmpty = false
  if (isEmpty) return 0
  const compiled = compileAttributes(attributes, compilation)
  if (anchor !== undefined) compiled.published['id'] ??= anchor
  if (states) Object.assign(compiled.published, stateMarks(states, compilation))
  if (compiled.className)
    published.className = published.className ? `${published.className} ${compiled.className}` : compiled.className
  const values = Object.values(compiled.published)
  if (values.length > 0) published.attributes = compiled.published
  return values.some(isPublishedBinding) ? LIVE.attribute : 0
}

/** What the instance puts into an outlet instead of what stands there by default: nodes of the place around the instance. */
function fillingOf({ context, node, place }: NodeCompilation): { readonly slots: Record<string, readonly Id[]> } | undefined {
  if (!place || node.element !== OUTLET_ELEMENT) return undefined
  const filled = context.input.view.children(place.instance.id, node.id)
  const [slot] = Object.keys(context.planOf(node.element)?.definition.slots ?? {})
  if (filled.length === 0 || slot === undefined) return undefined
  return { slots: { [slot]: filled.map((id) => uidIn(place.outer, id)) } }
}

/** Children by slot, in order. */
function slotsOf(id: Id, { context, place }: NodeCompilation): Record<string, readonly Id[]> | undefined {
  const { view } = context.input
  const names = view.slots(id)
  if (names.length === 0) return undefined
  const slots: Record<string, readonly Id[]> = {}
  for (const name of names) {
    const children = view.children(id, name)
    slots[name] = place ? children.map((child) => uidIn(place, child)) : children
  }
  return slots
}

function join<T>(a: readonly T[], b: readonly T[]): readonly T[] {
  return a.length === 0 ? b : b.length === 0 ? a : [...a, ...b]
}

/** React tells nobody of a press on what it drew itself as disabled, so it has to know. */
const KNOWN_TO_EVENTS: DirectPlace = 'switch:disabled'

/**
 * Where bound fields stand on the root of the element, by its definition.
 * @param hears whether somebody listens to events of the element
 */
function directFields(
  { definition }: ElementPlan,
  { published, bound }: CompiledProps,
  surroundings: DirectSurroundings,
  hears: boolean,
): PublishedNode['direct'] {
  if (bound.length === 0) return undefined
  const places = definition.direct(published as FieldValues, surroundings)
  const direct: Record<string, DirectPlace> = {}
  for (const name of bound) {
    const place = places[name]
    if (place && !(hears && place === KNOWN_TO_EVENTS)) direct[name] = place
  }
  return Object.keys(direct).length > 0 ? direct : undefined
}

export interface CompiledProps {
  readonly published: Readonly<Record<string, PublishedValue>>
  readonly live: number
  /** Fields whose whole value is a formula. */
  readonly bound: readonly string[]
}

/** Values of the fields that the element's body reads: defaults folded in, one language, formulas as trees. */
export function compileProps({ bodyFields, defaults }: ElementPlan, compilation: NodeCompilation): CompiledProps {
  // A copy has its properties in place: most fields of most nodes keep their default.
  const published: Record<string, PublishedValue> = { ...defaults }
  const { props } = compilation.node
  const { variants } = compilation.context
  let live = 0
  const boundNames: string[] = []
  const onBound = (): void => {
    live |= LIVE.attribute
  }
  for (const [name, field] of bodyFields) {
    const own = props[name]
    if (own === undefined && !isMadeReady(field)) continue
    // The usual case first: the value of this language, or the only one.
    const value = own && (own[field.translated ? variants.language : DEFAULT_VARIANT] ?? resolveValue(field, own, variants))
    const isBound = isFromFormula(value, field)
    const bound = isBound ? boundValue(value, name, field, compilation) : undefined
    const constant = bound && compilation.place && constantOf(bound)
    if (bound && constant === undefined) {
      published[name] = bound
      boundNames.push(name)
      live |= field.kind === 'text' ? LIVE.text : LIVE.attribute
      continue
    }
    const place = { name, path: `props/${name}`, into: published, onBound }
    putLiteral(isBound ? constant : (value as Json | undefined), field, place, compilation)
  }
  return { published, live, bound: boundNames }
}

/** A binding of a field as a tree, or `undefined` when the field takes none or the formula is broken. */
function boundValue(value: Binding, name: string, field: Field, compilation: NodeCompilation): PublishedBinding | undefined {
  if (field.bindable) return compilation.bind(value, `props/${name}`)
  compilation.warn('not-bindable', `props/${name}`, MESSAGES.notBindable(name))
  return undefined
}
