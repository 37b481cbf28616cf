import fc from 'fast-check'
import type { Id } from '../records/types.ts'
import type { DocumentView } from '../view/view.ts'
import * as operations from '../operations/index.ts'
import type { OperationResult } from '../operations/index.ts'
import { fieldsOf } from './small-site.ts'

/** Numbers that a step picks records, places and values by; everything random comes from here. */
const STEP = fc.record({
  kind: fc.nat({ max: 23 }),
  a: fc.nat({ max: 50 }),
  b: fc.nat({ max: 50 }),
  at: fc.nat({ max: 6 }),
  many: fc.nat({ max: 3 }),
})
export type Step = typeof STEP extends fc.Arbitrary<infer T> ? T : never
export const STEPS = fc.array(STEP, { minLength: 1, maxLength: 25 })

const ELEMENTS = ['section', 'box', 'text', 'button', 'icon', 'gone-element']
const SLOTS = ['children', 'children', 'children', 'sections', 'icon']

/** Any operation with any input that the numbers pick, sound or not. */
export function operationOf(view: DocumentView, { kind, a, b, at, many }: Step, newId: () => Id): OperationResult {
  const pick = <T>(list: readonly T[], number: number): T | undefined => list[number % Math.max(1, list.length)]
  const nodes = view.of('node').map(({ id }) => id)
  const pages = view.of('page').map(({ id }) => id)
  const id = pick(nodes, a) ?? ''
  const ids = Array.from({ length: many + 1 }, (_, offset) => pick(nodes, a + offset * (b + 1)) ?? '')
  const page = pick(pages, a) ?? ''
  const parent = pick([...pages, ...nodes], b) ?? ''
  const target = { parentId: parent, slot: pick(pages.includes(parent) ? ['sections', 'children'] : SLOTS, a) ?? 'children', at }
  const element = pick(ELEMENTS, a + b) ?? 'text'
  const variable = pick(view.of('variable'), a)?.id ?? ''
  const token = pick(view.of('token'), a)?.id ?? ''
  const styleClass = pick(view.of('style-class'), a)?.id ?? ''
  const name = ['Card', 'who', ' ', 'О нас'][b % 4] ?? ''
  const template = {
    element,
    props: ['text', 'button'].includes(element) ? { text: 'x' } : {},
    slots: element === 'box' ? { children: [{ element: 'text' }] } : {},
  }
  const all: readonly (() => OperationResult)[] = [
    () => operations.insertNode(view, { template, target, newId, fieldsOf }),
    () => operations.moveNodes(view, { ids, target, fieldsOf }),
    () => operations.duplicateNodes(view, { ids, newId, fieldsOf }),
    () => operations.deleteNodes(view, { ids: [id] }),
    () => operations.wrapNodes(view, { ids, template: { element: 'box' }, slot: 'children', newId, fieldsOf }),
    () => operations.unwrapNode(view, { id, fieldsOf }),
    () => operations.pasteFragment(view, { fragment: operations.copyFragment(view, { ids }), target, newId, fieldsOf }),
    () =>
      operations.setProp(view, {
        ids,
        field: 'text',
        variant: 'ru',
        value: [null, 'y', { type: 'f', code: '1' }][b % 3] ?? null,
        fieldsOf,
      }),
    () =>
      operations.setStyle(view, {
        ids,
        variant: ['default', 'mobile:hover'][b % 2] ?? '',
        values: { opacity: '0.5', color: b % 3 ? null : { type: 'token', id: token } },
      }),
    () => operations.setLink(view, { ids, link: b % 2 ? null : { type: 'internal', pageId: page, sectionId: id } }),
    () => operations.addClass(view, { ids, classId: styleClass, ...(b % 2 && { at }) }),
    () => operations.removeClass(view, { ids, classId: styleClass }),
    () => operations.insertPage(view, { name, newId }),
    () => operations.duplicatePage(view, { id: page, newId }),
    () => operations.deletePage(view, { id: page }),
    () => operations.movePage(view, { id: page, at }),
    () => operations.setPagePath(view, { id: page, path: ['home', 'about', 'a/{{b}}', '/x'][b % 4] ?? '' }),
    () => operations.setSite(view, { values: { homePageId: page } }),
    () => operations.insertVariable(view, { name, type: 'string', newId, ...(b % 2 && { pageId: page }) }),
    () => operations.deleteVariable(view, { id: variable }),
    () => operations.insertToken(view, { type: 'color', name, value: '#fff', newId }),
    () => operations.deleteToken(view, { id: token }),
    () => operations.insertClass(view, { name, newId, ...(b % 2 && { parentId: styleClass }) }),
    () => operations.deleteClass(view, { id: styleClass }),
  ]
  return (all[kind % all.length] ?? (() => operations.deleteNodes(view, { ids: [] })))()
}
