import { blankNode, blankPage, blankSite, type DocumentRecord } from '@heddle/document'
import { actionDefinitions } from '@heddle/actions/definitions'
import { elementDefinitions } from '@heddle/elements/definitions'
import { iconNames, iconSvg } from '@heddle/icons'
import type { ServerPorts } from '../ports/ports.ts'
import { testPublishing } from './publish-module.ts'

/** A home page with one section that holds one text, and a page at /test. */
export function sampleRecords(newId: () => string): readonly DocumentRecord[] {
  const [home, other, section, text] = [newId(), newId(), newId(), newId()]
  return [
    blankSite(newId(), 'Sample', home, 'en'),
    blankPage(home, 'Home', 'home', 'a0', ['en']),
    blankPage(other, 'Test', 'test', 'a1', ['en']),
    blankNode(section, 'section', { parentId: home, slot: 'sections', index: 'a0' }),
    { ...blankNode(text, 'text', { parentId: section, slot: 'children', index: 'a0' }), props: { text: { en: 'Hello' } } },
  ]
}

/** The same with a text that is bound to a variable: its page needs the runtime. */
export function liveRecords(newId: () => string): readonly DocumentRecord[] {
  const variable = newId()
  return [
    ...sampleRecords(newId).map((record) =>
      record.kind === 'node' && record.element === 'text'
        ? { ...record, props: { text: { en: { type: 'f' as const, code: `variables['${variable}']` } } } }
        : record,
    ),
    { id: variable, kind: 'variable', name: 'greeting', folder: '', index: 'a0', type: 'string', defaultValue: 'Hello' },
  ]
}

/** The same on a page of its own, with a parameter in its path. */
export function parameterRecords(newId: () => string): readonly DocumentRecord[] {
  const records = liveRecords(newId)
  const isTest = (record: DocumentRecord): boolean => record.kind === 'page' && record.paths['default'] === 'test'
  const parentId = records.find(isTest)?.id ?? ''
  return records.map((record) => {
    if (record.kind === 'page' && isTest(record)) return { ...record, paths: { default: 'users/{{id}}' } }
    return record.kind === 'node' && record.place.slot === 'sections'
      ? { ...record, place: { ...record.place, parentId } }
      : record
  })
}

/** The real definitions and icons, one template, and what publishing loads in tests. */
export function testPorts(change: Partial<ServerPorts> = {}): ServerPorts {
  return {
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    actions: new Map(actionDefinitions.map((definition) => [definition.type, definition])),
    plugins: new Map(),
    pluginServers: {},
    publishing: testPublishing(),
    templates: [
      { id: 'empty', assets: [], create: sampleRecords },
      { id: 'live', assets: [], create: liveRecords },
    ],
    icons: { names: iconNames, svg: iconSvg },
    editorFolder: '/nowhere',
    now: Date.now,
    ...change,
  }
}
