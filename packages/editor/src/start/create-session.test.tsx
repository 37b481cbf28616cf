import { expect, describe, it } from 'vitest'
import { createDocumentView } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { createStore } from '@heddle/store'
import { fieldsOfDefinitions, Page, recordsOf } from '@heddle/testing'
import { readRemembered } from '../session/slice.ts'
import { createSession } from './create-session.ts'
import { slices } from './slices.gen.ts'

const view = createDocumentView(
  createStore(recordsOf(<Page name="Home" title="Home" />, { fieldsOf: fieldsOfDefinitions(elementDefinitions) })),
)
const [home] = view.of('page')
const KEY = 'heddle-session-project000000000'

/** A tab's storage with what it kept of the project. */
function storageWith(kept: string | undefined): Storage {
  const held = new Map(kept === undefined ? [] : [[KEY, kept]])
  return {
    length: held.size,
    key: () => null,
    clear: () => held.clear(),
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  }
}

function open(storage: Storage) {
  const site = view.site()
  if (!site || !home) throw new Error('The fixture has a site and a page')
  return createSession({ projectId: 'project000000000', site, pageId: home.id, selection: ['node'], storage })
}

describe('what a window shows', () => {
  it('begins with the navigator, the style tab and the page at its full size', () => {
    const [session, stop] = open(storageWith(undefined))
    expect(session.panel.value).toBe('navigator')
    expect(session.inspectorTab.value).toBe('style')
    expect([session.zoom.value, session.screenId.value, session.language.value]).toEqual([1, 'default', 'en'])
    expect(session.palette.value).toBeUndefined()
    expect(session.isPublishOpen.value || session.isShortcutsOpen.value).toBe(false)
    stop()
  })

  it('comes back after a reload of the tab', () => {
    const storage = storageWith(undefined)
    const [before, leave] = open(storage)
    before.panel.value = 'history'
    before.zoom.value = 0.5
    before.inspectorTab.value = 'settings'
    leave()
    before.zoom.value = 2
    const [after, stop] = open(storage)
    expect([after.panel.value, after.zoom.value, after.inspectorTab.value]).toEqual(['history', 0.5, 'settings'])
    stop()
  })

  it('remembers that no panel was open', () => {
    const storage = storageWith(undefined)
    const [before, leave] = open(storage)
    before.panel.value = undefined
    leave()
    const [after, stop] = open(storage)
    expect(after.panel.value).toBeUndefined()
    stop()
  })

  it.each([
    '{"zoom":1e9,"canvasWidth":"wide","panel":"__proto__","inspectorTab":7,"theme":"pink","screenId":"gone","language":"xx"}',
    '[1,2]',
    'null',
    'not JSON',
  ])('takes nothing from a memory that makes no sense: %s', (kept) => {
    const [session, stop] = open(storageWith(kept))
    expect([session.zoom.value, session.inspectorTab.value, session.screenId.value, session.language.value]).toEqual([
      1,
      'style',
      'default',
      'en',
    ])
    expect(['light', 'dark']).toContain(session.theme.value)
    stop()
  })

  it('forgets a formula that somebody asked for as soon as something else is selected', () => {
    const [session, stop] = open(storageWith(undefined))
    session.askedFormula.value = { nodeId: 'node', label: 'Text' }
    session.selection.value = ['other']
    expect(session.askedFormula.value).toBeUndefined()
    stop()
  })
})

it('no two features own the same signal', () => {
  const site = view.site()
  if (!site) throw new Error('The fixture has a site')
  const names = slices.flatMap(({ create }) => Object.keys(create({ site, remembered: readRemembered(undefined) })))
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted())
})
