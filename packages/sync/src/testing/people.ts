import type { DocumentView, FieldsOf } from '@heddle/document'
import {
  deleteNodes,
  deletePage,
  duplicateNodes,
  insertClass,
  insertNode,
  insertPage,
  addClass,
  moveNodes,
  renameNode,
  setAttribute,
  setProp,
  setStyle,
  unwrapNode,
  wrapNodes,
} from '@heddle/document/operations'
import type { OperationResult } from '@heddle/document/operations'
import type { SyncClient } from '../client.ts'
import type { Random } from './random.ts'

const text = { translated: true, bindable: true, default: '', check: () => undefined }

/** A catalogue of three: a section, a box, a text. */
const FACTS: Readonly<Record<string, NonNullable<ReturnType<FieldsOf>>>> = {
  section: { fields: {}, slots: { children: {} }, isSection: true },
  box: { fields: {}, slots: { children: {} }, isSection: false },
  text: { fields: { text }, slots: {}, isSection: false },
}

export const fieldsOf: FieldsOf = (type) => FACTS[type]

/** Whether something that stays stands in the record or uses it. */
export function isReferenced(view: DocumentView, id: string, leaving: ReadonlySet<string>): boolean {
  return view.children(id).some((child) => !leaving.has(child)) || view.usagesOf(id).some((usage) => !leaving.has(usage.id))
}

/** Does one random thing that a person could do: an operation, some of a drag, undo or redo. Says which. */
export function actAtRandom(client: SyncClient, view: DocumentView, random: Random): 'drag' | 'other' {
  const dice = random.next()
  if (dice < 0.06) {
    drag(client, view, random)
    return 'drag'
  }
  if (dice < 0.16) client.undo()
  else if (dice < 0.2) client.redo()
  else {
    const [label, result] = operateAtRandom(view, random)
    if (result?.ok === true) client.change(label, result.diff)
  }
  return 'other'
}

function drag(client: SyncClient, view: DocumentView, random: Random) {
  const end = client.startGesture()
  const id = random.pick(view.of('node'))?.id ?? ''
  for (let step = id === '' ? -1 : random.below(4); step >= 0; step -= 1) {
    const result = setStyle(view, {
      ids: [id],
      variant: 'default',
      values: { width: random.chance(0.2) ? null : `${random.below(9)}px` },
    })
    if (result.ok) client.change('Resize', result.diff)
  }
  end()
}

function operateAtRandom(view: DocumentView, random: Random): readonly [label: string, result: OperationResult | undefined] {
  const nodes = view.of('node')
  const pages = view.of('page')
  const node = random.pick(nodes)
  const page = random.pick(pages)
  const ids = node === undefined ? [] : [node.id]
  const newId = random.id
  const target = aimAtRandom(random.pick(nodes)?.id ?? page?.id ?? '', view, random)
  const operations: (readonly [string, number, () => OperationResult])[] = [
    ['Insert', 20, () => insertNode(view, { template: templateAtRandom(random), target, newId, fieldsOf })],
    ['Move', 20, () => moveNodes(view, { ids, target, fieldsOf })],
    ['Delete', 9, () => deleteNodes(view, { ids })],
    ['Duplicate', 4, () => duplicateNodes(view, { ids, newId, fieldsOf })],
    ['Wrap', 4, () => wrapNodes(view, { ids, template: { element: 'box' }, slot: 'children', newId, fieldsOf })],
    ['Unwrap', 3, () => unwrapNode(view, { id: node?.id ?? '', fieldsOf })],
    ['Rename', 8, () => renameNode(view, { id: node?.id ?? '', name: `Name ${random.below(5)}` })],
    ['Text', 10, () => setProp(view, { ids, field: 'text', variant: 'ru', value: `Text ${random.below(5)}`, fieldsOf })],
    [
      'Style',
      15,
      () =>
        setStyle(view, {
          ids,
          variant: random.chance(0.5) ? 'default' : 'default:hover',
          values: { color: random.chance(0.3) ? null : 'red', opacity: `0.${random.below(3)}` },
        }),
    ],
    [
      'Attribute',
      5,
      () => setAttribute(view, { ids, name: 'title', value: random.chance(0.4) ? null : `Title ${random.below(3)}` }),
    ],
    ['Add class', 3, () => insertClass(view, { name: `class-${random.below(1000)}`, newId })],
    ['Use class', 4, () => addClass(view, { ids, classId: random.pick(view.of('style-class'))?.id ?? '' })],
    ['Add page', 2, () => insertPage(view, { name: `Page ${random.below(1000)}`, newId })],
    ['Delete page', 1, () => deletePage(view, { id: page?.id ?? '' })],
  ]
  let left = random.below(operations.reduce((sum, [, weight]) => sum + weight, 0))
  for (const [label, weight, operate] of operations) {
    left -= weight
    if (left < 0) return [label, operate()]
  }
  return ['', undefined]
}

function aimAtRandom(nodeId: string, view: DocumentView, random: Random) {
  const node = view.find('node', nodeId)
  const isInside = node !== undefined && node.element !== 'text' && random.chance(0.6)
  const parentId = node === undefined ? nodeId : isInside ? node.id : node.place.parentId
  const slot = node === undefined ? 'sections' : isInside ? 'children' : node.place.slot
  return { parentId, slot, at: random.below(view.children(parentId, slot).length + 1) }
}

function templateAtRandom(random: Random) {
  const words = { element: 'text', props: { text: 'New' } }
  const dice = random.next()
  if (dice < 0.2) return { element: 'section', slots: { children: [words] } }
  return dice < 0.5 ? { element: 'box', slots: { children: [words, words] } } : words
}
