/** Most signs of a picture that stands in the text itself, about 750 KB of it. */
export const MOST_PICTURE = 1_000_000
/** Most signs of an address elsewhere. */
const MOST_ADDRESS = 2000

const SCHEME = /^([a-z][a-z0-9+.-]*):/i
/** Control characters and blanks, which browsers skip when they read a scheme. */
const SKIPPED = /[^!-~\u0080-\uffff]/g
const LINKS = new Set(['http', 'https', 'mailto', 'tel'])
const PICTURE = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/=]+$/i

const schemeOf = (address: string): string | undefined => SCHEME.exec(address.replace(SKIPPED, ''))?.[1]?.toLowerCase()

/** An address that a link in a text may lead to, or nothing: of this site, http, https, mailto and tel. */
export function safeLink(address: string): string | undefined {
  const trimmed = address.trim()
  if (trimmed === '' || trimmed.length > MOST_ADDRESS) return undefined
  const scheme = schemeOf(trimmed)
  return scheme === undefined || LINKS.has(scheme) ? trimmed : undefined
}

/** An address that a picture in a text may come from, or nothing: of this site, http, https, or the picture itself up to a size. */
export function safePicture(address: string): string | undefined {
  const trimmed = address.trim()
  if (trimmed.startsWith('data:')) return trimmed.length <= MOST_PICTURE && PICTURE.test(trimmed) ? trimmed : undefined
  if (trimmed === '' || trimmed.length > MOST_ADDRESS) return undefined
  const scheme = schemeOf(trimmed)
  return scheme === undefined || scheme === 'http' || scheme === 'https' ? trimmed : undefined
}

const COLOR = /^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([0-9., %]{5,40}\))$/i

/** A colour that a text may have, or nothing. */
export function safeColor(color: string): string | undefined {
  const trimmed = color.trim()
  return trimmed.length <= 50 && COLOR.test(trimmed) ? trimmed : undefined
}

export const ALIGNMENTS: readonly string[] = ['left', 'center', 'right', 'justify']
