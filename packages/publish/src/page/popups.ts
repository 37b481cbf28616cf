import {
  isBinding,
  popupSettings,
  type DocumentView,
  type Id,
  type LibraryComponentRecord,
  type WorkflowRecord,
} from '@heddle/document'
import { OPEN_GIVEN, OPEN_POPUP, POPUP_LINK_ATTRIBUTE, type PublishedPopup } from '@heddle/document/published'
import type { ActionDefinition } from '@heddle/kit'
import { compileFrom, recordIdOf, type CompileContext, type CompiledNode } from '../compile/index.ts'
import { textsIn } from '../logic/tree-references.ts'

/** The nodes of a page with those of the popups that can be opened from it. */
export interface WithPopups {
  /** Parents before children; those of popups come last. */
  readonly nodes: readonly CompiledNode[]
  /** Popups that workflows and links open; absent when nothing of the page is about popups. */
  readonly opened: readonly LibraryComponentRecord[] | undefined
  /** Whether workflows have to do with popups, so that a script opens and closes them. */
  readonly isByWorkflow: boolean
}

/** What is asked for by workflows and links. */
interface Asked {
  readonly popups: Set<Id>
  readonly workflows: Set<Id>
  isAboutPopups: boolean
  isByWorkflow: boolean
}

/**
 * Follows actions and links that open popups from what stands on the page to the end: a popup may open others. Each is compiled once, as
 * an instance whose uid is its id. An id that is worked out while running may be any of them.
 */
export function withPopups(
  nodes: readonly CompiledNode[],
  pageId: Id,
  context: CompileContext,
  { view, actions }: { readonly view: DocumentView; readonly actions: ReadonlyMap<string, ActionDefinition> },
): WithPopups {
  const modals = view.of('library-component').filter(({ type }) => type === 'modal')
  const asked: Asked = { popups: new Set(), workflows: new Set(), isAboutPopups: false, isByWorkflow: false }
  const ask = (record: WorkflowRecord): void => {
    if (record.disabled || asked.workflows.has(record.id)) return
    asked.workflows.add(record.id)
    for (const { type, args, disabled } of Object.values(record.actions)) {
      if (disabled) continue
      if (actions.get(type)?.ports.includes('popups') || Object.values(args).some(saysPopups)) {
        asked.isAboutPopups = true
        asked.isByWorkflow = true
      }
      for (const id of popupsNamed(args, actions.get(type), modals)) asked.popups.add(id)
      for (const text of textsIn(args)) {
        const named = view.find('workflow', text)
        if (named) ask(named)
      }
    }
  }
  const all = [...nodes]
  const owners = new Set<Id>([pageId])
  const isAsked = ({ ownerId, trigger }: WorkflowRecord): boolean =>
    ownerId === undefined ? trigger !== '' : owners.has(ownerId)
  const own = (added: readonly CompiledNode[]): void => {
    for (const { published } of added) {
      const linked = published.attributes?.[POPUP_LINK_ATTRIBUTE]
      const way = typeof linked === 'string' ? [OPEN_POPUP, OPEN_GIVEN].find((one) => linked.startsWith(one)) : undefined
      if (typeof linked === 'string' && way !== undefined) {
        asked.isAboutPopups = true
        asked.isByWorkflow ||= way === OPEN_GIVEN
        asked.popups.add(linked.slice(way.length))
      }
      owners.add(recordIdOf(published.uid))
      if (published.component) owners.add(published.component.id)
    }
  }
  own(nodes)
  const opened: LibraryComponentRecord[] = []
  for (let found = -1; found !== opened.length;) {
    found = opened.length
    for (const record of view.of('workflow')) if (isAsked(record)) ask(record)
    for (const modal of modals) {
      if (!asked.popups.has(modal.id) || opened.includes(modal)) continue
      opened.push(modal)
      const inside = compileFrom(modal.id, context).map((node) => asPopup(node, modal))
      all.push(...inside)
      own(inside)
    }
  }
  return { nodes: all, opened: asked.isAboutPopups ? opened : undefined, isByWorkflow: asked.isByWorkflow }
}

/** The root of a popup is found by the uid of its instance. */
function asPopup(node: CompiledNode, { id, rootElementId }: LibraryComponentRecord): CompiledNode {
  const { published } = node
  if (published.uid !== `${id}.${rootElementId}`) return node
  return {
    ...node,
    published: { ...published, attributes: { ...published.attributes, id } },
  }
}

/** Popups that arguments of an action name; all of them where they are worked out while running, or by code. */
function popupsNamed(
  args: Readonly<Record<string, unknown>>,
  definition: ActionDefinition | undefined,
  modals: readonly LibraryComponentRecord[],
): readonly Id[] {
  const all = modals.map(({ id }) => id)
  return Object.entries(definition?.parameters ?? {}).flatMap(([name, { kind }]): readonly Id[] => {
    const value = args[name]
    if (kind === 'popup') return isBinding(value) ? all : all.filter((id) => id === value)
    return kind === 'script' && typeof value === 'string' ? popupsInCode(value, all) : []
  })
}

/** Opening one by an id that the code says, and closing. */
const CODE_BY_ID = /\bpopups\.(?:open\(["'`]([a-z0-9]{16})["'`]|closeThis\(|closeAll\()/g

/** Popups that code opens: those whose ids it says, or all where it may mean others. */
function popupsInCode(code: string, all: readonly Id[]): readonly Id[] {
  if (saysPopups(code.replaceAll(CODE_BY_ID, ''))) return all
  const said = new Set([...code.matchAll(CODE_BY_ID)].map(([, id]) => id))
  return all.filter((id) => said.has(id))
}

/** Whether code may reach for popups. */
function saysPopups(value: unknown): boolean {
  return typeof value === 'string' && /\bpopups\b/.test(value)
}

/** What the browser knows of popups that workflows open. */
export function publishedPopups(opened: readonly LibraryComponentRecord[] | undefined): readonly PublishedPopup[] | undefined {
  return opened?.map(({ id, configuration, properties = {} }) => {
    const { isStacked, containerUid, isKeptOnNav } = popupSettings(configuration)
    const names = Object.entries(properties).map(([property, { name }]) => [name, property] as const)
    return {
      id,
      ...(names.length > 0 && { properties: Object.fromEntries(names) }),
      ...(isStacked && { isStacked }),
      ...(containerUid !== undefined && { containerUid }),
      ...(isKeptOnNav && { isKeptOnNav }),
    }
  })
}
