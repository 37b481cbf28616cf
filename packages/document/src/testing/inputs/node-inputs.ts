import { copyFragment } from '../../operations/nodes/copy-fragment.ts'
import type { Dice } from '../dice.ts'
import { fieldsOf } from '../small-site.ts'
import type { Inputs } from './inputs.ts'
import { LANGUAGES, NAMES, nodes, of, target } from './picks.ts'

const ELEMENTS = ['section', 'box', 'text', 'button', 'icon', 'gone-element'] as const
function template(dice: Dice) {
  const element = dice.pick(ELEMENTS) ?? 'text'
  return {
    element,
    props: ['text', 'button'].includes(element) ? { text: 'x' } : {},
    slots: element === 'box' ? { children: [{ element: 'text' }] } : {},
  }
}

/** Nodes: what stands on a page. */
export const nodeInputs = {
  insertNode: (dice) => ({ template: template(dice), target: target(dice), newId: dice.newId, fieldsOf }),
  moveNodes: (dice) => ({ ids: nodes(dice), target: target(dice), fieldsOf }),
  duplicateNodes: (dice) => ({ ids: nodes(dice), newId: dice.newId, fieldsOf }),
  deleteNodes: (dice) => ({ ids: nodes(dice) }),
  arrangeChildren: (dice) => ({
    id: nodes(dice)[0] ?? '',
    slot: 'children',
    child: { element: 'text' },
    field: 'size',
    shares: [],
    newId: dice.newId,
    fieldsOf,
  }),
  fillEntries: (dice) => ({
    id: nodes(dice)[0] ?? '',
    children: { children: { element: 'text' } },
    count: 3,
    newId: dice.newId,
    fieldsOf,
  }),
  moveEntry: (dice) => ({
    id: dice.view.find('node', nodes(dice)[0] ?? '')?.place.parentId ?? '',
    slots: ['children'],
    from: 0,
    to: 1,
  }),
  wrapNodes: (dice) => ({ ids: nodes(dice), template: { element: 'box' }, slot: 'children', newId: dice.newId, fieldsOf }),
  unwrapNode: (dice) => ({ id: of(dice, 'node'), fieldsOf }),
  pasteFragment: (dice) => ({
    fragment: copyFragment(dice.view, { ids: nodes(dice) }),
    target: target(dice),
    newId: dice.newId,
    fieldsOf,
  }),
  renameNode: (dice) => ({ id: of(dice, 'node'), name: dice.pick(NAMES) ?? '' }),
  setAnchor: (dice) => ({ id: of(dice, 'node'), anchor: dice.pick(['', 'top', 'Our prices']) ?? '' }),
  setHidden: (dice) => ({ ids: nodes(dice), hidden: dice.isLucky() }),
  setProp: (dice) => ({
    ids: nodes(dice),
    field: 'text',
    variant: dice.pick(LANGUAGES) ?? 'ru',
    value: dice.pick([null, 'y', { type: 'f', code: '1' }]) ?? null,
    fieldsOf,
  }),
  setStyle: (dice) => ({
    ids: nodes(dice),
    variant: dice.pick(['default', 'mobile:hover', 'tablet']) ?? '',
    values: {
      opacity: '0.5',
      [dice.pick(['color', 'color', 'font', 'box-shadow']) ?? 'color']: dice.isLucky()
        ? null
        : { type: 'token', id: of(dice, 'token') },
    },
  }),
  setLink: (dice) => ({
    ids: nodes(dice),
    link: dice.isLucky() ? null : { type: 'internal', pageId: of(dice, 'page'), sectionId: of(dice, 'node') },
  }),
  setAttribute: (dice) => ({
    ids: nodes(dice),
    name: dice.pick(['title', 'onclick']) ?? '',
    value: dice.pick(['x', null]) ?? null,
  }),
  setCondition: (dice) => ({ ids: nodes(dice), condition: dice.pick([true, null, { type: 'f', code: 'true' }]) ?? null }),
  setRepeat: (dice) => ({
    ids: nodes(dice),
    repeat: dice.pick([null, { over: { type: 'f', code: '[1, 2]' }, key: ' id', draws: 'visible' }]) ?? null,
  }),
  setState: (dice) => ({
    nodeId: nodes(dice)[0] ?? '',
    stateId: dice.pick(['when-late', 'hover']) ?? '',
    state: dice.pick([null, { name: 'Late' }, { name: 'Late', condition: { type: 'f', code: 'true' } }]) ?? null,
  }),
  addClass: (dice) => ({ ids: nodes(dice), classId: of(dice, 'style-class'), ...(dice.isLucky() && { at: dice.upTo(3) }) }),
  setClassCondition: (dice) => {
    const node = dice.pick(dice.view.of('node').filter(({ classes }) => Object.keys(classes).length > 0))
    return {
      ids: [node?.id ?? ''],
      classId: dice.pick(Object.keys(node?.classes ?? {})) ?? of(dice, 'style-class'),
      condition: dice.pick([null, { type: 'f', code: 'true' }, { type: 'f', code: ' ' }]) ?? null,
    }
  },
  removeClass: (dice) => ({ ids: nodes(dice), classId: of(dice, 'style-class') }),
} satisfies Partial<Inputs>
