import { INSTANCE_ELEMENT, ROOT_SLOT, type DocumentRecord, type Id, type WorkflowRecord } from '@heddle/document'
import { gap } from '@heddle/kit'
import { placePieces, type Piece, type Placing } from '../../lib/piece.ts'
import { writeActions, type Argument, type Step } from '../../lib/write-actions.ts'
import type { Look } from './look.ts'
import { formula, writeNames, type Ids } from './names.ts'
import { createPieces } from './pieces.ts'

/** Most pieces that one counter counts. */
const MOST = 99

/** The counter, a component: a label, a price, two buttons around a number of its own, and a trigger with what it costs. */
export interface Counter {
  readonly records: readonly DocumentRecord[]
  /** Id of its trigger: the cost changed. */
  readonly changed: Id
  readonly instance: (id: Id, label: string, price: number) => Piece
}

export function createCounter(ids: Ids, look: Look, { language, newId }: Pick<Placing, 'language' | 'newId'>): Counter {
  const { text, box, button } = createPieces(look)
  const { call } = writeNames(ids)
  const [component, root, less, more, label, price, count, cost, changed] = Array.from({ length: 9 }, newId) as [
    Id,
    Id,
    Id,
    Id,
    Id,
    Id,
    Id,
    Id,
    Id,
  ]
  const own = (part: string, id: Id): string => `context.component.${part}['${id}']`

  const pieces: readonly Piece[] = [
    {
      ...box(
        [
          text(formula(own('props', label)), [], 'span', { styles: { default: { 'flex-grow': '1' } } }),
          text(formula(call('money', `${own('formulas', cost)}()`)), ['quiet'], 'span'),
          button('−', {
            id: less,
            props: { disabled: formula(`${own('variables', count)} === 0`) },
            texts: { text: '−', accessibleLabel: formula(`concatenate('Fewer ', lowercase(${own('props', label)}))`) },
          }),
          text(formula(`toText(${own('variables', count)})`), [], 'span', { attributes: { 'data-count': 'value' } }),
          button('+', {
            id: more,
            props: { disabled: formula(`${own('variables', count)} === ${MOST}`) },
            texts: { text: '+', accessibleLabel: formula(`concatenate('More ', lowercase(${own('props', label)}))`) },
          }),
        ],
        { 'flex-direction': 'row', 'align-items': 'center', ...gap('8px') },
      ),
      id: root,
      attributes: { 'data-counter': 'row' },
    },
  ]
  const step = (name: string, ownerId: Id, change: string): WorkflowRecord => {
    const steps: readonly Step[] = [
      { type: 'change-variable', args: { variable: count, value: code(`${own('variables', count)} ${change}`) } },
      { type: 'emit-trigger', args: { triggerId: changed, event: { cost: code(`${own('formulas', cost)}()`) } } },
    ]
    const { first, actions } = writeActions(steps, newId)
    return {
      id: newId(),
      kind: 'workflow',
      folder: '',
      index: 'a0',
      name,
      ownerId,
      trigger: 'click',
      parameters: [],
      ...(first !== undefined && { firstAction: first }),
      actions,
    }
  }

  return {
    changed,
    instance: (id, labelText, unitPrice) => ({
      element: INSTANCE_ELEMENT,
      componentId: component,
      id,
      texts: { [label]: labelText },
      props: { [price]: unitPrice },
    }),
    records: [
      {
        id: component,
        kind: 'library-component',
        name: 'Counter',
        folder: '',
        index: 'a0',
        type: 'component',
        rootElementId: root,
        configuration: {},
        properties: {
          [label]: { name: 'label', type: 'text', defaultValue: 'Pieces' },
          [price]: { name: 'price', type: 'number', defaultValue: 1 },
        },
        variables: { [count]: { name: 'count', type: 'number', defaultValue: 0 } },
        formulas: {
          [cost]: { name: 'cost', parameters: [], code: `${own('variables', count)} * ${own('props', price)}` },
        },
        triggers: { [changed]: { name: 'Cost changed', event: { cost: 12 } } },
      },
      ...placePieces(pieces, { parentId: component, slot: ROOT_SLOT, language, newId }),
      step('One less', less, '- 1'),
      step('One more', more, '+ 1'),
    ],
  }
}

const code = (text: string): Argument => ({ type: 'f', code: text })
