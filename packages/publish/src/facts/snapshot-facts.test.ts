import { describe, expect, test } from 'vitest'
import type { DocumentView, PluginRecord } from '@heddle/document'
import { definePlugin, number, text, type PluginDefinition } from '@heddle/kit'
import { id, project } from '../testing/fixture.ts'
import { functionDefaults, snapshotFacts } from './snapshot-facts.ts'

const label = { en: 'x' }
const clock = definePlugin({
  namespace: 'clock',
  label,
  description: label,
  icon: 'clock',
  settings: {
    public: {
      fields: {
        pattern: text({ label }),
        week: number({ label, min: 1, max: 7, default: 1 }),
        secret: text({ label, default: 'not given' }),
      },
      check: ({ pattern }) => (pattern === 'bad' ? { name: 'pattern', message: 'must be good' } : undefined),
    },
  },
  functionDefaults: { format: 'pattern', firstDay: 'week' },
})
const plugins = new Map<string, PluginDefinition>([['clock', clock]])
const record = (name: string, namespace: string, publicData: PluginRecord['settings']['publicData']): PluginRecord => ({
  id: id(name),
  kind: 'plugin',
  name,
  namespace,
  index: `a${name}`,
  settings: { publicData },
})
const viewOf = (...records: readonly PluginRecord[]): DocumentView => project(records, ['en', 'ru']).view

describe('what functions read while a page is drawn', () => {
  test('publish-L11 the time of publishing, the default language, and what plugins give', () => {
    const view = viewOf(record('one', 'clock', { pattern: 'DD' }))
    const functionDefaults = { format: 'DD', firstDay: 1 }
    expect(snapshotFacts(view, plugins, 5)).toEqual({ now: 5, defaultLanguage: 'en', functionDefaults })
    expect(snapshotFacts(viewOf(), plugins, 5)).toEqual({ now: 5, defaultLanguage: 'en' })
  })

  test.each([{}, { pattern: '' }, { pattern: 7 }, { pattern: 'bad' }])('publish-L11 %j gives no format', (settings) => {
    expect(functionDefaults(viewOf(record('one', 'clock', settings)), plugins)).toEqual({ firstDay: 1 })
  })

  test('publish-L11 a plugin that is not installed gives nothing, whatever its settings are called', () => {
    expect(functionDefaults(viewOf(record('one', 'other', { pattern: 'DD', format: 'DD' })), plugins)).toBeUndefined()
  })

  test('publish-L11 of two that give the same the first counts', () => {
    const view = viewOf(record('two', 'clock', { pattern: 'MM' }), record('one', 'clock', { pattern: 'DD', week: 3 }))
    expect(functionDefaults(view, plugins)).toEqual({ format: 'DD', firstDay: 3 })
  })
})
