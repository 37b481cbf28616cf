import { blankPage, blankSite, type DocumentRecord, type Id, type PageRecord } from '@heddle/document'
import { planIndexes } from '@heddle/document/operations'
import { placePieces } from '../../lib/piece.ts'
import { defineTemplate } from '../../lib/template.ts'
import { createCounter } from './counter.ts'
import { dataRecords } from './data.ts'
import { homeSections } from './home-page.ts'
import { journalSections } from './journal-page.ts'
import { createLook } from './look.ts'
import { createNames } from './names.ts'
import { workflowRecords, type Control, type ControlIds } from './workflows.ts'

const LANGUAGE = 'en'
const CONTROLS: readonly Control[] = [
  'search',
  'status',
  'lateOnly',
  'sortDate',
  'sortTotal',
  'pages',
  'count',
  'send',
  'done',
  'note',
  'clear',
  'showAll',
  'clearLog',
  'parcels',
  'pallets',
]

/** A small app: five hundred orders with search, filters, pages, workflows, and what this browser remembers. */
export const ordersDesk = defineTemplate({
  id: 'orders-desk',
  label: { en: 'Orders desk', ru: 'Стол заказов' },
  description: {
    en: 'An app: a table of 500 orders with search, filters, sorting, pages and workflows',
    ru: 'Приложение: таблица из 500 заказов с поиском, фильтрами, сортировкой, страницами и процессами',
  },
  create: createRecords,
})

function createRecords(newId: () => Id): readonly DocumentRecord[] {
  const ids = createNames(newId)
  const controls = Object.fromEntries(CONTROLS.map((name) => [name, newId()])) as ControlIds
  const look = createLook(newId)
  const counter = createCounter(ids, look, { language: LANGUAGE, newId })
  const [homeKey = '', journalKey = ''] = planIndexes([], 0, 2).keys
  return [
    blankSite(newId(), 'Orders desk', ids.home, LANGUAGE),
    page(ids.home, 'Desk', 'desk', homeKey, 'Orders desk', 'Search, filter and finish orders.'),
    page(ids.journal, 'Journal', 'journal', journalKey, 'Journal of the orders desk', 'What was done at the desk.'),
    ...look.records,
    ...dataRecords(ids),
    ...counter.records,
    ...placePieces(homeSections(ids, controls, look, counter), {
      parentId: ids.home,
      slot: 'sections',
      language: LANGUAGE,
      newId,
    }),
    ...placePieces(journalSections(ids, controls, look), { parentId: ids.journal, slot: 'sections', language: LANGUAGE, newId }),
    ...workflowRecords(ids, controls, counter.changed, newId),
  ]
}

function page(id: Id, name: string, path: string, index: string, title: string, description: string): PageRecord {
  return {
    ...blankPage(id, name, path, index, [LANGUAGE]),
    title: { [LANGUAGE]: title },
    meta: { desc: { [LANGUAGE]: description } },
  }
}
