import { blankPage, createDocumentView, type DocumentRecord } from '@heddle/document'
import { insertPageSet } from '@heddle/document/operations'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { placePieces } from '../../catalogue/templates/src/lib/piece.ts'
import { pageSet } from '../../catalogue/templates/src/page-sets/site-accounts/page-set.ts'
import { idOf, type Home } from '../push-records.ts'
import { uploadRecords } from '../upload-records.ts'

const definitions = new Map(elementDefinitions.map((one) => [one.type, one]))

/**
 * A site with the ready pages of accounts, where visitors upload files before a film.
 *
 * @param film file name and size of it
 */
export const clubRecords =
  (film: { readonly file: string; readonly size: number }) =>
  (home: Home): readonly DocumentRecord[] => {
    const { homePageId, site, language } = home
    let made = 0
    const newId = () => idOf(`club ${made++}`)
    const [pluginId, asset] = [newId(), newId()]
    const shared = { folder: '', index: 'a0' }
    const store = createStore<DocumentRecord>([
      site,
      blankPage(homePageId, 'Home', 'home', 'a0', [language]),
      {
        id: pluginId,
        kind: 'plugin',
        index: 'a0',
        name: 'Site accounts',
        namespace: 'site-accounts',
        settings: { publicData: {} },
      },
      { ...shared, id: asset, kind: 'asset', name: 'film.webm', mime: 'video/webm', ...film },
      ...uploadRecords(home),
      ...placePieces(
        [
          {
            element: 'section',
            styles: { default: { 'min-height': '200px', position: 'relative' } },
            children: [
              { element: 'background-video', props: { url: `asset:${asset}` } },
              { element: 'text', props: { tag: 'h2' }, texts: { text: 'The film' } },
            ],
          },
        ],
        { parentId: homePageId, slot: 'sections', language, newId },
      ),
    ])
    const startOf = (type: string) => definitions.get(type)?.preset ?? {}
    const pages = pageSet.create({ newId, languages: [language], pluginId, standing: () => undefined, startOf })
    const inserted = insertPageSet(createDocumentView(store), { ...pages, pluginId })
    if (!inserted.ok) throw new Error(JSON.stringify(inserted.issues))
    store.apply(inserted.diff)
    return [...store.values()]
  }
