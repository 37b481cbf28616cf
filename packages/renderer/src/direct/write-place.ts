import { toText, type Addresses } from '@heddle/kit/react'
import type { DirectPlace } from '@heddle/document/published'
import { htmlAttribute } from '../html-attributes.ts'

/** What a field's value is as the attribute that its body makes of it. */
const VALUES: Readonly<Record<string, (value: unknown, addresses: Addresses) => string | boolean | undefined>> = {
  attribute: toText,
  filled: (value) => toText(value) || undefined,
  switch: Boolean,
  address: (value, { asset }) => (typeof value === 'string' && asset(value)) || undefined,
}

/**
 * Puts a value in its place on an element, so that it stands there as if its body had drawn it.
 * @param ownsContents whether nobody else draws what stands inside the element
 * @returns whether it could be put there: lines are several nodes, which belong to who draws the element
 */
export function writePlace(
  element: Element,
  place: DirectPlace,
  value: unknown,
  addresses: Addresses,
  ownsContents: boolean,
): boolean {
  const colon = place.indexOf(':')
  if (colon >= 0) {
    writeAttribute(element, place.slice(colon + 1), VALUES[place.slice(0, colon)]?.(value, addresses))
    return true
  }
  const text = toText(value)
  if (place === 'lines' && text.includes('\n')) {
    if (ownsContents) writeLines(element, text)
    return ownsContents
  }
  writeText(element, text)
  return true
}

/** The only text of an element, in the node that it has already. */
function writeText(element: Element, text: string): void {
  const { firstChild } = element
  if (firstChild && firstChild.nodeType === Node.TEXT_NODE && firstChild === element.lastChild && text !== '') {
    if (firstChild.nodeValue !== text) firstChild.nodeValue = text
  } else if (firstChild || text !== '') element.textContent = text
}

function writeLines(element: Element, text: string): void {
  const page = element.ownerDocument
  const lines = text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [page.createElement('br'), line]))
  element.replaceChildren(...lines.filter((part) => part !== ''))
}

function writeAttribute(element: Element, given: string, value: string | boolean | undefined): void {
  const attribute = htmlAttribute(given)
  if (!attribute) throw new Error(`The attribute ${given} is written by react-dom alone`)
  const { name, textOf } = attribute
  const text = (value === undefined ? undefined : textOf(value, element.localName)) ?? null
  if (element.getAttribute(name) === text) return
  if (text === null) element.removeAttribute(name)
  else element.setAttribute(name, text)
}
