import { ANIMATIONS } from './animations.ts'
import { checkStyleValue } from './check-value.ts'
import { checkEasing } from './easing.ts'
import { shortHash } from './hash.ts'
import { MESSAGES } from './messages.ts'
import { printDeclarations } from './print.ts'
import { isTokenReference } from './token-reference.ts'
import type { TokenReference } from './types.ts'

/** Most frames of one movement. */
export const MAX_FRAMES = 20

/** Properties that a frame may set: those of the table between whose values browsers find the steps, the usual ones first. */
export const FRAME_PROPERTIES = [
  'opacity',
  'translate',
  'scale',
  'rotate',
  'color',
  'background-color',
  'box-shadow',
  'filter',
  'transform',
  'transform-origin',
  'border-radius',
  'border-color',
  'outline-color',
  'outline-offset',
  'backdrop-filter',
  'background-position',
  'background-size',
  'text-shadow',
  'letter-spacing',
  'text-underline-offset',
  'width',
  'height',
  'visibility',
] as const
export type FrameProperty = (typeof FRAME_PROPERTIES)[number]

/** How an element looks at one place of a movement. */
export interface AnimationFrame {
  /** Where it stands on the way, from 0 to 100. */
  readonly at: number
  readonly styles: Readonly<Partial<Record<FrameProperty, string | number | TokenReference>>>
  /** How it goes on from here; the element's own speed where nothing is said. */
  readonly easing?: string
}

/** Frames by a key of their own, so that one keeps it when it is moved. */
export type AnimationFrames = Readonly<Record<string, AnimationFrame>>

const PROPERTIES: ReadonlySet<string> = new Set(FRAME_PROPERTIES)

/** Whether a property may stand in a frame. */
export function isFrameProperty(property: string): property is FrameProperty {
  return PROPERTIES.has(property)
}

/** The frames in the order in which they are passed. */
export function sortFrames(frames: AnimationFrames): readonly (readonly [key: string, frame: AnimationFrame])[] {
  return Object.entries(frames).toSorted(([a, one], [b, other]) => one.at - other.at || (a < b ? -1 : 1))
}

/** What is wrong with a frame, or `undefined`. */
export function checkFrame({ at, styles, easing }: AnimationFrame): string | undefined {
  if (!(at >= 0 && at <= 100)) return MESSAGES.outOfRange(0, 100)
  if (easing !== undefined) {
    const wrong = checkFrameEasing(easing)
    if (wrong !== undefined) return wrong
  }
  for (const [property, value] of Object.entries(styles)) {
    const wrong = isFrameProperty(property) ? checkStyleValue(property, value) : MESSAGES.notInFrames(property)
    if (wrong !== undefined) return wrong
  }
  return undefined
}

/** What is wrong with the speed of a frame, or `undefined`. */
export function checkFrameEasing(text: string): string | undefined {
  return checkStyleValue('animation-timing-function', text) ?? checkEasing(text)
}

/** What is wrong with the name of a movement beside those that Heddle brings along, or `undefined`. */
export function checkAnimationName(name: string): string | undefined {
  return ANIMATIONS.includes(name.trim().toLowerCase()) ? MESSAGES.nameOfBuiltIn(name.trim()) : undefined
}

/** Name of a movement in style sheets: it follows from the record, so that renaming it changes no sheet. None of Heddle's begins so. */
export function framesName(id: string): string {
  return `k-${shortHash(id)}`
}

/** A movement as a rule; empty text when none of its frames says anything. What is not safe is left out. */
export function printFramesOf(id: string, frames: AnimationFrames): string {
  const text = sortFrames(frames)
    .slice(0, MAX_FRAMES)
    .flatMap(([, { at, styles, easing }]) => {
      const known = Object.fromEntries(Object.entries(styles).filter(([property]) => isFrameProperty(property)))
      const declarations = printDeclarations(known)
      const isPlaced = at >= 0 && at <= 100
      const speed = easing !== undefined && checkFrameEasing(easing) === undefined ? easing.trim() : undefined
      const parts = [declarations, speed !== undefined && `animation-timing-function:${speed}`].filter(Boolean)
      return isPlaced && parts.length > 0 ? [`${at}%{${parts.join(';')}}`] : []
    })
    .join('')
  return text && `@keyframes ${framesName(id)}{${text}}`
}

/** Ids of the tokens that frames read. */
export function tokensOfFrames(frames: AnimationFrames): readonly string[] {
  return Object.values(frames).flatMap(({ styles }) =>
    Object.values(styles).flatMap((value) => (isTokenReference(value) ? [value.id] : [])),
  )
}
