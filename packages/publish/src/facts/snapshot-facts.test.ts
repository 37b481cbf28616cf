import { expect, test } from 'vitest'
import type { PluginRecord } from '@heddle/document'
import { id, project } from '../testing/fixture.ts'
import { snapshotFacts } from './snapshot-facts.ts'

const plugin = (publicData: PluginRecord['settings']['publicData']) =>
  ({ id: id('dates'), kind: 'plugin', settings: { publicData, privateData: {} } }) as unknown as PluginRecord

test('publish-L5 functions read the time of publishing, the default language and the format of dates', () => {
  const { view } = project([plugin({ favoriteFormat: 'DD.MM.YYYY' })], ['en', 'ru'])
  expect(snapshotFacts(view, 5)).toEqual({ now: 5, defaultLanguage: 'en', favoriteFormat: 'DD.MM.YYYY' })
})

test.each([{}, { favoriteFormat: '' }, { favoriteFormat: 7 }])('publish-L5 %j is no format', (settings) => {
  expect(snapshotFacts(project([plugin(settings)]).view, 5)).toEqual({ now: 5, defaultLanguage: 'ru' })
})
