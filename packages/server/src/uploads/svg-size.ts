import type { Attribute } from './read-markup.ts'

/** Width and height in pixels; absent when the file does not say. */
export interface PictureSize {
  readonly width?: number
  readonly height?: number
}

/** Pixels of CSS units that do not depend on anything around the picture. */
const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4, pt: 96 / 72, pc: 16 }

function readLength(text: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^([+\d.e-]{1,30})([a-z%]{0,4})$/i.exec(text?.trim() ?? '') ?? []
  const factor = UNITS[unit.toLowerCase()]
  const pixels = Number(number) * (factor ?? Number.NaN)
  return number !== '' && Number.isFinite(pixels) && pixels > 0 ? pixels : undefined
}

/** Size of a picture by its root's attributes, the view box where these are missing or relative. One side alone keeps the box's shape. */
export function readSvgSize(root: readonly Attribute[]): PictureSize {
  const valueOf = (name: string): string | undefined => root.find((attribute) => attribute.name === name)?.value
  const box = (valueOf('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [boxWidth, boxHeight] = [positive(box[2]), positive(box[3])]
  const shape = boxWidth !== undefined && boxHeight !== undefined && box.length === 4 ? boxWidth / boxHeight : undefined
  const width = readLength(valueOf('width'))
  const height = readLength(valueOf('height'))
  if (width !== undefined && height !== undefined) return rounded(width, height)
  if (shape === undefined || boxWidth === undefined || boxHeight === undefined) return {}
  if (width !== undefined) return rounded(width, width / shape)
  if (height !== undefined) return rounded(height * shape, height)
  return rounded(boxWidth, boxHeight)
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && Number.isFinite(value) && value > 0 ? value : undefined

const rounded = (width: number, height: number): PictureSize => ({
  width: Math.max(1, Math.round(width)),
  height: Math.max(1, Math.round(height)),
})
