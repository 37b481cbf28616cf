import { describe, expect, it } from 'vitest'
import { insertCollection, insertPlugin } from '@heddle/document/operations'
import { definePlugin, text } from '@heddle/kit'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { modeOf, modesOf, sourceChoices, sourceOf } from './sources.ts'

const source = { collection: { fields: { path: text({ label: { en: 'Path' } }) } }, native: [], operators: [] }
const plugin = (namespace: string, more: object) =>
  definePlugin({ namespace, label: { en: namespace }, description: { en: '' }, icon: 'plug', ...more })

function open() {
  const plugins = [plugin('rest', { source }), plugin('csv', { source }), plugin('dates', {})]
  const editor = {
    ...createTestEditor(<Page id="home000000000000" name="Home" />),
    plugins: new Map(plugins.map((one) => [one.namespace, one])),
  }
  const { view, newId } = editor
  for (const [namespace, name] of [
    ['rest', 'Shop'],
    ['dates', 'Dates'],
    ['gone', 'Gone'],
  ] as const)
    editor.change('Install', insertPlugin(view, { namespace, name, newId }))
  const idOf = (namespace: string) => view.of('plugin').find((one) => one.namespace === namespace)?.id ?? ''
  const collection = (pluginId?: string) => {
    const name = `rows${view.of('collection').length}`
    const more = pluginId === undefined ? {} : { pluginId }
    editor.change('Add', insertCollection(view, { name, mode: 'server', newId, ...more }))
    const found = view.of('collection').find((one) => one.name === name)
    if (!found) throw new Error('It was added')
    return found
  }
  return { editor, idOf, collection }
}

describe('sources of a collection', () => {
  it('are the plugins of the project that have rows, then those that may be installed', () => {
    const { editor, idOf } = open()
    const { installed, others } = sourceChoices(editor)
    expect(installed).toEqual([{ id: idOf('rest'), label: 'Shop', icon: 'plug', source: { pluginId: idOf('rest') } }])
    expect(others).toEqual([{ id: 'csv', label: 'csv', icon: 'plug', source: { namespace: 'csv', name: 'csv' } }])
  })

  it('are known by the name that the project gave them, also where the catalogue has none', () => {
    const { editor, idOf, collection } = open()
    expect(sourceOf(editor, collection())).toBeUndefined()
    expect(sourceOf(editor, collection(idOf('rest')))).toMatchObject({ name: 'Shop', plugin: { namespace: 'rest' } })
    expect(sourceOf(editor, collection(idOf('gone')))).toEqual({ name: 'Gone', plugin: undefined })
  })

  it('are asked by the browser, by the server, or by nobody where the rows stand in the release', () => {
    expect(modesOf({})).toEqual(['static'])
    expect(modesOf({ pluginId: 'x' })).toEqual(['static', 'dynamic', 'server'])
    expect(['static', 'dynamic', 'server', 'cached'].map((mode) => modeOf({ mode }))).toEqual([
      'static',
      'dynamic',
      'server',
      'server',
    ])
  })
})
