import { isBinding, type DocumentView, type Id, type NodeRecord, type StyleSheet, type StyleValue } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'
import { equalJson } from '@heddle/store'
import { DEFAULT_STATE, explainValue, fromWideToNarrow, isInherited, isTokenReference, styleProperty } from '@heddle/style'
import type { Sheet, StyleStep, TokenValue } from '@heddle/style'
import { printMeasure, readMeasure } from '../../controls/measure.ts'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { BROWSER_STYLES } from './browser-styles.ts'
import { shorthandPart } from './shorthand-part.ts'

/** Where a value in effect comes from; decides the colour of its label. */
export type Origin = 'here' | 'class' | 'wider' | 'default' | 'bound'

/** What a row of the style panel shows of one or several properties, over all that is selected. */
export interface StyleReading {
  /** The value in effect when all agree. */
  readonly value: StyleValue | undefined
  readonly isMixed: boolean
  readonly origin: Origin
  /** True when there is something to reset in what is edited now. */
  readonly isSetHere: boolean
  /** Names the place the value comes from. */
  readonly source: string
  /** What holds where the stack says nothing: what is inherited from an element around, or what browsers begin with. */
  readonly initial: string
  /** True when `initial` comes from an element around. */
  readonly isInherited: boolean
}

/** A sheet with its name, weakest first: what browsers do by themselves, the element's own defaults, classes, of an instance its component, the node. */
export interface NamedLayer {
  readonly kind: 'browser' | 'element' | 'class' | 'component' | 'own'
  readonly id: Id
  readonly name: string
  readonly styles: Sheet
  /** A class that is on while a formula holds. */
  readonly isConditional?: boolean
}

/** The sheets of an element, and those of the one around it, whose values it inherits. */
export interface NamedStack {
  readonly layers: readonly NamedLayer[]
  readonly parent?: ParentStack | undefined
}

export interface ParentStack extends NamedStack {
  /** What the element around is called. */
  readonly name: string
}

export interface ReadingPlace {
  readonly screenId: string
  readonly state: string
  readonly screens: readonly { readonly id: string; readonly label: string; readonly maxWidth?: number }[]
  readonly token: (id: Id) => TokenValue | undefined
  /** What a state is called that has a name of its own. */
  readonly stateName?: (state: string) => string | undefined
}

/**
 * The layers of a node; with a class as the target those up to the class. An instance is drawn as the root of its component: `roots`
 * are those that it is drawn as, the outermost first.
 */
export function layersOf(
  view: Pick<DocumentView, 'find'>,
  node: NodeRecord,
  definition: ElementDefinition | undefined,
  targetClass?: Id,
  roots: readonly NodeRecord[] = [],
): readonly NamedLayer[] {
  const { classes, conditions } = classesDrawn([...roots.toReversed(), node])
  const isOnWhile = (id: Id): boolean => conditions[id] !== undefined
  const link = [node, ...roots].find((one) => one.link)?.link
  const layers: NamedLayer[] = [
    { kind: 'browser', id: node.element, name: '', styles: BROWSER_STYLES[tagOf(roots.at(-1) ?? node, link, definition)] ?? {} },
    { kind: 'element', id: node.element, name: '', styles: definition?.baseStyles ?? {} },
  ]
  const addClass = (id: Id, isConditional: boolean): void => {
    const record = view.find('style-class', id)
    if (!record || layers.some((layer) => layer.id === id)) return
    if (record.parentId !== undefined) addClass(record.parentId, isConditional)
    layers.push({ kind: 'class', id, name: record.name, styles: record.styles, ...(isConditional && { isConditional }) })
  }
  // Those with a condition come after the ones that are always on (as publishing has them).
  for (const [id] of classesInOrder({ classes }).toSorted(([a], [b]) => Number(isOnWhile(a)) - Number(isOnWhile(b)))) {
    addClass(id, isOnWhile(id))
    if (id === targetClass) return layers
  }
  for (const { id, styles } of roots.toReversed()) layers.push({ kind: 'component', id, name: '', styles: styles as StyleSheet })
  return [...layers, { kind: 'own', id: node.id, name: '', styles: node.styles as StyleSheet }]
}

/** Classes of what is drawn as one, the innermost first, with their conditions: who names a class again says when it is on. */
function classesDrawn(nodes: readonly NodeRecord[]): {
  readonly classes: NodeRecord['classes']
  readonly conditions: NonNullable<NodeRecord['classConditions']>
} {
  let [classes, conditions]: [NodeRecord['classes'], NonNullable<NodeRecord['classConditions']>] = [{}, {}]
  for (const node of nodes) {
    const kept = Object.entries(conditions).filter(([id]) => !Object.hasOwn(node.classes, id))
    classes = { ...classes, ...node.classes }
    conditions = { ...Object.fromEntries(kept), ...node.classConditions }
  }
  return { classes, conditions }
}

/** The tag a node is drawn as, as far as it says so. */
function tagOf({ props }: NodeRecord, link: NodeRecord['link'], definition: ElementDefinition | undefined): string {
  if (link) return 'a'
  const field = definition?.fields['tag']
  const set = props['tag']?.default
  if (typeof set === 'string') return set
  return field?.kind === 'choice' ? field.default : ''
}

/** Ids of a node's classes with their index, the weakest first. */
export function classesInOrder(node: Pick<NodeRecord, 'classes'>): readonly (readonly [Id, string])[] {
  return Object.entries(node.classes).toSorted(([a, first], [b, second]) =>
    first === second ? (a < b ? -1 : 1) : first < second ? -1 : 1,
  )
}

export type NamedStep = StyleStep<NamedLayer>

/** Every declaration of a property that applies, the one in effect first. */
export function chainOf(layers: readonly NamedLayer[], property: string, place: ReadingPlace): readonly NamedStep[] {
  const at = { screenId: place.screenId, state: place.state }
  if (property !== 'letter-spacing') return explainValue(layers, property, at, place.screens)
  // A typography says it too, where it has one.
  return explainValue(layers, property, at, place.screens, 'font').filter(
    ({ property: declared, value }) =>
      declared === property || (isTokenReference(value) && place.token(value.id)?.letterSpacing !== undefined),
  )
}

/** One reading of several properties over several stacks of layers. */
export function readStyles(stacks: readonly NamedStack[], properties: readonly string[], place: ReadingPlace): StyleReading {
  const readings = stacks.flatMap((stack) => properties.map((property) => readOne(stack, property, place)))
  const [first, ...others] = readings
  if (!first)
    return { value: undefined, isMixed: false, origin: 'default', isSetHere: false, source: '', initial: '', isInherited: false }
  const { initial } = first
  const isMixed = others.some(
    (other) => !equalJson(other.value ?? null, first.value ?? null) || (first.value === undefined && other.initial !== initial),
  )
  const isSetHere = readings.some((reading) => reading.isSetHere)
  const strongest =
    readings.find((reading) => reading.origin === 'bound') ?? readings.find((reading) => reading.isSetHere) ?? first
  return {
    value: isMixed ? undefined : first.value,
    isMixed,
    origin: strongest.origin,
    isSetHere,
    source: isMixed ? controlsWords.mixed : strongest.source,
    initial,
    isInherited: first.isInherited,
  }
}

function readOne({ layers, parent }: NamedStack, property: string, place: ReadingPlace): Omit<StyleReading, 'isMixed'> {
  const step = chainOf(layers, property, place)[0]
  const target = layers.at(-1)
  const value = step && valueOf(step, property, place)
  const isSetHere = step !== undefined && step.layer === target && step.screenId === place.screenId && step.state === place.state
  if (step === undefined || step.layer.kind === 'browser' || (isInherited(property) && value === 'inherit' && !isSetHere)) {
    const from = isInherited(property) ? inheritedFrom(parent, property, place) : undefined
    const left = from?.text ?? styleProperty(property)?.initial ?? ''
    const byTag = step?.layer.kind === 'browser' ? String(value) : undefined
    return {
      value: undefined,
      origin: 'default',
      isSetHere: false,
      source: byTag ? words.source.browserTag : from ? words.source.inherited(from.name) : words.source.browser,
      initial: byTag === undefined ? left : timesEm(byTag, left),
      isInherited: byTag === undefined && from !== undefined,
    }
  }
  const origin: Origin = isBinding(step.value)
    ? 'bound'
    : isSetHere
      ? 'here'
      : step.layer.kind === 'element' || step.layer.kind === 'component'
        ? 'default'
        : step.layer !== target
          ? 'class'
          : 'wider'
  // A typography that does not tell of this property, such as a variable, is shown as it is written.
  const initial = value === undefined ? textOf(step.value, place) : styleProperty(property)?.initial
  return { value, origin, isSetHere, source: sourceOf(step, isSetHere, place), initial: initial ?? '', isInherited: false }
}

/** What an element inherits of a property, and from whom; `undefined` when nobody around says anything. */
function inheritedFrom(
  parent: ParentStack | undefined,
  property: string,
  place: ReadingPlace,
): { readonly text: string; readonly name: string } | undefined {
  for (let stack = parent; stack; stack = stack.parent) {
    // Elements around are in no state of their own.
    const step = chainOf(stack.layers, property, { ...place, state: DEFAULT_STATE })[0]
    if (!step) continue
    const value = valueOf(step, property, place)
    if (value === 'inherit') continue
    return { text: textOf(value ?? step.value, place), name: stack.name }
  }
  return undefined
}

/** `2em` of what is inherited in pixels; other values as they are. */
function timesEm(text: string, inherited: string): string {
  const own = readMeasure(text)
  const base = readMeasure(inherited)
  return own?.unit === 'em' && base?.unit === 'px' ? printMeasure({ amount: own.amount * base.amount, unit: 'px' }) : text
}

/** A value as text, a token by what it holds. */
function textOf(value: StyleValue, { token }: ReadingPlace): string {
  if (isBinding(value)) return `ƒ ${value.code}`
  return isTokenReference(value) ? (token(value.id)?.value ?? words.unknownToken) : String(value)
}

/** What a step says of the property itself: a typography or a transition says several things at once. */
function valueOf({ property: declared, value }: NamedStep, property: string, { token }: ReadingPlace): StyleValue | undefined {
  if (declared === property || !(declared === 'font' || declared === 'transition') || isBinding(value)) return value
  const held = isTokenReference(value) ? token(value.id) : { value: String(value) }
  if (property === 'letter-spacing') return held?.letterSpacing
  return held && shorthandPart(declared, held.value, property)
}

/** A step in words: `Class button on Tablet`. */
export function sourceOf(
  step: NamedStep,
  isSetHere: boolean,
  { screens, stateName }: Pick<ReadingPlace, 'screens' | 'stateName'>,
): string {
  const { layer } = step
  const texts = words.source
  const where =
    layer.kind === 'browser'
      ? texts.browserTag
      : layer.kind === 'element'
        ? texts.element
        : layer.kind === 'component'
          ? texts.component
          : layer.kind === 'class'
            ? texts.styleClass(layer.name)
            : texts.own
  const screen = screens.find(({ id }) => id === step.screenId)
  const isWidest = fromWideToNarrow(screens)[0]?.id === step.screenId
  return [
    isSetHere ? texts.here : where,
    !isSetHere && !isWidest && screen && texts.onScreen(screen.label),
    !isSetHere && isWidest && layer.kind === 'own' && screen && texts.onScreen(screen.label),
    step.state !== DEFAULT_STATE && !isSetHere && texts.inState(stateName?.(step.state) ?? step.state),
    layer.isConditional === true && texts.byCondition,
    isBinding(step.value) && texts.bound,
  ]
    .filter(Boolean)
    .join(' ')
}
