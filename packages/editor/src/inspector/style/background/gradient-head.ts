import type { Gradient, GradientShape } from '@heddle/style'

/** Sides and corners that a gradient leads to, as the angles they stand for in a square. */
const SIDES: Readonly<Record<string, number>> = {
  'to top': 0,
  'to top right': 45,
  'to right top': 45,
  'to right': 90,
  'to bottom right': 135,
  'to right bottom': 135,
  'to bottom': 180,
  'to bottom left': 225,
  'to left bottom': 225,
  'to left': 270,
  'to top left': 315,
  'to left top': 315,
}
const DOWN = 180

/** The angle of a linear or conic gradient in degrees; absent where it is said in another way. */
export function angleOf({ shape, head }: Pick<Gradient, 'shape' | 'head'>): number | undefined {
  const text = head.toLowerCase()
  if (shape === 'linear') {
    if (text === '') return DOWN
    return SIDES[text] ?? degrees(text)
  }
  if (shape !== 'conic') return undefined
  const from = /^from (\S+)/.exec(text)?.[1]
  return from === undefined ? 0 : degrees(from)
}

const degrees = (text: string): number | undefined => {
  const read = /^(-?[\d.]+)deg$/.exec(text)?.[1]
  return read === undefined ? undefined : Number(read)
}

/** The head of a gradient with another angle; the middle of a conic one stays. */
export function withAngle({ shape, head }: Pick<Gradient, 'shape' | 'head'>, angle: string): string {
  if (shape === 'linear') return angle
  const middle = /\bat .*$/i.exec(head)?.[0]
  return [`from ${angle}`, middle].filter(Boolean).join(' ')
}

/** Outline and middle of a radial gradient; absent where it says more than these. */
export function circleOf(head: string): { readonly outline: 'circle' | 'ellipse'; readonly middle: string } | undefined {
  const read = /^(circle|ellipse)?\s*(?:at (.+))?$/i.exec(head)
  return read ? { outline: read[1]?.toLowerCase() === 'circle' ? 'circle' : 'ellipse', middle: read[2] ?? 'center' } : undefined
}

export const printCircle = (outline: string, middle: string): string => `${outline} at ${middle}`

/** A head that another shape begins with: what the shape before said means nothing to it. */
export const newHead: Readonly<Record<GradientShape, string>> = { linear: '', radial: printCircle('circle', 'center'), conic: '' }
