import { describe, expect, it } from 'vitest'
import { blankNode, blankSite, createDocumentView, type DocumentRecord } from '@heddle/document'
import { setStyle } from '@heddle/document/operations'
import { createHistory, createStore, USER_SOURCE } from '@heddle/store'
import { createGesture } from './gesture.ts'

function open() {
  const store = createStore<DocumentRecord>([
    blankSite('site', 'Site', 'page', 'en'),
    blankNode('node', 'text', { parentId: 'page', slot: 'sections', index: 'a0' }),
  ])
  const view = createDocumentView(store)
  const history = createHistory(store)
  let isGesture = false
  const client = {
    startGesture: () => {
      history.mark('')
      isGesture = true
      return () => void (isGesture = false)
    },
  } as unknown as Parameters<typeof createGesture>[0]['client']
  const gesture = createGesture({
    client,
    change: (label, result) => {
      if (!isGesture) history.mark(label)
      store.apply('ok' in result ? (result.ok ? result.diff : {}) : result, USER_SOURCE)
      return true
    },
  })
  const width = (value: string) => setStyle(view, { ids: ['node'], variant: 'default', values: { width: value } })
  return { gesture, width, history, value: () => view.find('node', 'node')?.styles['default']?.['width'] }
}

describe('a gesture', () => {
  it('shows every step and is one entry of the history', () => {
    const { gesture, width, history, value } = open()
    for (const step of ['1px', '2px', '3px']) gesture.show('Resize', width(step))
    gesture.finish()
    expect(value()).toBe('3px')
    expect(history.labels().undo).toHaveLength(1)
    history.undo()
    expect(value()).toBeUndefined()
  })
  it('leaves nothing behind when it is cancelled', () => {
    const { gesture, width, history, value } = open()
    gesture.show('Resize', width('1px'))
    gesture.show('Resize', width('2px'))
    gesture.cancel()
    expect(value()).toBeUndefined()
    expect(history.labels().undo).toHaveLength(0)
  })
  it('keeps what was shown last when a step is refused', () => {
    const { gesture, width, value } = open()
    gesture.show('Resize', width('1px'))
    gesture.show('Resize', width('wide'))
    gesture.finish()
    expect(value()).toBe('1px')
  })
})
