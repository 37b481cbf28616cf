import { gap } from '@heddle/kit'
import type { Piece } from '../../lib/piece.ts'
import type { Counter } from './counter.ts'
import type { Look } from './look.ts'
import { formula, writeNames, type Ids } from './names.ts'
import { STATES } from './order-rows.ts'
import { ORDERS_PER_PAGE, ordersTable } from './orders-table.ts'
import { createPieces } from './pieces.ts'
import type { ControlIds } from './workflows.ts'

/** Euros for one. */
const PARCEL_PRICE = 6
const PALLET_PRICE = 85

const ROW = { 'flex-direction': 'row', 'align-items': 'center', 'flex-wrap': 'wrap' } as const

/** The desk: search, filters, the table with its pages, and cards beside it. */
export function homeSections(ids: Ids, controls: ControlIds, look: Look, counter: Pick<Counter, 'instance'>): readonly Piece[] {
  const { text, box, button } = createPieces(look)
  const { variable, collection, call } = writeNames(ids)
  const row = 'context.item.data'

  const header = box(
    [
      text('Orders desk', ['title'], 'h1'),
      text(
        formula(
          `concatenate(${collection('orders')}.total, plural(${collection('orders')}.total, ' order', ' orders'), ', ', ${call('money', `rollupSum(${collection('orders')}.data, 'total')`)})`,
        ),
        ['quiet'],
        'p',
        { attributes: { role: 'status', 'aria-live': 'polite' } },
      ),
      text('Journal', ['quiet'], 'span', { link: { type: 'internal', pageId: ids.journal } }),
    ],
    { ...ROW, 'justify-content': 'space-between', ...gap('16px') },
  )
  const toolbar = box(
    [
      {
        element: 'form-input',
        id: controls.search,
        classes: look.classes('control'),
        props: { type: 'search', required: false, debounce: true, debounceDelay: 150, value: formula(variable('search')) },
        texts: { accessibleLabel: 'Search orders', placeholder: 'Customer, city or number' },
        styles: { default: { 'flex-grow': '1', width: '260px' } },
      },
      {
        element: 'select',
        id: controls.status,
        classes: look.classes('control'),
        props: { options: [...STATES], value: formula(variable('status')) },
        texts: { accessibleLabel: 'State', placeholder: 'Any state' },
      },
      button(formula(`if(${variable('lateOnly')}, 'All orders', 'Only late ones')`), { id: controls.lateOnly }),
      button('Clear', { id: controls.clear }),
    ],
    { ...ROW, ...gap('12px') },
  )
  const table = box(
    [
      text('Orders', ['heading'], 'h2'),
      ordersTable(ids, controls, look),
      {
        element: 'paginator',
        id: controls.pages,
        props: {
          useCustomPagination: true,
          total: formula(`${collection('orders')}.total`),
          limit: ORDERS_PER_PAGE,
          offset: formula(variable('offset')),
        },
        texts: { accessibleLabel: 'Pages of orders' },
      },
    ],
    { 'flex-grow': '3', 'flex-basis': '660px' },
    ['card'],
  )
  const late = box(
    [
      text('What is late', ['heading'], 'h2'),
      text(formula(`concatenate(${variable('summary')}.orders, ' orders with ', ${variable('summary')}.pieces, ' pieces')`)),
      button('Count', { id: controls.count }, true),
    ],
    {},
    ['card'],
  )
  const carrier = box(
    [
      text('Carrier', ['heading'], 'h2'),
      text(formula(`ifEmpty(${variable('notice')}, 'Nothing was sent yet.')`), ['quiet'], 'p', {
        attributes: { role: 'status' },
      }),
      button('Send what is shown', { id: controls.send }),
    ],
    {},
    ['card'],
  )
  const cities = box(
    [
      text('Cities', ['heading'], 'h2'),
      box(
        [
          text(formula(`${row}.name`), [], 'span'),
          text(formula(`toText(count(filterByKey(${collection('orders')}.data, 'city', ${row}.name)))`), ['quiet'], 'span'),
        ],
        { ...ROW, 'justify-content': 'space-between' },
        [],
        { repeat: { over: formula(collection('cities')), key: 'name' }, attributes: { 'data-city': 'row' } },
      ),
      {
        element: 'paginator',
        props: { collection: formula(collection('cities')) },
        texts: { accessibleLabel: 'Pages of cities' },
      },
    ],
    {},
    ['card'],
  )
  const note = box(
    [
      text('Note', ['heading'], 'h2'),
      {
        element: 'form-input',
        id: controls.note,
        classes: look.classes('control'),
        props: { required: false, value: formula(variable('note')) },
        texts: { accessibleLabel: 'Note for yourself', placeholder: 'Kept in this browser' },
      },
      text(formula(`concatenate('Visit ', ${variable('visits')})`), ['quiet']),
    ],
    {},
    ['card'],
  )
  const shipping = box(
    [
      text('Shipping', ['heading'], 'h2'),
      counter.instance(controls.parcels, 'Parcels', PARCEL_PRICE),
      counter.instance(controls.pallets, 'Pallets', PALLET_PRICE),
      text(
        formula(`concatenate('Together ', ${call('money', `${variable('parcelCost')} + ${variable('palletCost')}`)})`),
        [],
        'p',
        {
          attributes: { role: 'status' },
        },
      ),
    ],
    {},
    ['card'],
  )
  const side = box([late, carrier, shipping, cities, note], { 'flex-grow': '1', 'flex-basis': '260px', ...gap('20px') })
  return [
    {
      element: 'section',
      name: 'Desk',
      props: { tag: 'main' },
      classes: look.classes('page'),
      children: [header, toolbar, box([table, side], { ...ROW, 'align-items': 'flex-start', ...gap('20px') })],
    },
  ]
}
