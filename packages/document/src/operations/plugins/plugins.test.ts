import { describe, expect, it } from 'vitest'
import { codesOf, idOf, idSource, smallSite } from '../../testing/small-site.ts'
import { insertCollection } from '../collections/insert-collection.ts'
import { deletePlugin } from './delete-plugin.ts'
import { insertPlugin } from './insert-plugin.ts'
import { setPlugin } from './set-plugin.ts'

function site() {
  const at = smallSite()
  const newId = idSource()
  const [dates = ''] = at.run(
    insertPlugin(at.view, { namespace: 'dates', name: ' Dates ', publicData: { favoriteFormat: 'DD', zone: 'UTC' }, newId }),
  )
  return { ...at, newId, dates, plugin: () => at.view.find('plugin', dates) }
}

describe('plugins of a project', () => {
  it('document-D129 a plugin is installed once, with a name and public settings', () => {
    const { view, newId, plugin } = site()
    expect(plugin()).toMatchObject({ name: 'Dates', namespace: 'dates', settings: { publicData: { favoriteFormat: 'DD' } } })
    expect(codesOf(insertPlugin(view, { namespace: 'dates', name: 'Again', newId }))).toEqual(['plugin-installed'])
    expect(codesOf(insertPlugin(view, { namespace: 'Not one', name: ' ', newId }))).toEqual(['empty-name', 'bad-namespace'])
  })

  it('document-D129 it stands behind the others', () => {
    const { view, run, newId, dates } = site()
    const [charts = ''] = run(insertPlugin(view, { namespace: 'charts', name: 'Charts', newId }))
    expect(view.of('plugin').map(({ id }) => id)).toEqual([dates, charts])
  })

  it('document-D129 its settings change key by key, and null puts one back to its default', () => {
    const { view, run, plugin, dates } = site()
    run(setPlugin(view, { id: dates, values: { publicData: { favoriteFormat: 'MM' } } }))
    expect(plugin()?.settings).toEqual({ publicData: { favoriteFormat: 'MM', zone: 'UTC' } })
    run(setPlugin(view, { id: dates, values: { name: ' Days ', publicData: { favoriteFormat: null } } }))
    expect(plugin()).toMatchObject({ name: 'Days', settings: { publicData: { zone: 'UTC' } } })
    expect(plugin()?.settings.publicData).not.toHaveProperty('favoriteFormat')
    expect(codesOf(setPlugin(view, { id: dates, values: { name: '' } }))).toEqual(['empty-name'])
    expect(codesOf(setPlugin(view, { id: idOf('gone'), values: {} }))).toEqual(['unknown-record'])
  })

  it('document-D129 two people may set two settings at once', () => {
    const { view, run, dates } = site()
    const result = setPlugin(view, { id: dates, values: { publicData: { zone: 'CET' } } })
    run(setPlugin(view, { id: dates, values: { publicData: { favoriteFormat: 'YY' } } }))
    run(result)
    expect(view.find('plugin', dates)?.settings.publicData).toEqual({ favoriteFormat: 'YY', zone: 'CET' })
  })

  it('document-D102 what still uses a plugin that goes stays and is reported', () => {
    const { view, run, newId, dates } = site()
    const [rows = ''] = run(insertCollection(view, { name: 'Rows', mode: 'dynamic', pluginId: dates, newId }))
    const result = deletePlugin(view, { id: dates })
    expect(result.ok && result.issues?.map(({ path }) => path)).toEqual([`collection/${rows}/pluginId`])
    run(result)
    expect(view.find('plugin', dates)).toBeUndefined()
    expect(view.find('collection', rows)?.pluginId).toBe(dates)
    expect(codesOf(deletePlugin(view, { id: dates }))).toEqual(['unknown-record'])
  })
})
