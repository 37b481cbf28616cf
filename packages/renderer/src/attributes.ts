import { toText } from '@heddle/kit/react'
import { isPublishedBinding, type PublishedNode } from '@heddle/document/published'
import { isSafeAddress } from './safe-address.ts'

/** Names that React or the renderer give a meaning of their own, or that would run code. */
const REFUSED = /^(on.*|style|srcdoc|children|key|ref|is|dangerously.*|suppress.*|default.*|contenteditable|action|formaction)$/i
const NAME = /^[a-z_][\w:.-]*$/i
const ADDRESSES = new Set(['href', 'src', 'xlink:href', 'cite', 'poster', 'data', 'ping'])
/** Stands there while a condition of the node's own holds (`stateMark` of `@heddle/style`). */
const MARK = /^data-when-[a-z0-9]{1,32}$/
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

/** `data-` attributes that stand on elements by themselves. */
const TAKEN =
  'state|label|button|progress|node|min-size|hole|bound|target|space|long|place|popup|thumb|background-video|skeleton|accordion|tabs|tabs-at|tab|tab-panel|chart|map|film-pause|video|audio|embed|carousel|columns|column|markdown|navigation-bar|lightbox|rich-text|toasts|toasts-seconds|toasts-most|toasts-first|title|language|type|placeholder'
/** Own attributes that stand on the root of every element as they are given: no body draws them, reads them or leaves them out. */
const UNTOUCHED = new RegExp(
  `^(id|title|lang|dir|hidden|inert|data-(?!(${TAKEN})$)[a-z0-9-]+|aria-(describedby|labelledby|controls|details|live|atomic|busy|owns|flowto|errormessage|description|roledescription|keyshortcuts))$`,
)

/** Bound attributes of a node whose values go straight to its root element; `undefined` for none. */
export function directAttributes(attributes: PublishedNode['attributes']): PublishedNode['attributes'] {
  const own = Object.entries(attributes ?? {}).filter(([name, value]) => isPublishedBinding(value) && isUntouched(name))
  return own.length > 0 ? Object.fromEntries(own) : undefined
}

/** Whether each value of an own attribute can be written past the body of the element. */
export function isUntouched(name: string): boolean {
  return UNTOUCHED.test(name)
}

/** What a builder's own HTML attribute is to React. */
export interface OwnAttribute {
  /** As React spells it. */
  readonly name: string
  /** `undefined` for what it does not have (`null`, `undefined`, `false`), and for an address that runs code. */
  readonly valueOf: (value: unknown) => string | true | undefined
}

/** @returns `undefined` for a name that is refused: event handlers, invalid names */
export function ownAttributeOf(name: string): OwnAttribute | undefined {
  const lower = name.toLowerCase()
  if (!NAME.test(lower) || REFUSED.test(lower)) return undefined
  const [isSwitch, isAddress, isMark] = [BOOLEANS.has(lower), ADDRESSES.has(lower), MARK.test(lower)]
  return {
    name: SPELLINGS.get(lower) ?? lower,
    valueOf(value) {
      if (isMark) return value ? '' : undefined
      if (value === null || value === undefined || value === false) return undefined
      if (isSwitch) return true
      const text = value === true ? '' : toText(value)
      return isAddress && !isSafeAddress(text) ? undefined : text
    },
  }
}

/** A builder's own HTML attribute as a React prop, or `undefined` when it is refused or has no value. */
export function toAttribute(name: string, value: unknown): readonly [name: string, value: string | true] | undefined {
  const attribute = ownAttributeOf(name)
  const text = attribute?.valueOf(value)
  return attribute && text !== undefined ? [attribute.name, text] : undefined
}
