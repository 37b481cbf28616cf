import { describe, expect, it } from 'vitest'
import { isToCanvas } from './is-to-canvas.ts'
import type { ToCanvas } from './protocol.ts'

const view = { pageId: 'page', language: 'en', theme: 'light', assetsUrl: '/a/', iconsUrl: '/i/' } as const
const messages: readonly ToCanvas[] = [
  { type: 'view', view: { ...view, inside: { uid: 'a.b', isAlone: true } } },
  { type: 'load', records: [], view },
  { type: 'diff', diff: {} },
  { type: 'diff', diff: { put: {}, set: {}, remove: {} } },
  { type: 'view', view },
  { type: 'watch', ids: [] },
  { type: 'hit', request: 1, x: 0, y: -1.5 },
  { type: 'drop-targets', request: 0 },
  { type: 'evaluate', request: 1, text: '' },
  { type: 'evaluate', request: 1, text: '1', nodeId: 'a' },
  { type: 'evaluate', request: 1, text: 'value', names: { value: 1 } },
  { type: 'evaluate-many', request: 1, texts: ['1'] },
  { type: 'try', values: { a: null } },
  { type: 'evaluate', request: 1, text: 'value', row: 2, isExplained: true, isWhole: false, steps: {} },
  { type: 'peek', request: 1, texts: ['page'] },
  { type: 'peek', request: 1, texts: [], nodeId: 'a', row: 0, names: {} },
  { type: 'count', request: 1, nodeId: 'a', text: 'true' },
  { type: 'show-collections', shows: { a: 'empty' } },
  { type: 'give-rows', asked: { a: { pluginId: 'p', data: [], offset: 0 } } },
  { type: 'rows', request: 1, id: 'a', from: 0, count: 10 },
  { type: 'rows', request: 1, id: 'a', offset: 20, from: 0, count: 10 },
  { type: 'run-test', request: 1, test: { recording: '{}', expected: [] } },
  { type: 'scroll-by', dx: 0, dy: 1 },
  { type: 'scroll-to', id: 'a' },
  { type: 'centre', ids: ['a'] },
  { type: 'edit-text', id: 'a', field: 'text' },
  { type: 'stop-edit-text', keep: false },
  { type: 'show', parts: {} },
  { type: 'force-state' },
  { type: 'force-state', id: 'a', state: 'hover' },
]

describe('canvas-C23 the canvas hears', () => {
  it.each(messages.map((message) => [JSON.stringify(message), message] as const))('%s', (_, message) => {
    expect(isToCanvas(message)).toBe(true)
  })

  it('nothing that is no message, or of no type it knows', () => {
    for (const data of [undefined, null, 0, '', 'load', true, [], {}, () => 1, { type: 'constructor' }, { type: ['hit'] }]) {
      expect(isToCanvas(data)).toBe(false)
    }
  })

  const wrong: readonly (readonly [type: ToCanvas['type'], parts: Readonly<Record<string, unknown>>])[] = [
    ['load', { view }],
    ['show-collections', { shows: 'empty' }],
    ['give-rows', { asked: 'rows' }],
    ['rows', { request: 1, id: 'a', from: 0 }],
    ['rows', { request: 1, id: 2, from: 0, count: 1 }],
    ['rows', { request: 1, id: 'a', offset: 'x', from: 0, count: 1 }],
    ['load', { records: 'all', view }],
    ['run-test', { request: 1, test: { recording: '{}' } }],
    ['run-test', { request: 1, test: '{}' }],
    ['run-test', { request: 1, test: { recording: {}, expected: [] } }],
    ['load', { records: [] }],
    ['load', { records: [], view: 'home' }],
    ['diff', {}],
    ['diff', { diff: null }],
    ['diff', { diff: 'all' }],
    ['view', {}],
    ['view', { view: null }],
    ['view', { view: { ...view, row: 1 } }],
    ['view', { view: { ...view, parameters: 'slug' } }],
    ['view', { view: { ...view, isPseudo: 'yes' } }],
    ['view', { view: { ...view, isMirrored: 1 } }],
    ['watch', {}],
    ['watch', { ids: 'a' }],
    ['hit', { x: 0, y: 0 }],
    ['hit', { request: '1', x: 0, y: 0 }],
    ['hit', { request: 1, x: Number.NaN, y: 0 }],
    ['hit', { request: 1, x: 0 }],
    ['drop-targets', {}],
    ['drop-targets', { request: null }],
    ['evaluate', { text: '1' }],
    ['evaluate', { request: 1, text: '1', names: 'value' }],
    ['evaluate', { request: 1 }],
    ['evaluate', { request: 1, text: 1 }],
    ['evaluate', { request: 1, text: '1', nodeId: null }],
    ['evaluate-many', { texts: ['1'] }],
    ['evaluate-many', { request: 1, texts: '1' }],
    ['try', {}],
    ['try', { values: null }],
    ['evaluate', { request: 1, text: '1', row: '2' }],
    ['evaluate', { request: 1, text: '1', isExplained: 1 }],
    ['evaluate', { request: 1, text: '1', isWhole: 'yes' }],
    ['evaluate', { request: 1, text: '1', steps: 'sort' }],
    ['peek', { request: 1 }],
    ['peek', { texts: [] }],
    ['peek', { request: 1, texts: 'page' }],
    ['peek', { request: 1, texts: [], nodeId: 7 }],
    ['scroll-by', { dx: 1 }],
    ['scroll-by', { dx: Infinity, dy: 0 }],
    ['show', {}],
    ['show', { parts: 'open' }],
    ['scroll-to', {}],
    ['scroll-to', { id: 7 }],
    ['centre', {}],
    ['centre', { ids: 'a' }],
    ['edit-text', { id: 'a' }],
    ['edit-text', { field: 'text' }],
    ['stop-edit-text', {}],
    ['stop-edit-text', { keep: 1 }],
    ['count', { request: 1, text: '1' }],
    ['force-state', { id: 7 }],
    ['force-state', { id: 'a', state: null }],
  ]
  it.each(wrong)('no message whose parts are missing or of another type: %s %j', (type, parts) => {
    expect(isToCanvas({ type, ...parts })).toBe(false)
  })

  it('no view without each of its parts, and no diff with parts that are none', () => {
    for (const key of Object.keys(view)) {
      expect(isToCanvas({ type: 'view', view: { ...view, [key]: undefined } })).toBe(false)
      expect(isToCanvas({ type: 'load', records: [], view: { ...view, [key]: 7 } })).toBe(false)
    }
    for (const key of ['put', 'set', 'remove']) {
      for (const wrong of [null, 7, 'all', true]) expect(isToCanvas({ type: 'diff', diff: { [key]: wrong } })).toBe(false)
    }
  })
})
