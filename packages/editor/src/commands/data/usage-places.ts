import type { Id } from '@heddle/document'
import type { Editor } from '../../session/editor.ts'
import { revealNode } from '../../session/inside/inside.ts'
import { nodeIcon, nodeName, nodeOf } from '../../session/tree.ts'
import { words } from './words.ts'

type Known = Pick<Editor, 'view' | 'definitions' | 'session'>

/** A place that uses a record, as people call it. */
export interface UsagePlace {
  readonly id: Id
  readonly path: string
  /** The element, workflow or formula. */
  readonly name: string
  /** What of it: a field of the element, or what kind of record it is. */
  readonly where: string
  /** Name of its icon in the icon set. */
  readonly icon: string
}

const ICONS: Readonly<Partial<Record<string, string>>> = {
  workflow: 'workflow',
  formula: 'square-function',
  collection: 'database',
  variable: 'variable',
  page: 'file-text',
  'library-component': 'component',
}

/** How many places use a record, apart from itself: by the index, whatever the size of the project. */
export function countUsages(view: Editor['view'], id: Id): number {
  return view.usagesOf(id).reduce((count, usage) => count + (usage.id === id ? 0 : 1), 0)
}

/** The first places that use a record, named as people name them. */
export function usagePlaces(editor: Editor, id: Id, most = Number.POSITIVE_INFINITY): readonly UsagePlace[] {
  const places: UsagePlace[] = []
  for (const usage of editor.view.usagesOf(id)) {
    if (places.length >= most) break
    const place = usage.id === id ? undefined : placeOf(editor, usage.id, usage.path)
    if (place) places.push(place)
  }
  return places
}

function placeOf(editor: Editor, id: Id, path: string): UsagePlace | undefined {
  const record = editor.view.get(id)
  if (record === undefined) return undefined
  if (record.kind === 'node')
    return { id, path, name: nodeName(editor, id), where: partOf(editor, id, path), icon: nodeIcon(editor, record) }
  const name = 'name' in record && typeof record.name === 'string' ? record.name : ''
  return { id, path, name, where: kindOf(record.kind), icon: ICONS[record.kind] ?? 'circle-help' }
}

function kindOf(kind: string): string {
  if (Object.hasOwn(words.nouns, kind)) return words.nouns[kind as keyof typeof words.nouns]
  return kind === 'library-component' ? words.where.component : kind
}

/** The part of a node that a path lies in. */
function partOf({ view, definitions }: Known, id: Id, path: string): string {
  const [part, key = ''] = path.split('/')
  const { where } = words
  switch (part) {
    case 'props': {
      const field = definitions.get(nodeOf(view, id)?.element ?? '')?.fields[key]
      return (field?.label.en ?? key).toLowerCase()
    }
    case 'repeat':
      return where.repeat
    case 'condition':
      return where.condition
    case 'link':
      return where.link
    case 'attributes':
      return where.attribute(key)
    case 'componentId':
      return where.component
    default:
      return where.style
  }
}

/** Goes to what uses a record: selects the element on its page, or shows the record. False where there is nothing to go to. */
export function showUsage({ view, session }: Known, id: Id): boolean {
  const record = view.get(id)
  if (record === undefined) return false
  const node = record.kind === 'workflow' ? record.ownerId : record.kind === 'node' ? id : undefined
  if (node !== undefined && nodeOf(view, node)) {
    if (!revealNode({ view, session }, node)) return false
    session.inspectorTab.value = record.kind === 'workflow' ? 'workflows' : session.inspectorTab.value
    return true
  }
  const page = record.kind === 'page' ? id : record.kind === 'variable' ? record.pageId : undefined
  if (page !== undefined) session.pageId.value = page
  if (record.kind === 'page') session.selection.value = []
  else session.subject.value = id
  return true
}
