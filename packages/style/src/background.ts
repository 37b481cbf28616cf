import { checkStyleValue } from './check-value.ts'
import { splitValue } from './split-value.ts'

export const GRADIENT_SHAPES = ['linear', 'radial', 'conic'] as const
export type GradientShape = (typeof GRADIENT_SHAPES)[number]

/** A colour of a gradient, and where it stands as CSS text; empty where the browser spreads it between its neighbours. */
export interface GradientStop {
  readonly color: string
  readonly at: string
}

/** A picture or a gradient of `background-image`; what is neither, or has parts that are not told apart here, stays as it is written. */
export type BackgroundLayer =
  | { readonly kind: 'picture'; readonly reference: string }
  | {
      readonly kind: 'gradient'
      readonly shape: GradientShape
      readonly isRepeating: boolean
      /** Angle, shape and middle, as CSS text: `45deg`, `circle at top`; empty where the browser decides. */
      readonly head: string
      readonly stops: readonly GradientStop[]
    }
  | { readonly kind: 'other'; readonly text: string }

export type Gradient = Extract<BackgroundLayer, { readonly kind: 'gradient' }>

const PICTURE = /^url\(([^)]*)\)$/i
const GRADIENT = /^(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is
/** What the first part of each kind may begin with, if it is no colour. */
const HEADS: Readonly<Record<GradientShape, RegExp>> = {
  linear: /^(?:to\s|-?[\d.]+(?:deg|turn|grad|rad)$|0$)/i,
  radial: /^(?:circle|ellipse|closest-|farthest-|at\s)/i,
  conic: /^(?:from|at)\s/i,
}

/** The layers of a `background-image`, the uppermost first; none for `none`. */
export function readBackground(text: string): readonly BackgroundLayer[] {
  return listParts(text)
    .filter((part) => part.toLowerCase() !== 'none')
    .map((part) => readPicture(part) ?? readGradient(part) ?? { kind: 'other', text: part })
}

/** The layers as a `background-image` that reads back as the same layers. */
export function printBackground(layers: readonly BackgroundLayer[]): string {
  return layers.map(printLayer).join(', ') || 'none'
}

export function printLayer(layer: BackgroundLayer): string {
  if (layer.kind === 'picture') return `url("${layer.reference}")`
  if (layer.kind === 'other') return layer.text
  const { shape, isRepeating, head, stops } = layer
  const parts = [head, ...stops.map(({ color, at }) => (at === '' ? color : `${color} ${at}`))].filter((part) => part !== '')
  return `${isRepeating ? 'repeating-' : ''}${shape}-gradient(${parts.join(', ')})`
}

/** The parts of a list of values, one for each layer: `cover, auto` gives `cover` and `auto`. */
export function listParts(text: string): readonly string[] {
  const parts: string[][] = [[]]
  for (const word of splitValue(text, ',')) {
    if (word === ',') parts.push([])
    else parts.at(-1)?.push(word)
  }
  return parts.map((words) => words.join(' ')).filter((part) => part !== '')
}

function readPicture(part: string): BackgroundLayer | undefined {
  const written = PICTURE.exec(part)?.[1]?.trim()
  if (written === undefined) return undefined
  const [first = '', last = ''] = [written[0], written.at(-1)]
  const isQuoted = written.length > 1 && first === last && (first === '"' || first === "'")
  return { kind: 'picture', reference: isQuoted ? written.slice(1, -1) : written }
}

function readGradient(part: string): Gradient | undefined {
  const [, repeating, shape = '', inner = ''] = GRADIENT.exec(part) ?? []
  const kind = GRADIENT_SHAPES.find((known) => known === shape.toLowerCase())
  if (kind === undefined) return undefined
  const [first = '', ...others] = listParts(inner)
  const hasHead = HEADS[kind].test(first)
  const stops = (hasHead ? others : [first, ...others]).map(readStop)
  if (stops.length < 2 || stops.some((stop) => stop === undefined)) return undefined
  return {
    kind: 'gradient',
    shape: kind,
    isRepeating: repeating !== undefined,
    head: hasHead ? first : '',
    stops: stops.filter((stop) => stop !== undefined),
  }
}

function readStop(part: string): GradientStop | undefined {
  const [color = '', ...at] = splitValue(part, '')
  return checkStyleValue('color', color) === undefined ? { color, at: at.join(' ') } : undefined
}
