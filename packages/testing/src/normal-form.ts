import { BOUND_ATTRIBUTE, HOLE_ATTRIBUTE } from '@heddle/document/published'

/** Attributes that say whose element it is; not part of what a visitor sees. */
const MARKS = new Set([
  'data-node',
  'data-min-size',
  'data-outlet',
  'data-empty',
  'data-canvas-shows',
  'data-far',
  HOLE_ATTRIBUTE,
  BOUND_ATTRIBUTE,
])
const FORM_TAGS = new Set(['INPUT', 'TEXTAREA', 'SELECT', 'OPTION'])
const FORM_PROPERTIES = ['value', 'checked', 'selected'] as const

/**
 * The contents of an element as text that is equal when a visitor sees the same: comments and marks removed, attributes
 * sorted, styles as the browser reads them, form properties in place of their attributes, one element a line.
 * @param ignored selector of children that are not part of what is compared
 */
export function normalForm(container: Element, ignored = 'script'): string {
  const children = [...container.childNodes].filter((child) => !(isElement(child) && child.matches(ignored)))
  return children.flatMap((child) => printNode(child, '')).join('\n')
}

function printNode(node: Node, indent: string): readonly string[] {
  if (node.nodeType === Node.TEXT_NODE) return [`${indent}${JSON.stringify(node.nodeValue)}`]
  if (!isElement(node)) return []
  const children = mergeTexts(node).flatMap((child) =>
    typeof child === 'string' ? [`${indent}  ${JSON.stringify(child)}`] : printNode(child, `${indent}  `),
  )
  return [`${indent}<${node.localName}${printAttributes(node)}>`, ...children]
}

function isElement(node: Node): node is HTMLElement {
  return node.nodeType === Node.ELEMENT_NODE
}

/** Texts with nothing but comments between them are one text to a reader. */
function mergeTexts(element: Element): readonly (string | Node)[] {
  const merged: (string | Node)[] = []
  for (const child of element.childNodes) {
    const last = merged.at(-1)
    if (child.nodeType !== Node.TEXT_NODE) {
      if (child.nodeType !== Node.COMMENT_NODE) merged.push(child)
    } else if (typeof last === 'string') merged[merged.length - 1] = last + (child.nodeValue ?? '')
    else if (child.nodeValue) merged.push(child.nodeValue)
  }
  return merged
}

function printAttributes(element: HTMLElement): string {
  const isForm = FORM_TAGS.has(element.tagName)
  const printed = [...element.attributes]
    .filter(({ name }) => !MARKS.has(name) && !(isForm && FORM_PROPERTIES.some((property) => property === name)))
    .map(({ name, value }) => `${name}=${JSON.stringify(name === 'style' ? printStyle(element.style) : value)}`)
    .filter((attribute) => attribute !== 'style=""')
  const properties = isForm ? FORM_PROPERTIES.map((property) => `.${property}=${String(Reflect.get(element, property))}`) : []
  return [...printed.toSorted(), ...properties].map((part) => ` ${part}`).join('')
}

/** Declarations sorted: no two of them are of one property. */
function printStyle({ cssText }: CSSStyleDeclaration): string {
  return cssText.replace(/;$/, '').split('; ').toSorted().join('; ')
}
