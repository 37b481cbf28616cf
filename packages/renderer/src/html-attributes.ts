/** What an attribute of React is in HTML. */
export interface HtmlAttribute {
  readonly name: string
  /** Its text for a value; `null` where it is left out, `undefined` when only react-dom knows. */
  readonly textOf: (value: unknown, tag: string) => string | null | undefined
}
type TextOf = HtmlAttribute['textOf']

/**
 * What an attribute means, to whoever writes it past react-dom: the server's HTML, and values that go straight to their
 * element. One meaning for both, with what may not be an address.
 * @param name as React spells it
 * @returns `undefined` for a name that is left to react-dom
 */
export function htmlAttribute(name: string): HtmlAttribute | undefined {
  return known.get(name) ?? learn(name)
}

/** React's name to the name in HTML, where the value is written as it is. */
const TEXTS = {
  className: 'class',
  htmlFor: 'for',
  tabIndex: 'tabindex',
  fetchPriority: 'fetchpriority',
  accessKey: 'accesskey',
  inputMode: 'inputmode',
  enterKeyHint: 'enterkeyhint',
  itemProp: 'itemprop',
  itemType: 'itemtype',
  itemID: 'itemid',
  hrefLang: 'hreflang',
  colSpan: 'colSpan',
}
const SAME_TEXTS = 'id title lang dir role alt width height loading decoding target rel type scope placeholder pattern'
const BOOLEANS = {
  disabled: 'disabled',
  hidden: 'hidden',
  inert: 'inert',
  itemScope: 'itemscope',
  required: 'required',
  readOnly: 'readonly',
}
const OMITTED = 'children dangerouslySetInnerHTML suppressHydrationWarning suppressContentEditableWarning ref key'
/** Names with a hyphen mean the same to React and to HTML. */
const HYPHENATED = /^[a-z]+(-[\w.]+)+$/
const MARK = /^(data|aria)-/
const HANDLER = /^on[A-Z]/

const asText: TextOf = (value) => {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : undefined
}

const asSwitch: TextOf = (value) => (value === true ? '' : value === false ? null : undefined)

const asMark: TextOf = (value, tag) => (typeof value === 'boolean' ? String(value) : asText(value, tag))

const asOwn: TextOf = (value, tag) => (typeof value === 'boolean' ? null : asText(value, tag))

const asDownload: TextOf = (value, tag) => (typeof value === 'boolean' ? asSwitch(value, tag) : asText(value, tag))

const asHandler: TextOf = (value) => (typeof value === 'function' ? null : undefined)

const CODE_ADDRESS = /^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu

/** @param mayBeEmpty whether an empty one leads to the page itself, rather than nowhere */
function asAddress(mayBeEmpty: (tag: string) => boolean): TextOf {
  return (value, tag) => {
    if (typeof value !== 'string' || (value === '' && !mayBeEmpty(tag))) return undefined
    return CODE_ADDRESS.test(value) ? undefined : value
  }
}

const asStyle: TextOf = (style) => {
  if (typeof style !== 'object' || style === null) return undefined
  let declarations = ''
  for (const [name, value] of Object.entries(style)) {
    if (value === null || value === undefined || value === '' || typeof value === 'boolean') continue
    // Which numbers get a unit is react-dom's own knowledge.
    if (typeof value !== 'string') return undefined
    declarations += `${declarations && ';'}${toProperty(name)}:${value.trim()}`
  }
  return declarations || null
}

function toProperty(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
}

const entry = (name: string, html: string, textOf: TextOf): readonly [string, HtmlAttribute] => [name, { name: html, textOf }]

const known = new Map<string, HtmlAttribute>([
  ...OMITTED.split(' ').map((name) => entry(name, name, () => null)),
  ...SAME_TEXTS.split(' ').map((name) => entry(name, name, asText)),
  ...Object.entries(TEXTS).map(([name, html]) => entry(name, html, asText)),
  ...Object.entries(BOOLEANS).map(([name, html]) => entry(name, html, asSwitch)),
  entry('style', 'style', asStyle),
  entry(
    'href',
    'href',
    asAddress((tag) => tag === 'a'),
  ),
  entry(
    'src',
    'src',
    asAddress(() => false),
  ),
  entry('download', 'download', asDownload),
])
/** Names come from builders, too: what is remembered of them is bounded. */
const MAX_KNOWN = 500

function learn(name: string): HtmlAttribute | undefined {
  const textOf = HYPHENATED.test(name) ? (MARK.test(name) ? asMark : asOwn) : HANDLER.test(name) ? asHandler : undefined
  const attribute = textOf && { name, textOf }
  if (attribute && known.size < MAX_KNOWN) known.set(name, attribute)
  return attribute
}
