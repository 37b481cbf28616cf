import type { AssetRecord, StyleSheet } from '@heddle/document'
import { PICTURE_WIDTH_KEY, PICTURE_WIDTHS } from './limits.ts'

/** What a browser chooses a picture from: its addresses by width, and how wide it is drawn (HTML, `srcset` and `sizes`). */
export interface PictureSet {
  readonly srcset: string
  readonly sizes: string
}

/** Kinds that a host makes narrower; others move, or have no pixels. */
const NARROWED: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif'])
const PIXELS = /^\d+(?:\.\d+)?px$/

/**
 * The set of an uploaded picture; nothing where no width is less than its own.
 * @param styles of the element that draws it
 */
export function pictureSet(
  address: string,
  { mime, width }: Pick<AssetRecord, 'mime' | 'width'>,
  styles: StyleSheet,
): PictureSet | undefined {
  if (width === undefined || !NARROWED.has(mime)) return undefined
  const narrower = PICTURE_WIDTHS.filter((one) => one < width)
  if (narrower.length === 0) return undefined
  const candidates = narrower.map((one) => `${address}?${PICTURE_WIDTH_KEY}=${one} ${one}w`)
  return { srcset: [...candidates, `${address} ${width}w`].join(', '), sizes: drawnWidth(styles, width) }
}

/** What the styles say, else no more than the window and the picture have. */
function drawnWidth(styles: StyleSheet, width: number): string {
  const given = new Set(Object.values(styles).flatMap(({ width: own }) => (own === undefined ? [] : [own])))
  const [only] = given
  return given.size === 1 && typeof only === 'string' && PIXELS.test(only) ? only : `min(100vw, ${width}px)`
}
