import { HOME_SCREEN_SIZE, iconSizesOf, isMadeOfPixels, MASKABLE_SIZE, type AssetRecord } from '@heddle/document'
import { assetAddress } from '../asset-address.ts'
import { ICON_KEY } from '../limits.ts'
import { tag } from './html.ts'

/** A picture in a square of one size. */
export interface SiteIcon {
  readonly address: string
  readonly mime: string
  /** HTML `sizes`: `32x32`, or `any` for a drawing. */
  readonly sizes: string
  /** Edge in pixels; nothing for the picture as it is. */
  readonly size?: number
}

function itself(picture: AssetRecord, root: string): SiteIcon {
  const { file, mime, width, height } = picture
  const isMeasured = width !== undefined && isMadeOfPixels(picture)
  return { address: assetAddress(file, root), mime, sizes: isMeasured ? `${width}x${height}` : 'any' }
}

/** Icons of a site, all of one picture: the sizes that it is large enough for, else the picture itself. */
export function iconSet(picture: AssetRecord, root: string): readonly SiteIcon[] {
  const made = iconSizesOf(picture)
  if (made.length === 0) return [itself(picture, root)]
  return made.map((size) => ({
    address: `${assetAddress(picture.file, root)}?${ICON_KEY}=${size}`,
    mime: 'image/png',
    sizes: `${size}x${size}`,
    size,
  }))
}

/** Links to a site's icons, for windows and for home screens. */
export function iconLinks(picture: AssetRecord, root: string): string {
  return iconSet(picture, root)
    .filter(({ size }) => size !== MASKABLE_SIZE)
    .map(({ address, mime, sizes, size }) =>
      size === HOME_SCREEN_SIZE
        ? tag('link', { rel: 'apple-touch-icon', href: address, sizes })
        : tag('link', { rel: 'icon', href: address, type: mime, sizes }),
    )
    .join('')
}

/** An icon as a manifest names it. */
export interface ManifestIcon {
  readonly src: string
  readonly type: string
  readonly sizes: string
  readonly purpose?: 'maskable'
}

/** Icons as a manifest names them: those that systems install a site with, the one they cut to a shape too, else the picture itself. */
export function manifestIcons(picture: AssetRecord, root: string): readonly ManifestIcon[] {
  const large = iconSet(picture, root).filter(({ size = 0 }) => size > HOME_SCREEN_SIZE)
  return (large.length > 0 ? large : [itself(picture, root)]).map(({ address, mime, sizes, size }) => ({
    src: address,
    type: mime,
    sizes,
    ...(size === MASKABLE_SIZE && { purpose: 'maskable' as const }),
  }))
}
