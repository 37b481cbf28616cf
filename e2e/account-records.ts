import { createDocumentView, type DocumentRecord, type Id } from '@heddle/document'
import { insertPageSet } from '@heddle/document/operations'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { pageSet } from '../catalogue/templates/src/page-sets/site-accounts/page-set.ts'
import { idOf } from './push-records.ts'

const presets = new Map(elementDefinitions.map(({ type, preset }) => [type, preset ?? {}]))

/** The pages of accounts that the plugin’s card adds, behind those of a project: all of its records, with what names the pages. */
export function withAccountPages(records: readonly DocumentRecord[], pluginId: Id): readonly DocumentRecord[] {
  const store = createStore(records)
  const view = createDocumentView(store)
  let made = 0
  const first = view.defaultLanguage() ?? 'en'
  const pages = pageSet.create({
    newId: () => idOf(`accounts ${made++}`),
    languages: [first, ...view.languages().filter((language) => language !== first)],
    pluginId,
    standing: () => undefined,
    startOf: (element) => presets.get(element) ?? {},
  })
  const result = insertPageSet(view, { ...pages, pluginId })
  if (!result.ok) throw new Error(JSON.stringify(result.issues))
  store.apply(result.diff)
  return [...store.values()]
}
