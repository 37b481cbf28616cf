import {
  createElement,
  Fragment,
  StrictMode,
  Suspense,
  isValidElement,
  type ComponentType,
  type Context,
  type ReactElement,
  type ReactNode,
} from 'react'
import { renderToString } from 'react-dom/server'
import { SPACE_ATTRIBUTE } from '@heddle/document/published'
import type { Contexts } from './contexts.ts'
import { printAttributes } from './host-attributes.ts'
import { PLAIN_TAGS } from './tags.ts'

/** Height of a row before a browser measured one. */
const GUESSED_ROW = '2lh'
const CONTEXT = Symbol.for('react.context')
const MEMO = Symbol.for('react.memo')
// Asked of every node: a name of its own, as imports from React are getters in a bundle.
const isElement = isValidElement

export interface SerializerPorts {
  readonly contexts: Contexts
  /** Takes over the drawing of a component; `false` leaves it to the serializer. */
  readonly take: (type: unknown, props: Props) => boolean
  /** Told the tag of every host element before it is written; gives an attribute to mark it by, or nothing. */
  readonly onTag: (tag: string) => string
}
export type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode }

export interface Serializer {
  readonly write: (node: ReactNode) => void
  /** Draws a component without an element for it. */
  readonly writeComponent: <P extends object>(type: ComponentType<P>, props: P) => void
  readonly writeComment: (text: string) => void
  /** Keeps the room of rows that are not drawn; of none when there are none. */
  readonly writeSpace: (rows: number, tag: string) => void
  readonly html: () => string
  /** What is written so far, to return to. */
  readonly mark: () => Mark
  readonly takeBack: (mark: Mark) => void
}
export interface Mark {
  readonly html: string
  readonly endsWithText: boolean
}

/**
 * Draws React elements as HTML in one pass. What it does not know to draw as react-dom does (a tag, an attribute, a
 * hook, a kind of component) is drawn by react-dom itself, so the result is always react-dom's.
 */
export function createSerializer({ contexts, take, onTag }: SerializerPorts): Serializer {
  let html = ''
  // Two texts side by side are told apart by a comment, or hydration would find one.
  let endsWithText = false

  function write(node: ReactNode): void {
    if (typeof node === 'string') writeText(node)
    else if (typeof node === 'number' || typeof node === 'bigint') writeText(String(node))
    else if (node === null || node === undefined || typeof node === 'boolean') return
    else if (Array.isArray(node)) for (const child of node) write(child)
    else if (isElement(node)) writeElement(node)
    else writeWithReact(node)
  }

  function writeText(text: string): void {
    if (text === '') return
    html += endsWithText ? `<!-- -->${escapeText(text)}` : escapeText(text)
    endsWithText = true
  }

  function writeElement(element: ReactElement): void {
    const type: unknown = element.type
    const props = element.props as Props
    if (typeof type === 'string') writeHostElement(type, props, element)
    else if (take(type, props)) return
    else if (typeof type === 'function') writeComponent(type as ComponentType<Props>, props)
    else if (type === Fragment || type === StrictMode) write(props.children)
    else if (type === Suspense) writeBoundary(props.children)
    else if (isOfKind(type, CONTEXT)) writeWithin(type as unknown as Context<unknown>, props)
    else if (isOfKind(type, MEMO) && typeof type['type'] === 'function')
      writeComponent(type['type'] as ComponentType<Props>, props)
    else writeWithReact(element)
  }

  function writeWithin(context: Context<unknown>, props: Props): void {
    const cell = contexts.cell(context)
    const before = cell.value
    cell.value = props['value']
    try {
      write(props.children)
    } finally {
      cell.value = before
    }
  }

  /** Between React's marks of a boundary that waits for nothing. */
  function writeBoundary(inside: ReactNode): void {
    writeComment('$')
    write(inside)
    writeComment('/$')
  }

  function writeComment(text: string): void {
    html += `<!--${text}-->`
    endsWithText = false
  }

  function writeComponent<P extends object>(type: ComponentType<P>, props: P): void {
    if (isClass(type)) return writeWithReact(createElement(type, props))
    let drawn: ReactNode
    try {
      drawn = (type as (props: P) => ReactNode)(props)
    } catch {
      return writeWithReact(createElement(type, props))
    }
    write(drawn)
  }

  function writeHostElement(tag: string, props: Props, element: ReactElement): void {
    const mark = onTag(tag)
    const texts = PLAIN_TAGS.get(tag)
    if (!texts || props['dangerouslySetInnerHTML']) return writeWithReact(element, mark)
    const attributes = printAttributes(tag, props)
    // What has no end tag holds nothing: react-dom refuses one that does.
    if (texts.end === '' && (attributes === undefined || props.children)) return writeWithReact(element, mark)
    if (attributes === undefined) {
      // Attributes are a matter of the element alone: what stands inside fails alone.
      const { children: _, ...own } = props
      html += drawWithReact(createElement(tag, own), mark).slice(0, -texts.end.length)
    } else html += `${texts.start}${mark}${attributes}>`
    endsWithText = false
    write(props.children)
    html += texts.end
    endsWithText = false
  }

  function drawWithReact(node: ReactNode, mark = ''): string {
    const plain = renderToString(contexts.wrap(node)).replace(PRELOADS, '')
    return plain.replace(TAG_START, (tag) => tag + mark)
  }

  function writeWithReact(node: ReactNode, mark = ''): void {
    const drawn = drawWithReact(node, mark)
    if (drawn === '') return
    html += endsWithText && !drawn.startsWith('<') ? `<!-- -->${drawn}` : drawn
    endsWithText = !drawn.endsWith('>')
  }

  return {
    write,
    writeComponent,
    writeComment,
    writeSpace(rows, tag) {
      if (rows === 0) return
      html += `<${tag} ${SPACE_ATTRIBUTE}="" aria-hidden="true" style="height:calc(${rows}*${GUESSED_ROW})"></${tag}>`
      endsWithText = false
    },
    html: () => html,
    mark: () => ({ html, endsWithText }),
    takeBack: (mark) => {
      html = mark.html
      endsWithText = mark.endsWithText
    },
  }
}

/** react-dom asks for pictures in front of what it draws; here that would stand amid the page. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

const TAG_START = /^<[^\s/>]+/

function isClass(type: Function): boolean {
  return Boolean(type.prototype?.isReactComponent)
}

function isOfKind(type: unknown, kind: symbol): type is Readonly<Record<string, unknown>> {
  return typeof type === 'object' && type !== null && Reflect.get(type, '$$typeof') === kind
}

const IN_TEXT = /[&<]/

/** Text between tags. Quotes need no escape there, and `>` never did. */
export function escapeText(text: string): string {
  return IN_TEXT.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : text
}
