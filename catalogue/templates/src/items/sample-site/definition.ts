import { blankPage, blankSite, type AssetRecord, type DocumentRecord, type Id, type PageRecord } from '@heddle/document'
import { placePieces, type Piece } from '../../lib/piece.ts'
import { defineTemplate } from '../../lib/template.ts'
import { createDesign, keys } from './design.ts'
import { contacts } from './home/contacts.ts'
import { features } from './home/features.ts'
import { footer } from './home/footer.ts'
import { header } from './home/header.ts'
import { hero } from './home/hero.ts'
import { studio } from './home/studio.ts'
import { tours } from './home/tours.ts'
import { voices } from './home/voices.ts'
import { PICTURES, type PictureName } from './pictures/index.ts'
import { pluginRecords } from './plugins.ts'
import { createPieces, type PageName, type SectionName, type SiteKit } from './site-kit.ts'
import { testSections, testVariables } from './test-page.ts'

const LANGUAGE = 'ru'
const DESCRIPTION =
  'Пешие туры по Скандинавии и Исландии в группах до восьми человек: продуманные маршруты, ночлег, еда и проводники, которые знают север.'

/** The sample site of the specification (sections 1 to 3): Home and test, Russian, light by default, four plugins. */
export const sampleSite = defineTemplate({
  id: 'sample',
  label: { en: 'Sample site', ru: 'Пример сайта' },
  description: {
    en: 'A hiking studio, with its texts in Russian: a home page, and a test page that shows how bindings work',
    ru: 'Студия пеших туров: главная страница и страница test, которая показывает, как работают привязки',
  },
  assets: Object.values(PICTURES),
  create: createRecords,
})

function createRecords(newId: () => Id): readonly DocumentRecord[] {
  const pageIds: Readonly<Record<PageName, Id>> = { home: newId(), test: newId() }
  const sectionIds: Readonly<Record<SectionName, Id>> = { tours: newId(), studio: newId(), voices: newId(), contacts: newId() }
  const { records: designRecords, ...design } = createDesign(newId)
  const assets = assetRecords(newId)
  const kit: SiteKit = {
    ...design,
    picture: (name) => `asset:${assets[name].id}`,
    toPage: (name) => ({ type: 'internal', pageId: pageIds[name] }),
    toSection: (name) => ({ type: 'internal', pageId: pageIds.home, sectionId: sectionIds[name] }),
    sectionId: (name) => sectionIds[name],
  }
  const pieces = createPieces(kit)
  const variables = testVariables(pageIds.test, newId, keys)
  const main: Piece = {
    element: 'section',
    name: 'Содержание',
    props: { tag: 'main' },
    styles: { default: { 'background-color': kit.color('ground') } },
    children: [hero, features, tours, studio, voices, contacts].map((part) => part(kit, pieces)),
  }
  const home = [header(kit, pieces), main, footer(kit, pieces)]
  const test = [header(kit, pieces), ...testSections(kit, pieces, variables), footer(kit, pieces)]
  const place = (parentId: Id, sections: readonly Piece[]) =>
    placePieces(sections, { parentId, slot: 'sections', language: LANGUAGE, newId })
  const [homeKey = '', testKey = ''] = keys(2)
  return [
    { ...blankSite(newId(), 'Северная тропа', pageIds.home, LANGUAGE), favicon: assets.mark.id },
    pageRecord(pageIds.home, 'Home', 'home', homeKey, 'Северная тропа — пешие туры по северу', DESCRIPTION),
    {
      ...pageRecord(pageIds.test, 'test', 'test', testKey, 'Проверка — Северная тропа', 'Как работают привязки к переменным.'),
      // Why there is such a page, in the words of the editor and in those of the site.
      folder: 'How bindings work · Привязки',
    },
    ...pluginRecords(newId, keys),
    ...designRecords,
    ...Object.values(assets),
    ...Object.values(variables),
    ...place(pageIds.home, home),
    ...place(pageIds.test, test),
  ]
}

function pageRecord(id: Id, name: string, path: string, index: string, title: string, description: string): PageRecord {
  return {
    ...blankPage(id, name, path, index, [LANGUAGE]),
    title: { [LANGUAGE]: title },
    meta: { desc: { [LANGUAGE]: description } },
  }
}

function assetRecords(newId: () => Id): Readonly<Record<PictureName, AssetRecord>> {
  const names = Object.keys(PICTURES) as PictureName[]
  const indexes = keys(names.length)
  const sizeOf = (text: string) => new TextEncoder().encode(text).length
  const records = names.map((name, at): [PictureName, AssetRecord] => {
    const { text, ...picture } = PICTURES[name]
    return [name, { ...picture, id: newId(), kind: 'asset', folder: '', index: indexes[at] ?? '', size: sizeOf(text) }]
  })
  return Object.fromEntries(records) as Record<PictureName, AssetRecord>
}
