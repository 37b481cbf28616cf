/** Schemes a link may have; others (`javascript:`, `data:`) could run code. */
const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel', 'sms'])
const SCHEME = /^([a-z][a-z0-9+.-]*):/i

/** Whether an address may stand in a link: an allowed scheme, or none. Control characters hide schemes from readers. */
export function isSafeAddress(address: string): boolean {
  if (/\p{Cc}/u.test(address)) return false
  const scheme = SCHEME.exec(address.trim())?.[1]
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase())
}

/** Attributes that elements set themselves or that could run code. */
const RESERVED: ReadonlySet<string> = new Set([
  'style',
  'href',
  'src',
  'srcset',
  'srcdoc',
  'action',
  'formaction',
  'ping',
  'xlink:href',
  'dangerouslysetinnerhtml',
  'children',
  'key',
  'ref',
])

/** Whether a builder may set an HTML attribute of this name. */
export function isAttributeName(name: string): boolean {
  return /^[a-z_][a-z0-9_:.-]{0,99}$/i.test(name) && !/^on/i.test(name) && !RESERVED.has(name.toLowerCase())
}

/** Attributes that visitors read, or hear. */
const TEXTS: ReadonlySet<string> = new Set([
  'title',
  'alt',
  'placeholder',
  'label',
  'summary',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
])

/** Whether an attribute holds a text for visitors, which is written in each language by itself. */
export function isTextAttribute(name: string): boolean {
  return TEXTS.has(name.toLowerCase())
}
