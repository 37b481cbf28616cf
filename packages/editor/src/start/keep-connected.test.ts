import { expect, test, vi } from 'vitest'
import { keepConnected } from './keep-connected.ts'

function open() {
  const [window, document, leaving] = [new EventTarget(), new EventTarget(), new AbortController()]
  const client = { reconnect: vi.fn<() => void>(), hangUp: vi.fn<() => void>(), flush: vi.fn(async () => undefined) }
  keepConnected(client, window, document, leaving.signal)
  return { window, document, leaving, ...client }
}

test.each(['online', 'focus', 'pageshow'])('the server is asked at once on %s', (type) => {
  const { window, leaving, reconnect, hangUp } = open()
  window.dispatchEvent(new Event(type))
  expect([reconnect.mock.calls, hangUp.mock.calls]).toEqual([[[]], []])
  leaving.abort()
  window.dispatchEvent(new Event(type))
  expect(reconnect).toHaveBeenCalledOnce()
})

test('so it is when the tab is looked at again', () => {
  const { document, reconnect } = open()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(reconnect).toHaveBeenCalledOnce()
})

test('what waits to be kept is kept when the window is left', () => {
  const { window, flush } = open()
  window.dispatchEvent(new Event('pagehide'))
  expect(flush).toHaveBeenCalledOnce()
})

test('a line that the network’s loss has cut is let go, until the project is left', () => {
  const { window, leaving, reconnect, hangUp } = open()
  window.dispatchEvent(new Event('offline'))
  leaving.abort()
  window.dispatchEvent(new Event('offline'))
  expect([hangUp.mock.calls, reconnect.mock.calls]).toEqual([[[]], []])
})
