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

/** Puts a value in its place on an element, as if its body had drawn it; answers whether it could be put there. */
export type PlaceWriter = (element: Element, value: unknown) => boolean

/**
 * What a place means is settled here, for all elements that are written to. Lines are several nodes, which belong to who draws
 * the element.
 * @param ownsContents whether nobody else draws what stands inside the element
 */
export function placeWriter(place: DirectPlace, addresses: Addresses, ownsContents: boolean): PlaceWriter {
  const colon = place.indexOf(':')
  if (colon >= 0) {
    const valueOf = VALUES[place.slice(0, colon)]
    const write = attributeWriter(place.slice(colon + 1))
    return (element, value) => {
      write(element, valueOf?.(value, addresses))
      return true
    }
  }
  const mayHaveLines = place === 'lines'
  return (element, value) => {
    const text = toText(value)
    if (mayHaveLines && text.includes('\n')) {
      if (ownsContents) writeLines(element, text)
      return ownsContents
    }
    writeText(element, text)
    return true
  }
}

/** The only text of an element, in the node that it has already. */
function writeText(element: Element, text: string): void {
  const { firstChild } = element
  if (firstChild && firstChild.nodeType === Node.TEXT_NODE && firstChild === element.lastChild && text !== '') {
    if (firstChild.nodeValue !== text) firstChild.nodeValue = text
  } else element.textContent = text
}

function writeLines(element: Element, text: string): void {
  const page = element.ownerDocument
  const lines = text.split('\n').flatMap((line, at) => (at === 0 ? [line] : [page.createElement('br'), line]))
  element.replaceChildren(...lines.filter((part) => part !== ''))
}

function attributeWriter(given: string): (element: Element, value: string | boolean | undefined) => void {
  const attribute = htmlAttribute(given)
  return (element, value) => {
    if (!attribute) throw new Error(`The attribute ${given} is written by react-dom alone`)
    const { name, textOf } = attribute
    writeAttribute(element, name, (value === undefined ? undefined : textOf(value, element.localName)) ?? null)
  }
}

/** @param text `null` for an attribute that it does not have */
export function writeAttribute(element: Element, name: string, text: string | null): void {
  if (element.getAttribute(name) === text) return
  if (text === null) element.removeAttribute(name)
  else element.setAttribute(name, text)
}
