import { AVIF, GIF, JPEG, MP4, PDF, PNG, SVG, TEXT, WEBM, WEBP, WOFF2, type FileKind } from './file-kinds.ts'
import { readMarkup } from './read-markup.ts'

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

/** What a file is by its content; its name and what the browser says of it are not asked. `undefined`: none of the kinds. */
export function sniffFile(bytes: Uint8Array): FileKind | undefined {
  const head = ascii(bytes, 0, 12)
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return PNG
  if (head.startsWith('\xff\xd8\xff')) return JPEG
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return GIF
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return WEBP
  if (head.slice(4, 8) === 'ftyp') return ['avif', 'avis'].includes(head.slice(8)) ? AVIF : MP4
  if (head.startsWith('%PDF-')) return PDF
  if (head.startsWith('\x1aE\xdf\xa3')) return WEBM
  if (head.startsWith('wOF2')) return WOFF2
  const text = asText(bytes)
  if (text === undefined) return undefined
  return beginsWithSvg(text) ? SVG : TEXT
}

/** Whether the first element of a text is `svg`, in whatever case: that it is a good one is decided later. */
function beginsWithSvg(text: string): boolean {
  for (const token of readMarkup(text)) {
    if (token.type === 'text' && token.text.trim() !== '') return false
    if (token.type === 'tag') return !token.isEnd && token.name.toLowerCase() === 'svg'
    if (token.type === 'broken') return text.slice(token.at, token.at + 4).toLowerCase() === '<svg'
  }
  return false
}

function asText(bytes: Uint8Array): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /[^\P{Cc}\t\n\r\f\v]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
