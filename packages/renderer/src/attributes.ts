import { toText } from '@heddle/kit/react'
import { isSafeAddress } from './safe-address.ts'

/** Names that React or the renderer give a meaning of their own, or that would run code. */
const REFUSED = /^(on.*|style|srcdoc|children|key|ref|is|dangerously.*|suppress.*|default.*|contenteditable|action|formaction)$/i
const NAME = /^[a-z_][\w:.-]*$/i
const ADDRESSES = new Set(['href', 'src', 'xlink:href', 'cite', 'poster', 'data', 'ping'])
const BOOLEANS = new Set(['hidden', 'inert', 'itemscope'])
/** Names that React spells in its own way. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    accesskey: 'accessKey',
    spellcheck: 'spellCheck',
    inputmode: 'inputMode',
    enterkeyhint: 'enterKeyHint',
    autocapitalize: 'autoCapitalize',
    autofocus: 'autoFocus',
    itemscope: 'itemScope',
    itemprop: 'itemProp',
    itemtype: 'itemType',
    itemid: 'itemID',
    itemref: 'itemRef',
    hreflang: 'hrefLang',
    popovertarget: 'popoverTarget',
  }),
)

/**
 * A builder's own HTML attribute as a React prop, or `undefined` when it is refused (event handlers, invalid
 * names, addresses that run code) or has no value (`null`, `undefined`, `false`).
 */
export function toAttribute(name: string, value: unknown): readonly [name: string, value: string | true] | undefined {
  const lower = name.toLowerCase()
  if (!NAME.test(lower) || REFUSED.test(lower) || value === null || value === undefined || value === false) return undefined
  const spelled = SPELLINGS.get(lower) ?? lower
  if (BOOLEANS.has(lower)) return [spelled, true]
  const text = value === true ? '' : toText(value)
  return ADDRESSES.has(lower) && !isSafeAddress(text) ? undefined : [spelled, text]
}
