import type { Piece } from '../../lib/piece.ts'
import { gap } from '@heddle/kit'
import type { Look } from './look.ts'
import { formula, writeNames, type Ids } from './names.ts'
import { createPieces } from './pieces.ts'
import type { ControlIds } from './workflows.ts'

/** Orders on a page of the table. */
export const ORDERS_PER_PAGE = 10

const COLUMNS = ['Number', 'Customer', 'City', 'Date', 'Total', 'State', 'Step'] as const
type Column = (typeof COLUMNS)[number]

/** The orders that are shown, with headings that sort, and what is said when none are. */
export function ordersTable(ids: Ids, controls: ControlIds, look: Look): Piece {
  const { text, box, button, icon } = createPieces(look)
  const { variable, collection, call } = writeNames(ids)
  const sorted = `sort(${collection('orders')}.data, ${variable('direction')}, ${variable('sortBy')})`
  const shown = `slice(${sorted}, ${variable('offset')}, ${variable('offset')} + ${ORDERS_PER_PAGE})`
  const row = 'context.item.data'

  const heading = (column: Column, more: Partial<Piece> = {}): Piece => ({
    element: 'table-cell',
    props: { kind: 'column' },
    classes: look.classes('cell', 'quiet'),
    children: [text(column, [], 'span')],
    ...more,
  })
  const sortHeading = (column: Column, field: string, id: string, styles: Piece['styles'] = {}): Piece =>
    heading(column, {
      props: {
        kind: 'column',
        sorted: formula(
          `if(${variable('sortBy')} === '${field}', if(${variable('direction')} === 'asc', 'ascending', 'descending'), 'none')`,
        ),
      },
      styles,
      children: [
        {
          ...button(
            formula(
              `concatenate('${column}', if(${variable('sortBy')} === '${field}', if(${variable('direction')} === 'asc', ' ↑', ' ↓'), ''))`,
            ),
            { id },
          ),
          classes: look.classes('button', 'small'),
        },
      ],
    })
  const cell = (column: Column, children: readonly Piece[], more: Partial<Piece> = {}): Piece => ({
    element: 'table-cell',
    texts: { label: column },
    classes: look.classes('cell'),
    children,
    ...more,
  })
  const alignedRight = { default: { 'text-align': 'right', 'white-space': 'nowrap' } }

  const [warn, quiet] = [look.color('warn').id, look.color('quiet').id]
  const stateColor = formula(`if(${row}.status === 'late', colors['${warn}'], colors['${quiet}'])`)

  const head: Piece = {
    element: 'table-row',
    children: [
      heading('Number'),
      heading('Customer'),
      heading('City'),
      sortHeading('Date', 'date', controls.sortDate),
      sortHeading('Total', 'total', controls.sortTotal, alignedRight),
      heading('State'),
      heading('Step'),
    ],
  }
  const orderRow: Piece = {
    element: 'table-row',
    name: 'Order',
    classes: look.classes('row'),
    attributes: { 'data-order': 'row' },
    repeat: { over: formula(shown), key: 'id' },
    children: [
      cell('Number', [text(formula(`${row}.id`), [], 'span')], {
        props: { kind: 'row' },
        classes: look.classes('cell', 'badge'),
      }),
      cell('Customer', [text(formula(`${row}.customer`), [], 'span')]),
      cell('City', [text(formula(`${row}.city`), ['quiet'], 'span')]),
      cell('Date', [text(formula(`formatDate(${row}.date, 'D MMM YYYY', 'en')`), ['quiet', 'line'], 'span')]),
      cell('Total', [text(formula(call('money', `${row}.total`)), [], 'span')], { styles: alignedRight }),
      cell('State', [text(formula(`${row}.status`), ['badge', 'state'], 'span', { styles: { default: { color: stateColor } } })]),
      {
        element: 'table-cell',
        classes: look.classes('cell'),
        children: [
          {
            ...button('Done', {
              id: controls.done,
              texts: { text: 'Done', accessibleLabel: formula(`concatenate('Done: ', ${row}.id)`) },
              condition: formula(`${row}.status !== 'done'`),
            }),
            classes: look.classes('button', 'small'),
          },
        ],
      },
    ],
  }
  const wholeRow = (name: string, condition: string, children: readonly Piece[]): Piece => ({
    element: 'table-row',
    name,
    classes: look.classes('row'),
    condition: formula(condition),
    children: [
      {
        element: 'table-cell',
        props: { columns: COLUMNS.length },
        children: [box(children, { 'align-items': 'center', ...gap('10px') }, ['empty'], { attributes: { role: 'status' } })],
      },
    ],
  })
  const orders = collection('orders')
  return {
    element: 'table',
    name: 'Orders',
    props: { hidesCaption: true },
    texts: { caption: 'Orders' },
    slots: {
      head: [head],
      rows: [
        orderRow,
        wholeRow('Still coming', `${orders}.isFetching && ${orders}.total === 0`, [
          icon('loader'),
          text('The orders are on their way.', ['quiet']),
        ]),
        wholeRow('Did not come', `!!${orders}.error`, [
          icon('cloud-off'),
          text('The orders did not come. Load the page again.', ['warning']),
        ]),
        wholeRow('None fits', `${orders}.total === 0 && !${orders}.isFetching && !${orders}.error`, [
          icon('search-x'),
          text('No order fits. Take a filter away.', ['quiet']),
          button('Show all orders', { id: controls.showAll }),
        ]),
      ],
    },
  }
}
