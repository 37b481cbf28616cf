import { htmlAttribute } from '../html-attributes.ts'

/**
 * The attributes of a host element as HTML, each with a space before it.
 * @returns `undefined` when one of them is not among those that are known to be drawn as react-dom draws them
 */
export function printAttributes(tag: string, props: Readonly<Record<string, unknown>>): string | undefined {
  let html = ''
  for (const given in props) {
    const value = props[given]
    if (value === null || value === undefined) continue
    const attribute = htmlAttribute(given)
    const text = attribute?.textOf(value, tag)
    if (!attribute || text === undefined) return undefined
    if (text !== null) html += ` ${attribute.name}="${escapeAttribute(text)}"`
  }
  return html
}

const IN_ATTRIBUTE = /[&"]/

/** Text between the double quotes of an attribute. */
export function escapeAttribute(text: string): string {
  return IN_ATTRIBUTE.test(text) ? text.replaceAll('&', '&amp;').replaceAll('"', '&quot;') : text
}
