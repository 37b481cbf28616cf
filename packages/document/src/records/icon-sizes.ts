import type { AssetRecord } from './types.ts'

/** Edge in pixels of the icon that Apple's phones put on the home screen. */
export const HOME_SCREEN_SIZE = 180
/** Edge of the icon that systems cut to a shape of their own (`maskable`): what counts lies within its middle four fifths. */
export const MASKABLE_SIZE = 432
/** Edges in pixels of the square icons that a host makes of pictures on demand, smallest first. */
export const ICON_SIZES = [32, HOME_SCREEN_SIZE, 192, MASKABLE_SIZE, 512] as const

/** Kinds that a host makes squares of; drawings need none. */
const DRAWN: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'])

/** Whether a picture is made of pixels, so that its icons are squares of given sizes. */
export function isMadeOfPixels({ mime }: Pick<AssetRecord, 'mime'>): boolean {
  return DRAWN.has(mime)
}

/** Edges of the square icons that a picture is large enough for, smallest first; none of a drawing or an unmeasured one. */
export function iconSizesOf(picture: Pick<AssetRecord, 'mime' | 'width' | 'height'>): readonly (typeof ICON_SIZES)[number][] {
  const { width = 0, height = 0 } = picture
  return isMadeOfPixels(picture) ? ICON_SIZES.filter((size) => size <= Math.max(width, height)) : []
}
