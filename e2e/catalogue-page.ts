import type { DocumentRecord, Id, WorkflowRecord } from '@heddle/document'
import { placePieces, type Piece } from '../catalogue/templates/src/lib/piece.ts'
import { idOf, type Home } from './push-records.ts'

const [PRODUCTS, PRODUCT, SEARCH, CHOSEN] = ['products', 'product', 'search', 'chosen'].map(idOf) as [Id, Id, Id, Id]
const formula = (code: string) => ({ type: 'f' as const, code })
const products = 'collections.products'

/** The page of a catalogue whose collections have no source yet: search, list, pages, detail, and a look for every state. */
export function cataloguePage({ homePageId, language }: Home): readonly DocumentRecord[] {
  let made = 0
  const shared = { folder: '', index: 'a0' }
  return [
    ...[
      { id: SEARCH, name: 'search', queryName: 'q' },
      { id: CHOSEN, name: 'chosen', queryName: 'product' },
    ].map((one): DocumentRecord => ({ ...shared, ...one, kind: 'variable', type: 'query', defaultValue: '' })),
    ...[
      { id: PRODUCTS, name: 'products', type: 'collection' as const, index: 'a0' },
      { id: PRODUCT, name: 'detail', type: 'single' as const, index: 'a1' },
    ].map((one): DocumentRecord => ({ ...shared, ...one, kind: 'collection', mode: 'static', config: {} })),
    ...placePieces(PIECES, {
      parentId: homePageId,
      slot: 'sections',
      language,
      newId: () => idOf(`catalogue ${made++}`),
    }),
    workflow('Search', 'input', 'change', [
      ['change-variable', { variable: SEARCH, value: formula('event.value') }],
      ['fetch-collection', { collectionId: PRODUCTS }],
    ]),
    workflow('Choose', 'open', 'click', [
      ['change-variable', { variable: CHOSEN, value: formula('context.item.data.id') }],
      ['fetch-collection', { collectionId: PRODUCT }],
    ]),
  ]
}

const text = (shown: string | ReturnType<typeof formula>, more: Partial<Piece> = {}): Piece => ({
  element: 'text',
  texts: { text: shown },
  ...more,
})
const PIECES: readonly Piece[] = [
  {
    element: 'section',
    children: [
      text('Catalogue', { props: { tag: 'h1' } }),
      {
        element: 'form-input',
        id: idOf('input'),
        props: { type: 'search', required: false, value: formula('variables.search') },
        texts: { accessibleLabel: 'Find a bread' },
      },
      text('The breads are on their way', { condition: formula(`${products}.isFetching`) }),
      text(formula(`concatenate('No breads: ', ${products}.error.message)`), { condition: formula(`!!${products}.error`) }),
      text('No bread is called so', {
        condition: formula(`${products}.isFetched && !${products}.error && ${products}.total === 0`),
      }),
      {
        element: 'button',
        id: idOf('open'),
        texts: { text: formula('context.item.data.name') },
        repeat: { over: formula(products), key: 'id' },
      },
      {
        element: 'paginator',
        props: { collection: formula(products) },
        texts: { accessibleLabel: 'Pages of breads' },
      },
      text(formula('collections.detail.data.about'), {
        props: { tag: 'p' },
        condition: formula('!!variables.chosen && !!collections.detail.data'),
      }),
    ],
  },
]

/** Steps that follow one another when something happens to a node. */
function workflow(
  name: string,
  owner: string,
  trigger: string,
  steps: readonly (readonly [string, WorkflowRecord['actions'][Id]['args']])[],
): WorkflowRecord {
  const idAt = (at: number): Id => idOf(`${name} ${at}`)
  const actions = steps.map(([type, args], at) => [
    idAt(at),
    { type, args, ...(at + 1 < steps.length && { next: idAt(at + 1) }) },
  ])
  return {
    id: idOf(name),
    kind: 'workflow',
    folder: '',
    index: 'a0',
    name,
    ownerId: idOf(owner),
    trigger,
    parameters: [],
    firstAction: idAt(0),
    actions: Object.fromEntries(actions) as WorkflowRecord['actions'],
  }
}
