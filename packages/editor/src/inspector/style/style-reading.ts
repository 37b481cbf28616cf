import { isBinding, type DocumentView, type Id, type NodeRecord, type StyleSheet, type StyleValue } from '@heddle/document'
import type { ElementDefinition } from '@heddle/kit'
import { equalJson } from '@heddle/store'
import { DEFAULT_STATE, explainValue, fromWideToNarrow, isTokenReference, styleProperty } from '@heddle/style'
import type { Sheet, StyleStep } from '@heddle/style'
import { words as controlsWords } from '../../controls/words.ts'
import { words } from '../words.ts'
import { fontPart } from './font-part.ts'

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
  /** What holds when nobody sets the property. */
  readonly initial: string
}

/** A sheet with its name, weakest first: the element's own defaults, classes, the node. */
export interface NamedLayer {
  readonly kind: 'element' | 'class' | 'own'
  readonly id: Id
  readonly name: string
  readonly styles: Sheet
}

export interface ReadingPlace {
  readonly screenId: string
  readonly state: string
  readonly screens: readonly { readonly id: string; readonly label: string; readonly maxWidth?: number }[]
  /** What a design token holds. */
  readonly tokenText: (id: Id) => string | undefined
}

/** The layers of a node; with a class as the target those up to the class. */
export function layersOf(
  view: Pick<DocumentView, 'find'>,
  node: NodeRecord,
  definition: ElementDefinition | undefined,
  targetClass?: Id,
): readonly NamedLayer[] {
  const layers: NamedLayer[] = [{ kind: 'element', id: node.element, name: '', styles: definition?.baseStyles ?? {} }]
  const addClass = (id: Id): void => {
    const record = view.find('style-class', id)
    if (!record || layers.some((layer) => layer.id === id)) return
    if (record.parentId !== undefined) addClass(record.parentId)
    layers.push({ kind: 'class', id, name: record.name, styles: record.styles })
  }
  for (const [id] of classesInOrder(node)) {
    addClass(id)
    if (id === targetClass) return layers
  }
  return [...layers, { kind: 'own', id: node.id, name: '', styles: node.styles as StyleSheet }]
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
  return explainValue(layers, property, { screenId: place.screenId, state: place.state }, place.screens)
}

/** One reading of several properties over several stacks of layers. */
export function readStyles(
  stacks: readonly (readonly NamedLayer[])[],
  properties: readonly string[],
  place: ReadingPlace,
): StyleReading {
  const readings = stacks.flatMap((layers) => properties.map((property) => readOne(layers, property, place)))
  const [first, ...others] = readings
  const initial = styleProperty(properties[0] ?? '')?.initial ?? ''
  if (!first) return { value: undefined, isMixed: false, origin: 'default', isSetHere: false, source: '', initial }
  const isMixed = others.some((other) => !equalJson(other.value ?? null, first.value ?? null))
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
  }
}

function readOne(
  layers: readonly NamedLayer[],
  property: string,
  place: ReadingPlace,
): Omit<StyleReading, 'isMixed' | 'initial'> {
  const step = chainOf(layers, property, place)[0]
  const target = layers.at(-1)
  if (!step) return { value: undefined, origin: 'default', isSetHere: false, source: words.source.browser }
  const isSetHere = step.layer === target && step.screenId === place.screenId && step.state === place.state
  const origin: Origin = isBinding(step.value)
    ? 'bound'
    : isSetHere
      ? 'here'
      : step.layer.kind === 'element'
        ? 'default'
        : step.layer !== target
          ? 'class'
          : 'wider'
  return { value: valueOf(step, property, place), origin, isSetHere, source: sourceOf(step, isSetHere, place) }
}

/** What a step says of the property itself: a typography says several things at once. */
function valueOf(
  { property: declared, value }: NamedStep,
  property: string,
  { tokenText }: ReadingPlace,
): StyleValue | undefined {
  if (declared !== 'font' || property === 'font' || isBinding(value)) return value
  const text = isTokenReference(value) ? tokenText(value.id) : String(value)
  return text === undefined ? undefined : fontPart(text, property)
}

/** A step in words: `Class button on Tablet`. */
export function sourceOf(step: NamedStep, isSetHere: boolean, { screens }: Pick<ReadingPlace, 'screens'>): string {
  const { layer } = step
  const texts = words.source
  const where = layer.kind === 'element' ? texts.element : layer.kind === 'class' ? texts.styleClass(layer.name) : texts.own
  const screen = screens.find(({ id }) => id === step.screenId)
  const isWidest = fromWideToNarrow(screens)[0]?.id === step.screenId
  return [
    isSetHere ? texts.here : where,
    !isSetHere && !isWidest && screen && texts.onScreen(screen.label),
    !isSetHere && isWidest && layer.kind === 'own' && screen && texts.onScreen(screen.label),
    step.state !== DEFAULT_STATE && !isSetHere && texts.inState(step.state),
    isBinding(step.value) && texts.bound,
  ]
    .filter(Boolean)
    .join(' ')
}
