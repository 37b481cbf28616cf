import type { DocumentView, Id, WorkflowRecord } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
import { nodeName } from '../../session/tree.ts'
import { triggerLabel } from '../../workflows/triggers-of.ts'
import type { Row } from '../navigator/rows.ts'
import { words } from './words.ts'

/** A line of the panel: whose workflows stand below it, or one of them. */
export type WorkflowRow = Row &
  (
    | { readonly type: 'group'; readonly name: string; readonly size: number }
    | { readonly type: 'workflow'; readonly workflow: WorkflowRecord; readonly name: string; readonly icon: string }
  )

interface Group {
  readonly id: string
  readonly name: string
  /** Those of what is on show stand first. */
  readonly isNear: boolean
  readonly workflows: readonly WorkflowRecord[]
}

/** What a workflow is called and shown by in the panel, and the lower-case texts that it is found by. */
interface Line {
  readonly name: string
  readonly icon: string
  readonly texts: readonly string[]
}

/** What is worked out once for all keys of a search: it holds until anything of the project changes. */
interface Prepared {
  readonly pageId: Id
  readonly groups: readonly Group[]
  readonly lineOf: (workflow: WorkflowRecord) => Line
}

const kept = new WeakMap<Editor, { prepared: Prepared | undefined }>()

function prepare(editor: Editor, pageId: Id): Prepared {
  let held = kept.get(editor)
  if (!held) {
    const made: { prepared: Prepared | undefined } = { prepared: undefined }
    editor.store.listen(() => void (made.prepared = undefined))
    kept.set(editor, made)
    held = made
  }
  if (held.prepared?.pageId !== pageId) held.prepared = { pageId, groups: groupsOf(editor, pageId), lineOf: createLines(editor) }
  return held.prepared
}

function createLines(editor: Editor): Prepared['lineOf'] {
  const lines = new Map<Id, Line>()
  return (workflow) => {
    const known = lines.get(workflow.id)
    if (known) return known
    const trigger = triggerLabel(workflow, editor)
    const name = lineName(editor, workflow, trigger)
    const texts = [name, workflow.name, trigger].map((text) => text.toLowerCase())
    const line: Line = { name, icon: iconOf(editor, workflow), texts }
    lines.set(workflow.id, line)
    return line
  }
}

/**
 * All workflows of the project by whose they are: the app, the project, the page on show and its elements, components, other pages.
 * @param toggled groups that are open or closed otherwise than by themselves
 */
export function workflowRows(
  editor: Editor,
  pageId: Id,
  query: string,
  toggled: Readonly<Record<string, boolean>>,
): readonly WorkflowRow[] {
  const wanted = query.trim().toLowerCase()
  const { groups, lineOf } = prepare(editor, pageId)
  return groups.flatMap((group, at): readonly WorkflowRow[] => {
    const found =
      wanted === '' ? group.workflows : group.workflows.filter((one) => lineOf(one).texts.some((text) => text.includes(wanted)))
    if (found.length === 0) return []
    const isOpen = wanted !== '' || (toggled[group.id] ?? group.isNear)
    return [
      {
        id: group.id,
        depth: 0,
        type: 'group',
        name: group.name,
        size: found.length,
        hasChildren: true,
        isOpen,
        position: at + 1,
        count: groups.length,
      },
      ...(isOpen ? found : []).map((workflow, index): WorkflowRow => ({
        id: workflow.id,
        depth: 1,
        type: 'workflow',
        workflow,
        name: lineOf(workflow).name,
        icon: lineOf(workflow).icon,
        hasChildren: false,
        isOpen: false,
        position: index + 1,
        count: found.length,
      })),
    ]
  })
}

function groupsOf(editor: Editor, pageId: Id): readonly Group[] {
  const { view } = editor
  const found = new Map<string, WorkflowRecord[]>()
  const keys = new Map<string, Omit<Group, 'workflows'>>()
  const put = (id: string, name: string, isNear: boolean, workflow: WorkflowRecord) => {
    if (!keys.has(id)) keys.set(id, { id, name, isNear })
    const list = found.get(id)
    if (list) list.push(workflow)
    else found.set(id, [workflow])
  }
  for (const workflow of view.of('workflow')) {
    const { ownerId, trigger } = workflow
    const owner = ownerId === undefined ? undefined : view.get(ownerId)
    if (ownerId === undefined) put(trigger === '' ? 'project' : 'app', trigger === '' ? words.project : words.app, true, workflow)
    else if (owner?.kind === 'page') put(`page ${ownerId}`, words.page(owner.name), ownerId === pageId, workflow)
    else if (owner?.kind === 'library-component') put(`component ${ownerId}`, words.component(owner.name), false, workflow)
    else if (owner?.kind === 'node') {
      const around = view.get(view.ancestors(ownerId).at(-1) ?? '')
      if (around?.kind === 'library-component') put(`component ${around.id}`, words.component(around.name), false, workflow)
      else if (around?.kind === 'page') put(`nodes ${around.id}`, words.elements(around.name), around.id === pageId, workflow)
    }
  }
  const rank = (id: string) => {
    const at = ['app', 'project', `page ${pageId}`, `nodes ${pageId}`].indexOf(id)
    return at === -1 ? (id.startsWith('component') ? 4 : 5) : at
  }
  return [...keys.values()]
    .toSorted((a, b) => rank(a.id) - rank(b.id))
    .map((group) => ({ ...group, workflows: inOrder(view, found.get(group.id) ?? []) }))
}

/** In the order in which their elements stand on the page, those of one element in their own. */
function inOrder(view: DocumentView, workflows: readonly WorkflowRecord[]): readonly WorkflowRecord[] {
  const places = new Map(
    workflows.map(({ id, index, ownerId = '' }) => {
      const nodes = [ownerId, ...view.ancestors(ownerId)].flatMap((one) => view.find('node', one)?.place.index ?? [])
      return [id, [...nodes.toReversed(), '', index]]
    }),
  )
  return workflows.toSorted((a, b) => compareLists(places.get(a.id) ?? [], places.get(b.id) ?? []))
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((one, position) => one !== b[position])
  const [one = '', other = ''] = at === -1 ? [] : [a[at], b[at]]
  return one < other ? -1 : one > other ? 1 : 0
}

/** One that is called as its trigger is goes by the name of its element. */
function lineName(editor: Editor, workflow: WorkflowRecord, trigger: string): string {
  const isPlain = trigger === workflow.name
  const node = isPlain ? editor.view.find('node', workflow.ownerId ?? '') : undefined
  return node ? nodeName(editor, node.id) : workflow.name
}

function iconOf({ view, definitions }: Editor, { ownerId, trigger }: WorkflowRecord): string {
  const node = view.find('node', ownerId ?? '')
  return (node && definitions.get(node.element)?.icon) ?? (trigger === '' ? 'workflow' : 'zap')
}
