import { afterEach, beforeEach, expect, it } from 'vitest'
import { forwardKeys, makeInert } from './make-inert.ts'
import type { FromCanvas } from './protocol.ts'

let link: HTMLAnchorElement
beforeEach(() => {
  link = document.createElement('a')
  link.href = '#elsewhere'
  // What an element listens to itself must not let the page go on either.
  link.addEventListener('click', (event) => event.stopPropagation())
  document.body.append(link)
})
afterEach(() => link.remove())

const fire = (type: string, init: EventInit = {}) => {
  const event = new Event(type, { bubbles: true, cancelable: true, ...init })
  link.dispatchEvent(event)
  return event.defaultPrevented
}

it('canvas-C20 nothing that is touched navigates, submits, drags or opens a menu, until the canvas is closed', () => {
  const types = ['click', 'auxclick', 'submit', 'dragstart', 'contextmenu']
  const stop = makeInert(document)
  expect(types.map((type) => fire(type))).toEqual(types.map(() => true))
  // An event that does not bubble is caught on its way down.
  expect(fire('submit', { bubbles: false })).toBe(true)
  expect(fire('pointerdown')).toBe(false)
  stop()
  expect(types.map((type) => fire(type))).toEqual(types.map(() => false))
})

const press = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  link.dispatchEvent(event)
  return event.defaultPrevented
}

it('canvas-C19 a key goes to the editor with what is held down, and does nothing to the page', () => {
  const heard: FromCanvas[] = []
  const stop = forwardKeys(
    document,
    (message) => heard.push(message),
    () => false,
  )
  expect(press({ key: 'z', code: 'KeyZ', ctrlKey: true })).toBe(true)
  press({ key: 'D', code: 'KeyD', metaKey: true, shiftKey: true, altKey: true })
  expect(heard).toEqual([
    { type: 'key', key: 'z', code: 'KeyZ', ctrl: true, meta: false, shift: false, alt: false },
    { type: 'key', key: 'D', code: 'KeyD', ctrl: false, meta: true, shift: true, alt: true },
  ])
  stop()
  expect(press({ key: 'z' })).toBe(false)
  expect(heard).toHaveLength(2)
})

it('canvas-C19 an element that keeps its keys to itself keeps none from the editor', () => {
  const heard: FromCanvas[] = []
  const stop = forwardKeys(
    document,
    (message) => heard.push(message),
    () => false,
  )
  link.addEventListener('keydown', (event) => event.stopPropagation())
  press({ key: 'Delete' })
  stop()
  expect(heard).toHaveLength(1)
})

it('canvas-C19 while a text is typed its keys are its own', () => {
  const heard: FromCanvas[] = []
  let isTyping = true
  const stop = forwardKeys(
    document,
    (message) => heard.push(message),
    () => isTyping,
  )
  expect(press({ key: 'a' })).toBe(false)
  expect(heard).toEqual([])
  isTyping = false
  expect(press({ key: 'a' })).toBe(true)
  expect(heard).toHaveLength(1)
  stop()
})
