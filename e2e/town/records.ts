import { blankPage, type DocumentRecord, type Id, type NodeRecord, type PageRecord } from '@heddle/document'
import { placePieces, type Piece } from '../../catalogue/templates/src/lib/piece.ts'
import { idOf, type Home } from '../push-records.ts'
import { withAccountPages } from '../account-records.ts'
import { BERTH, BOAT, COUNCIL, DOOR, LETTERS, morePages, PAPERS } from './more-pages.ts'
import { code, linkTo, section, text } from './pieces.ts'
import { GERMAN } from './words.ts'

/** Where the town asks for its tides and its letters; nobody is there but who a test puts there. */
export const ELSEWHERE = 'https://elsewhere.example'
const [TIMETABLE, WRITE, HOURS] = [idOf('timetable page'), idOf('write page'), idOf('hours popup')]
const [BOATS, TIDES, REST, SEARCH, HARBOUR] = ['boats', 'tides', 'rest', 'search', 'harbour'].map(idOf) as [Id, Id, Id, Id, Id]
const LANGUAGES = ['en', 'de']

const harbour = (loading: string): Piece => ({
  element: 'image',
  props: { url: `asset:${HARBOUR}`, loading },
  texts: { alt: 'Boats at the quay' },
  styles: { default: { width: '240px' } },
})
const field = (label: string, props: Piece['props']): Piece => ({
  element: 'label',
  texts: { text: label },
  children: [{ element: 'form-input', props: { required: true, ...props } }],
})

const head = (homePageId: Id): Piece =>
  section('nav', [
    linkTo('Home', homePageId),
    linkTo('Timetable', TIMETABLE),
    linkTo('Write to us', WRITE),
    linkTo('Letters', LETTERS),
    text('Berth seven', 'span', { link: { type: 'internal', pageId: BERTH, parameters: { berth: 'seven' } } }),
    linkTo('Council', COUNCIL),
    text('Deutsch', 'span', { link: { type: 'internal', language: 'de' } }),
    text('English', 'span', { link: { type: 'internal', language: 'en' } }),
  ])

const home: Piece = section('main', [
  text('Market town', 'h1', { styles: { default: { 'font-family': 'Quay, serif' } } }),
  text('Every Saturday the boats bring fish, bread and news.'),
  harbour('eager'),
  { element: 'button', texts: { text: 'When are you open?' }, link: { type: 'open-popup', popupId: HOURS } },
])

const timetable: Piece = section('main', [
  text('The boats of the day', 'h1'),
  text(code("formatDate('2026-11-28', 'dddd')")),
  {
    element: 'form-input',
    props: { type: 'search', value: code(`variables['${SEARCH}']`) },
    texts: { accessibleLabel: 'Find a boat' },
  },
  { element: 'date-picker', texts: { accessibleLabel: 'Your day' } },
  text(code('context.item.data.name'), 'p', {
    repeat: { over: code(`collections['${BOATS}']`), key: 'name' },
    link: { type: 'collection-page', pageId: BOAT, parameters: { boat: code('context.item.data.name') } },
  }),
  text(code('context.item.data.at'), 'p', { repeat: { over: code(`collections['${TIDES}']`), key: 'at' } }),
  text('The tide comes twice'),
  harbour('lazy'),
])

const write: Piece = section('main', [
  text('Write to us', 'h1'),
  {
    element: 'form-container',
    props: { address: `${ELSEWHERE}/letters` },
    slots: {
      formContent: [
        field('Name', { fieldName: 'name', autocomplete: true }),
        field('Message', { fieldName: 'message', type: 'textarea' }),
        { element: 'button', props: { buttonType: 'submit' }, texts: { text: 'Send' } },
      ],
    },
  },
])

const hours: Piece = {
  element: 'base-popup',
  id: idOf('hours root'),
  texts: { accessibleLabel: 'Opening hours' },
  children: [text('Open from seven to noon'), { element: 'button', texts: { text: 'Back' }, link: { type: 'close-popup' } }],
}

/** A record whose texts are in English says them in German too. */
function translated(record: DocumentRecord): DocumentRecord {
  if (record.kind !== 'node') return record
  const props = Object.entries(record.props).map(([name, values]) => {
    const english = values['en']
    if (english === undefined) return [name, values] as const
    return [name, { ...values, de: typeof english === 'string' ? (GERMAN[english] ?? english) : english }] as const
  })
  return { ...record, props: Object.fromEntries(props) as NodeRecord['props'] }
}

const inBoth = (english: string) => ({ en: english, de: GERMAN[english] ?? english })
const describe = (page: PageRecord, title: string, desc: string, more: Partial<PageRecord['meta']> = {}): PageRecord => ({
  ...page,
  title: inBoth(title),
  meta: { desc: inBoth(desc), ...more },
})

/**
 * A site of two languages with something of each area: a page that needs no script, with a popup and a picture; one that lives, with
 * words, dates, rows of its own and rows of another server; a form; those of `morePages`, and those at which people sign in. It works
 * offline and has a font from elsewhere.
 *
 * @param picture file name and size of its picture
 * @param archive where its own server asks for papers
 */
export const townRecords =
  (picture: { readonly file: string; readonly size: number }, archive: string) =>
  ({ homePageId, site }: Home): readonly DocumentRecord[] => {
    const place = (parentId: Id, pieces: readonly Piece[], slot = 'sections'): readonly DocumentRecord[] => {
      let made = 0
      const newId = () => idOf(`${parentId} ${made++}`)
      return placePieces(pieces, { parentId, slot, language: 'en', newId }).map(translated)
    }
    const shared = { folder: '', index: 'a0' }
    const town = JSON.stringify({ '@context': 'https://schema.org', '@type': 'City', name: 'Market town' })
    const records: readonly DocumentRecord[] = [
      {
        ...site,
        languages: { en: { index: 'a0', isDefault: true }, de: { index: 'a1', isDefault: false } },
        headCode: `<link rel="stylesheet" href="${ELSEWHERE}/quay.css">`,
        app: { isOn: true, worksOffline: true },
      },
      describe(blankPage(homePageId, 'Home', 'home', 'a0', LANGUAGES), 'Market town', 'A town at the water', {
        structuredData: { en: town, de: town },
      }),
      describe(blankPage(TIMETABLE, 'Timetable', 'timetable', 'a1', LANGUAGES), 'Timetable', 'When the boats go'),
      describe(blankPage(WRITE, 'Write', 'write', 'a2', LANGUAGES), 'Write to us', 'How to reach us'),
      { ...shared, id: HARBOUR, kind: 'asset', name: 'lake.png', mime: 'image/png', width: 320, height: 200, ...picture },
      { ...shared, id: SEARCH, kind: 'variable', name: 'search', type: 'query', queryName: 'q', defaultValue: '' },
      { id: REST, kind: 'plugin', index: 'a0', name: 'REST API', namespace: 'rest', settings: { publicData: {} } },
      {
        ...shared,
        id: BOATS,
        kind: 'collection',
        name: 'boats',
        mode: 'static',
        type: 'collection',
        config: {},
        data: ['Ada', 'Bel', 'Cod'].map((name) => ({ name })),
      },
      {
        ...shared,
        index: 'a1',
        id: TIDES,
        kind: 'collection',
        name: 'tides',
        mode: 'dynamic',
        type: 'collection',
        pluginId: REST,
        config: { isAutoFetch: true, origin: ELSEWHERE, path: '/tides.json' },
      },
      {
        ...shared,
        index: 'a2',
        id: PAPERS,
        kind: 'collection',
        name: 'papers',
        mode: 'cached',
        type: 'collection',
        pluginId: REST,
        config: { isAutoFetch: true, origin: archive, path: '/papers.json' },
      },
      {
        ...shared,
        id: HOURS,
        kind: 'library-component',
        name: 'Hours',
        type: 'modal',
        rootElementId: idOf('hours root'),
        configuration: {},
      },
      ...place(HOURS, [hours], 'root'),
      ...place(homePageId, [head(homePageId), home]),
      ...place(TIMETABLE, [head(homePageId), timetable]),
      ...place(WRITE, [head(homePageId), write]),
      ...morePages(BOATS, LANGUAGES, (pageId, main) => place(pageId, [head(homePageId), main])),
    ]
    return withAccountPages(records, DOOR)
  }
