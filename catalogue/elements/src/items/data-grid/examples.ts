import type { NodeTemplate } from '@heddle/kit'

const data = [
  { id: 1, bread: 'Rye', price: 4.2, baked: '2026-11-02', vegan: true },
  { id: 2, bread: 'Wheat', price: 3.8, baked: '2026-11-03', vegan: true },
  { id: 3, bread: 'Brioche', price: 5.1, baked: '2026-11-01', vegan: false },
]
const columns = [
  { key: 'bread', title: 'Bread', kind: 'text' },
  { key: 'price', title: 'Price', kind: 'number' },
  { key: 'baked', title: 'Baked', kind: 'date' },
  { key: 'vegan', title: 'Vegan', kind: 'boolean' },
]
const grid = (name: string, props: NodeTemplate['props'] = {}) =>
  ({ name, node: { element: 'data-grid', props: { caption: 'Breads', hidesCaption: true, data, columns, ...props } } }) as const

export const examples: readonly { readonly name: string; readonly node: NodeTemplate }[] = [
  grid('of a list', { sorting: [{ key: 'price', direction: 'DESC' }] }),
  grid('in pages', { caption: 'Breads by page', expandable: true, pageSize: 2, pageSizes: '2, 10' }),
  grid('with columns of its data', { caption: 'Breads as they are', columns: [], pagination: false }),
  grid('with search, filters, boxes and a pinned column', {
    caption: 'Breads to choose',
    searchable: true,
    columnsMenu: true,
    movable: true,
    csv: true,
    selection: 'multiple',
    columns: columns.map((column) => ({
      ...column,
      isFiltered: true,
      ...(column.key === 'bread' && { pinned: 'start', width: 140 }),
    })),
  }),
  grid('with conditions of its filters', {
    caption: 'Breads by conditions',
    pagination: false,
    filterConditions: true,
    columns: columns.map((column) => ({ ...column, isFiltered: true })),
  }),
  grid('a long list that scrolls', {
    caption: 'All breads',
    pagination: false,
    height: '240px',
    data: Array.from({ length: 120 }, (_, at) => ({
      id: at,
      bread: `Bread ${at}`,
      price: at / 2,
      baked: '2026-11-01',
      vegan: at % 2 === 0,
    })),
  }),
  grid('that is written in', {
    caption: 'Breads to change',
    pagination: false,
    columns: [
      ...columns.map((column) => ({ ...column, isEditable: true })),
      {
        key: 'size',
        title: 'Size',
        kind: 'select',
        isEditable: true,
        options: [
          { value: 's', label: 'Small' },
          { value: 'l', label: 'Large' },
        ],
      },
    ],
    data: data.map((row) => ({ ...row, size: 's' })),
  }),
  grid('with tags, stars, progress, money and buttons', {
    caption: 'Breads on sale',
    pagination: false,
    data: [
      { id: 1, bread: 'Rye', state: ['new', 'vegan'], stars: 4, sold: 62, price: 4.2 },
      { id: 2, bread: 'Brioche', state: 'sale', stars: 5, sold: 18, price: 5.1 },
    ],
    columns: [
      { key: 'bread', title: 'Bread' },
      {
        key: 'state',
        title: 'Marks',
        kind: 'tag',
        options: [
          { value: 'new', label: 'New', color: '#1d4ed8' },
          { value: 'vegan', label: 'Vegan', color: '#15803d' },
          { value: 'sale', label: 'Sale', color: '#b91c1c' },
        ],
      },
      { key: 'stars', title: 'Stars', kind: 'rating' },
      { key: 'sold', title: 'Sold', kind: 'progress' },
      { key: 'price', title: 'Price', kind: 'currency', currency: 'EUR' },
      { title: 'Order', kind: 'action', actionName: 'order' },
    ],
  }),
  {
    name: 'with cells of elements',
    node: {
      element: 'data-grid',
      props: {
        caption: 'Breads to order',
        hidesCaption: true,
        pagination: false,
        data,
        columns: [
          { key: 'bread', kind: 'slot', title: 'Bread' },
          { key: 'price', kind: 'currency', currency: 'EUR', title: 'Price' },
          { title: 'Order', kind: 'slot', slot: 'cell2' },
        ],
      },
      slots: {
        cell1: [
          { element: 'icon', props: { icon: 'wheat' }, styles: { default: { 'font-size': '20px' } } },
          { element: 'text', props: { text: { type: 'f', code: 'context.local.data.cell.value' }, tag: 'span' } },
        ],
        cell2: [{ element: 'button', props: { text: { type: 'f', code: '`Order ${context.local.data.row.item.bread}`' } } }],
      },
    },
  },
  grid('in groups with totals', {
    caption: 'Breads by town',
    pagination: false,
    groupBy: 'town',
    columns: [
      { key: 'bread', title: 'Bread' },
      { key: 'baked', title: 'Baked', kind: 'date', total: 'greatest' },
      { key: 'sold', title: 'Sold', kind: 'number', total: 'average' },
      { key: 'price', title: 'Price', kind: 'currency', currency: 'EUR', total: 'sum' },
    ],
    data: data.map((row, at) => ({ ...row, town: at === 1 ? 'Bonn' : 'Ulm', sold: 40 + 7 * at })),
  }),
  grid('whose rows are moved by hand', { caption: 'Breads in order', pagination: false, rowReorder: true }),
  grid('without rows', { caption: 'No breads', data: [], pagination: false }),
  {
    name: 'without rows, with elements in their place',
    node: {
      element: 'data-grid',
      props: { caption: 'Breads of tomorrow', hidesCaption: true, pagination: false, data: [], columns },
      slots: {
        empty: [
          { element: 'icon', props: { icon: 'wheat' }, styles: { default: { 'font-size': '32px' } } },
          { element: 'text', props: { text: 'Nothing is baked yet' } },
        ],
      },
    },
  },
  grid('loading', { caption: 'Breads to come', data: [], loading: true, pagination: false }),
]
