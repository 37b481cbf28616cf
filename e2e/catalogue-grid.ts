import { blankPage, type DocumentRecord } from '@heddle/document'
import { placePieces } from '../catalogue/templates/src/lib/piece.ts'
import { idOf, type Home } from './push-records.ts'

const [PLUGIN, GOODS, PAGE] = ['rest', 'goods', 'price list'].map(idOf) as [string, string, string]
const formula = (code: string) => ({ type: 'f' as const, code })

/**
 * A page with a grid over the catalogue, the cells of one column drawn by an element. Its collection asks with the parameters of the
 * catalogue as somebody wrote them off its description: nothing is bound.
 */
export function catalogueGrid({ language }: Home, origin: string): readonly DocumentRecord[] {
  let made = 0
  const query = Object.entries({ sort: 'name', q: '', page: '1', per_page: '3' }).map(([name, value]) => ({ name, value }))
  return [
    { id: PLUGIN, kind: 'plugin', name: 'REST API', namespace: 'rest', index: 'a0', settings: { publicData: {} } },
    {
      id: GOODS,
      kind: 'collection',
      name: 'goods',
      folder: '',
      index: 'a2',
      mode: 'server',
      type: 'collection',
      pluginId: PLUGIN,
      config: {
        isAutoFetch: true,
        origin,
        path: '/v1/products',
        query,
        secretHeaders: [{ name: 'X-Catalogue-Key', value: '{catalogueKey}' }],
        resultPath: 'data.items',
        totalPath: 'data.total',
      },
    },
    blankPage(PAGE, 'Price list', 'price-list', 'a9', [language]),
    ...placePieces(
      [
        {
          element: 'section',
          children: [
            {
              element: 'data-grid',
              name: 'Goods',
              props: {
                data: formula(`collections['${GOODS}']`),
                columns: [
                  { key: 'name', title: 'Bread', kind: 'slot' },
                  { key: 'id', title: 'Hour', kind: 'number' },
                ],
                searchable: true,
              },
              texts: { caption: 'Goods' },
              slots: {
                cell1: [{ element: 'text', texts: { text: formula("concatenate('Fresh ', context.local.data.cell.value)") } }],
              },
            },
          ],
        },
      ],
      { parentId: PAGE, slot: 'sections', language, newId: () => idOf(`price list ${made++}`) },
    ),
  ]
}
