/** A kind of file that may be uploaded. `image`: drawn as a picture and measured. */
export interface FileKind {
  readonly extension: string
  readonly mime: string
  readonly image: boolean
  /** The header it is served with. */
  readonly contentType: string
}

const kind = (extension: string, mime: string, image = false): FileKind => ({ extension, mime, image, contentType: mime })

const PNG = kind('png', 'image/png', true)
const JPEG = kind('jpg', 'image/jpeg', true)
const GIF = kind('gif', 'image/gif', true)
const WEBP = kind('webp', 'image/webp', true)
const AVIF = kind('avif', 'image/avif', true)
export const SVG = kind('svg', 'image/svg+xml', true)
const PDF = kind('pdf', 'application/pdf')
const MP4 = kind('mp4', 'video/mp4')
const WEBM = kind('webm', 'video/webm')
const WOFF2 = kind('woff2', 'font/woff2')
const TEXT: FileKind = { ...kind('txt', 'text/plain'), contentType: 'text/plain; charset=utf-8' }

export const FILE_KINDS: readonly FileKind[] = [PNG, JPEG, GIF, WEBP, AVIF, SVG, PDF, MP4, WEBM, WOFF2, TEXT]

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/** What a file is by its content; its name and what the browser says of it are not asked. `undefined`: none of the kinds. */
export function sniffFile(bytes: Uint8Array): FileKind | undefined {
  const head = ascii(bytes, 0, 12)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return PNG
  if (head.startsWith('\xff\xd8\xff')) return JPEG
  if (/^GIF8[79]a/.test(head)) return GIF
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return WEBP
  if (head.slice(4, 8) === 'ftyp') return /^(?:avif|avis)/.test(head.slice(8)) ? AVIF : MP4
  if (head.startsWith('%PDF-')) return PDF
  if (head.startsWith('\x1aE\xdf\xa3')) return WEBM
  if (head.startsWith('wOF2')) return WOFF2
  const text = asText(bytes)
  if (text === undefined) return undefined
  return /^(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*<svg[\s>/]/i.test(text) ? SVG : TEXT
}

function asText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /[^\P{Cc}\t\n\r\f\v]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
