import { describe, expect, it } from 'vitest'
import { text } from './fields/index.ts'
import { definePlugin } from './plugin.ts'

const about = { namespace: 'rows', label: { en: 'Rows' }, description: { en: 'Rows' }, icon: 'rows-3' }

describe('a plugin', () => {
  it('has nothing but what it declares', () => {
    expect(definePlugin(about)).toEqual({
      ...about,
      version: 1,
      isDev: false,
      functionDefaults: {},
      actions: {},
      functions: {},
      variables: {},
      triggers: {},
      settings: { public: { fields: {} }, private: { fields: {} } },
    })
  })

  it('may have public settings only, or private ones', () => {
    const fields = { key: text({ label: { en: 'Key' } }) }
    const { settings } = definePlugin({ ...about, settings: { private: { fields } } })
    expect(settings).toEqual({ public: { fields: {} }, private: { fields } })
  })

  it('that cuts pages of its rows filters and sorts them too', () => {
    const source = { collection: { fields: {} }, operators: [] }
    expect(() => definePlugin({ ...about, source: { ...source, native: ['pagination', 'sort'] } })).toThrow(
      'The source of rows cuts pages, so it must filter and sort too',
    )
    const native = ['pagination', 'sort', 'filter'] as const
    expect(definePlugin({ ...about, source: { ...source, native } }).source?.native).toEqual(native)
    expect(definePlugin({ ...about, source: { ...source, native: ['filter'] } }).source?.native).toEqual(['filter'])
  })
})
