import { popupSettings, type Id, type LibraryComponentRecord } from '@heddle/document'
import {
  CLOSE_POPUP,
  COMMAND_ATTRIBUTE,
  COMMAND_FOR_ATTRIBUTE,
  OPEN_POPUP,
  POPUP_LINK_ATTRIBUTE,
  isPublishedBinding,
  type PublishedNode,
} from '@heddle/document/published'
import type { ElementDefinition, FieldValues, OpenedAs } from '@heddle/kit'
import type { CompiledNode } from '../compile/index.ts'

type Definitions = ReadonlyMap<string, ElementDefinition>

/** A page whose popups stand in it, closed, for the browser to open. */
export interface WithStanding {
  readonly nodes: readonly CompiledNode[]
  /** Uids of their roots, which stand behind the sections. */
  readonly roots: readonly Id[]
}

/** What a button says to the browser, and to one that knows popovers only. */
const COMMANDS = {
  modal: { open: 'show-modal', close: 'close' },
  popover: { open: 'show-popover', close: 'hide-popover' },
} as const satisfies Readonly<Record<OpenedAs, object>>

/**
 * Popups that need no script: nothing in them is alive, each stands over the page and goes with it, and buttons of the browser
 * open and close them. All of the page, or none: one copy would stand beside the others.
 * @param nodes of the page and its popups, parents before children
 * @returns `undefined` where a script is needed
 */
export function standAlone(
  nodes: readonly CompiledNode[],
  opened: readonly LibraryComponentRecord[],
  definitions: Definitions,
): WithStanding | undefined {
  if (opened.length === 0 || opened.some(needsScript)) return undefined
  const ids = new Set(opened.map(({ id }) => id))
  const roots = new Map(opened.map(({ id, rootElementId }) => [`${id}.${rootElementId}`, id]))
  const ways = new Map<Id, OpenedAs>()
  for (const { published } of nodes) {
    const popupId = popupAround(published.uid, ids)
    if (popupId !== undefined && isAlive(published)) return undefined
    if (isPopupLink(published) && !isPlainButton(published, definitions)) return undefined
    const way = roots.has(published.uid) ? definitions.get(published.type)?.opensAs?.(literals(published)) : undefined
    if (way && popupId !== undefined) ways.set(popupId, way)
  }
  if (ways.size < ids.size) return undefined
  return {
    nodes: nodes.flatMap((node) => {
      const { uid, attributes } = node.published
      if (ids.has(uid)) return []
      if (roots.has(uid)) return withAttributes(node, { ...attributes, popover: 'auto' })
      return isPopupLink(node.published) ? commanded(node, ways, popupAround(uid, ids)) : node
    }),
    roots: [...roots.keys()],
  }
}

function needsScript({ configuration }: LibraryComponentRecord): boolean {
  const { containerUid, isKeptOnNav } = popupSettings(configuration)
  return containerUid !== undefined || isKeptOnNav
}

/** The popup that a node is a part of. */
function popupAround(uid: string, ids: ReadonlySet<Id>): Id | undefined {
  const [first = ''] = uid.split('.', 1)
  return ids.has(first) ? first : undefined
}

function isAlive({ live, condition, repeat, component }: PublishedNode): boolean {
  const isRead = Object.values(component?.props ?? {}).some(isPublishedBinding)
  return Boolean(live) || isPublishedBinding(condition) || repeat !== undefined || isRead
}

function isPopupLink({ attributes }: PublishedNode): boolean {
  return attributes?.[POPUP_LINK_ATTRIBUTE] !== undefined
}

function isPlainButton(node: PublishedNode, definitions: Definitions): boolean {
  return definitions.get(node.type)?.isButton?.(literals(node)) === true
}

/** Values of its fields, without those that are bound. */
function literals({ props }: PublishedNode): FieldValues {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => !isPublishedBinding(value))) as FieldValues
}

/** A button that opens or closes a popup, as the browser is told; one that closes nothing is left as it is. */
function commanded(node: CompiledNode, ways: ReadonlyMap<Id, OpenedAs>, around: Id | undefined): CompiledNode {
  const { [POPUP_LINK_ATTRIBUTE]: asked, ...others } = node.published.attributes ?? {}
  const isClosing = asked === CLOSE_POPUP
  const popupId = isClosing ? around : String(asked).slice(OPEN_POPUP.length)
  const way = popupId === undefined ? undefined : ways.get(popupId)
  if (popupId === undefined || !way) return node
  return withAttributes(node, {
    ...others,
    [COMMAND_ATTRIBUTE]: isClosing ? COMMANDS[way].close : COMMANDS[way].open,
    [COMMAND_FOR_ATTRIBUTE]: popupId,
    popovertarget: popupId,
  })
}

function withAttributes(node: CompiledNode, attributes: NonNullable<PublishedNode['attributes']>): CompiledNode {
  return { ...node, published: { ...node.published, attributes } }
}
