/** Writes one attribute; `undefined` when it is not known to be drawn as react-dom draws it. */
type Print = (value: unknown, tag: string) => string | undefined

/**
 * The attributes of a host element as HTML, each with a space before it.
 * @returns `undefined` when one of them is not among those that are known to be drawn as react-dom draws them
 */
export function printAttributes(tag: string, props: Readonly<Record<string, unknown>>): string | undefined {
  let html = ''
  for (const name in props) {
    const value = props[name]
    if (value === null || value === undefined) continue
    const printed = (printers.get(name) ?? learnPrinter(name))(value, tag)
    if (printed === undefined) return undefined
    html += printed
  }
  return html
}

const omit: Print = () => ''
const refuse: Print = () => undefined

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
}
const SAME_TEXTS = 'id title lang dir role alt width height loading decoding target rel type'
const BOOLEANS = { disabled: 'disabled', hidden: 'hidden', inert: 'inert', itemScope: 'itemscope' }
const OMITTED = 'children dangerouslySetInnerHTML suppressHydrationWarning suppressContentEditableWarning ref key'
/** Names with a hyphen mean the same to React and to HTML. */
const HYPHENATED = /^[a-z]+(-[\w.]+)+$/
const MARK = /^(data|aria)-/
const HANDLER = /^on[A-Z]/

const printers = new Map<string, Print>([
  ...OMITTED.split(' ').map((name) => [name, omit] as const),
  ...SAME_TEXTS.split(' ').map((name) => [name, textPrinter(name)] as const),
  ...Object.entries(TEXTS).map(([name, html]) => [name, textPrinter(html)] as const),
  ...Object.entries(BOOLEANS).map(([name, html]) => [name, booleanPrinter(` ${html}=""`)] as const),
  ['style', printStyle],
  ['href', addressPrinter('href', (tag) => tag === 'a')],
  ['src', addressPrinter('src', () => false)],
  ['download', downloadPrinter(textPrinter('download'))],
])
/** Names come from builders, too: what is remembered of them is bounded. */
const MAX_PRINTERS = 500

function learnPrinter(name: string): Print {
  const printer = HYPHENATED.test(name) ? hyphenatedPrinter(name) : HANDLER.test(name) ? printHandler : refuse
  if (printers.size < MAX_PRINTERS) printers.set(name, printer)
  return printer
}

function textPrinter(name: string): Print {
  const start = ` ${name}="`
  return (value) => {
    if (typeof value === 'string') return `${start}${escapeAttribute(value)}"`
    return typeof value === 'number' ? `${start}${value}"` : undefined
  }
}

function booleanPrinter(present: string): Print {
  return (value) => (value === true ? present : value === false ? '' : undefined)
}

function hyphenatedPrinter(name: string): Print {
  const print = textPrinter(name)
  const takesBooleans = MARK.test(name)
  return (value, tag) => {
    if (typeof value !== 'boolean') return print(value, tag)
    return takesBooleans ? print(String(value), tag) : ''
  }
}

const CODE_ADDRESS = /^[\s\p{Cc}]*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/iu

function addressPrinter(name: string, mayBeEmpty: (tag: string) => boolean): Print {
  const print = textPrinter(name)
  return (value, tag) => {
    if (typeof value !== 'string' || (value === '' && !mayBeEmpty(tag))) return undefined
    return CODE_ADDRESS.test(value) ? undefined : print(value, tag)
  }
}

function downloadPrinter(print: Print): Print {
  return (value, tag) => (value === true ? ' download=""' : value === false ? '' : print(value, tag))
}

function printHandler(value: unknown): string | undefined {
  return typeof value === 'function' ? '' : undefined
}

function printStyle(style: unknown): string | undefined {
  if (typeof style !== 'object' || style === null) return undefined
  let declarations = ''
  for (const [name, value] of Object.entries(style)) {
    if (value === null || value === undefined || value === '' || typeof value === 'boolean') continue
    // Which numbers get a unit is react-dom's own knowledge.
    if (typeof value !== 'string') return undefined
    declarations += `${declarations && ';'}${toProperty(name)}:${value.trim()}`
  }
  return declarations && ` style="${escapeAttribute(declarations)}"`
}

function toProperty(name: string): string {
  if (name.startsWith('--')) return name
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-')
}

const IN_ATTRIBUTE = /[&"]/

/** Text between the double quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return IN_ATTRIBUTE.test(text) ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : text
}
