import { DRAFT_HELLO, EDITOR_HELLO, isDraftHello, type DraftMessage, type EditorMessage } from '@heddle/workflow/watch'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findWatch, WATCH } from '../watch/watch.ts'

/** The window around this one stands in for the editor's. */
const editor = window.parent
const script = document.createElement('script')
const fetchBefore = window.fetch
const consoleBefore = { ...console }
const hellos: { readonly nonce: string; readonly origin: string }[] = []
const heard: DraftMessage[] = []
const hear = ({ data, origin, source }: MessageEvent): void => {
  if (source === window && isDraftHello(data)) hellos.push({ nonce: data.nonce, origin })
}

/** Answers a hello as the editor would, or as somebody else. */
function answer(nonce: string): MessagePort {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => heard.push(data as DraftMessage))
  port1.start()
  // A message of the editor's window comes from there.
  Reflect.apply(window.postMessage, window, [
    { type: EDITOR_HELLO, nonce },
    { targetOrigin: location.origin, transfer: [port2] },
  ])
  return port1
}

beforeAll(async () => {
  editor.addEventListener('message', hear)
  script.type = 'text/plain'
  script.setAttribute('data-heddle-editor', location.origin)
  document.head.append(script)
  await import('./start.ts')
})
afterAll(() => {
  editor.removeEventListener('message', hear)
  script.remove()
  window.fetch = fetchBefore
  Object.assign(console, consoleBefore)
  Reflect.deleteProperty(globalThis, WATCH)
})

it('says hello to the window that frames it, at the editor’s origin alone, and stands where the page finds it', async () => {
  await expect.poll(() => hellos).toHaveLength(1)
  expect(hellos[0]?.origin).toBe(location.origin)
  expect(hellos[0]?.nonce).toMatch(/^[\da-f-]{36}$/)
  expect(findWatch()).toMatchObject({ trace: { begin: expect.any(Function) } })
  expect(DRAFT_HELLO).not.toBe(EDITOR_HELLO)
})

it('hears nobody but the window that it greeted: a script of the page cannot take the editor’s place', async () => {
  const port = answer(hellos[0]?.nonce ?? '')
  const asked: EditorMessage = { type: 'pause' }
  port.postMessage(asked)
  await fetch(location.href)
  expect(heard).toEqual([])
  port.close()
})

it('the page’s own requests and words still do what they do', async () => {
  expect((await fetch(location.href)).ok).toBe(true)
  expect(() => console.debug('said')).not.toThrow()
  expect(window.fetch).not.toBe(fetchBefore)
})
