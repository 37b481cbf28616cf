/** A kind of file that may be uploaded. `image`: drawn as a picture and measured. */
export interface FileKind {
  readonly extension: string
  readonly mime: string
  readonly image: boolean
  /** The header it is served with. */
  readonly contentType: string
}

const kind = (extension: string, mime: string, image = false): FileKind => ({ extension, mime, image, contentType: mime })

export const PNG = kind('png', 'image/png', true)
export const JPEG = kind('jpg', 'image/jpeg', true)
export const GIF = kind('gif', 'image/gif', true)
export const WEBP = kind('webp', 'image/webp', true)
export const AVIF = kind('avif', 'image/avif', true)
export const SVG = kind('svg', 'image/svg+xml', true)
export const PDF = kind('pdf', 'application/pdf')
export const MP4 = kind('mp4', 'video/mp4')
export const WEBM = kind('webm', 'video/webm')
export const WOFF2 = kind('woff2', 'font/woff2')
export const TEXT: FileKind = { ...kind('txt', 'text/plain'), contentType: 'text/plain; charset=utf-8' }

export const FILE_KINDS: readonly FileKind[] = [PNG, JPEG, GIF, WEBP, AVIF, SVG, PDF, MP4, WEBM, WOFF2, TEXT]

const ASSET_FILE = /^[0-9a-f]{40}\.([a-z0-9]{2,5})$/

/** Kind of a stored upload by its name, its content's hash and an ending; `undefined` for a name that is none. */
export function kindOfAsset(file: string): FileKind | undefined {
  const extension = ASSET_FILE.exec(file)?.[1]
  return FILE_KINDS.find((each) => each.extension === extension)
}

/** Where the widths of an uploaded picture lie, and one of them. */
export const narrowedFolder = (file: string): string => `pictures/${file.slice(0, 2)}/${file}`
export const narrowedKey = (file: string, width: number): string => `${narrowedFolder(file)}/${width}.webp`
export const iconKey = (file: string, size: number): string => `${narrowedFolder(file)}/icon-${size}.png`

/** Where an upload lies in storage. */
export const assetKey = (file: string): string => `assets/${file.slice(0, 2)}/${file}`
