import type { DocumentRecord, Id, WorkflowRecord } from '@heddle/document'
import { writeActions, type Argument, type Step } from '../../lib/write-actions.ts'
import { writeNames, type Ids, type Name } from './names.ts'

/** Nodes that workflows of the desk belong to. */
export type Control =
  | 'search'
  | 'status'
  | 'lateOnly'
  | 'sortDate'
  | 'sortTotal'
  | 'pages'
  | 'count'
  | 'send'
  | 'done'
  | 'note'
  | 'clear'
  | 'showAll'
  | 'clearLog'
  | 'parcels'
  | 'pallets'
export type ControlIds = Readonly<Record<Control, Id>>

const code = (text: string): Argument => ({ type: 'f', code: text })

/** What the desk does, by who starts it. `costChanged`: trigger of its counters. */
export function workflowRecords(ids: Ids, controls: ControlIds, costChanged: Id, newId: () => Id): readonly DocumentRecord[] {
  const { variable, collection } = writeNames(ids)
  const set = (name: Name, value: Argument, more: Readonly<Record<string, Argument>> = {}): Step => ({
    type: 'change-variable',
    args: { variable: ids[name], value, ...more },
  })
  const firstPage = set('offset', 0)
  /** An entry of the journal. `kind`: its icon. */
  const note = (kind: string, what: string): Step =>
    set('log', code(`{ at: date(), kind: '${kind}', what: ${what} }`), { operation: 'push' })
  const clear: readonly Step[] = [
    { type: 'reset-variables', args: { variables: [ids.search, ids.status, ids.lateOnly, ids.offset] } },
  ]
  const record = (
    name: string,
    ownerId: Id,
    trigger: string,
    steps: readonly Step[],
    onError: readonly Step[] = [],
  ): WorkflowRecord => {
    const main = writeActions(steps, newId)
    const error = writeActions(onError, newId)
    return {
      id: newId(),
      kind: 'workflow',
      folder: '',
      index: 'a0',
      name,
      ownerId,
      trigger,
      parameters: [],
      ...(main.first !== undefined && { firstAction: main.first }),
      ...(error.first !== undefined && { firstErrorAction: error.first }),
      actions: { ...main.actions, ...error.actions },
    }
  }

  /** Sorts by a column; a second press turns the order around. */
  const sortSteps = (column: string): readonly Step[] => [
    {
      type: 'if',
      args: { value: code(`${variable('sortBy')} === '${column}'`) },
      branches: [
        { value: true, steps: [set('direction', code(`if(${variable('direction')} === 'asc', 'desc', 'asc')`))] },
        { value: false, steps: [set('sortBy', column), set('direction', 'desc')] },
      ],
    },
    firstPage,
  ]

  const [orderLoop, itemLoop, script] = [newId(), newId(), newId()]
  const order = `context.workflow['${orderLoop}'].loop.item`
  const item = `context.workflow['${itemLoop}'].loop.item`
  const countSteps: readonly Step[] = [
    { type: 'create-workflow-variable', args: { name: 'orders', variableType: 'number', value: 0 } },
    { type: 'create-workflow-variable', args: { name: 'pieces', variableType: 'number', value: 0 } },
    {
      id: orderLoop,
      type: 'loop',
      args: { value: code(`${collection('orders')}.data`) },
      loop: [
        { type: 'continue', args: { value: code(`${order}.status !== 'late'`) } },
        { type: 'update-workflow-variable', args: { name: 'orders', value: code('context.variables.orders + 1') } },
        {
          id: itemLoop,
          type: 'loop',
          args: { value: code(`${order}.items`) },
          loop: [
            {
              type: 'update-workflow-variable',
              args: { name: 'pieces', value: code(`context.variables.pieces + ${item}.pieces`) },
            },
          ],
        },
      ],
    },
    set('summary', code('{ orders: context.variables.orders, pieces: context.variables.pieces }')),
    note('calculator', 'concatenate(context.variables.orders, " late orders, ", context.variables.pieces, " pieces")'),
  ]

  return [
    record('Search', controls.search, 'change', [set('search', code('event.value')), firstPage]),
    record('Filter by state', controls.status, 'change', [set('status', code('event.value')), firstPage]),
    record('Only late orders', controls.lateOnly, 'click', [set('lateOnly', code(`!${variable('lateOnly')}`)), firstPage]),
    record('Sort by date', controls.sortDate, 'click', sortSteps('date')),
    record('Sort by total', controls.sortTotal, 'click', sortSteps('total')),
    record('Another page', controls.pages, 'change', [set('offset', code('event.context.offset'))]),
    record('Count what is late', controls.count, 'click', countSteps),
    record(
      'Send to the carrier',
      controls.send,
      'click',
      [
        set('notice', 'Asking the carrier…'),
        {
          type: 'if',
          args: { value: code(`${collection('orders')}.total > 100`) },
          branches: [
            { value: true, steps: [{ type: 'throw', args: { message: 'The carrier takes 100 orders at most.' } }] },
            {
              value: false,
              steps: [
                {
                  id: script,
                  type: 'run-script',
                  args: { code: `const { total } = ${collection('orders')}\nreturn \`\${total} orders are on their way.\`` },
                },
                set('notice', code(`context.workflow['${script}'].result`)),
                note('truck', `context.workflow['${script}'].result`),
              ],
            },
          ],
        },
      ],
      [set('notice', code('context.workflow.error.message')), { type: 'return', args: { value: false } }],
    ),
    record('Mark as done', controls.done, 'click', [
      {
        type: 'update-collection',
        args: {
          collectionId: ids.orders,
          updateType: 'update',
          by: 'id',
          id: code('context.item.data.id'),
          value: { status: 'done' },
          merge: true,
        },
      },
      note('check', 'concatenate(context.item.data.id, " is done")'),
    ]),
    record('Keep the note', controls.note, 'change', [set('note', code('event.value'))]),
    record('Clear everything', controls.clear, 'click', clear),
    record('Show all orders', controls.showAll, 'click', clear),
    record('Clear the journal', controls.clearLog, 'click', [{ type: 'reset-variables', args: { variables: [ids.log] } }]),
    record('Parcels cost', controls.parcels, costChanged, [set('parcelCost', code('event.cost'))]),
    record('Pallets cost', controls.pallets, costChanged, [set('palletCost', code('event.cost'))]),
    record('Count the visit', ids.home, 'onload', [set('visits', code(`${variable('visits')} + 1`))]),
  ]
}
