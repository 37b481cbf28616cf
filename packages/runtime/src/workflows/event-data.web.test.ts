import { afterEach, expect, it } from 'vitest'
import { eventData } from './event-data.ts'

afterEach(() => document.body.replaceChildren())

/** What formulas read of an event that an element gets. */
function seen(event: Event, markup = '<button id="b">Go</button>'): unknown {
  document.body.innerHTML = markup
  let data: unknown
  const target = document.body.querySelector('input, button, svg') ?? document.body
  document.body.addEventListener(event.type, (given) => (data = eventData(given)), { once: true })
  target.dispatchEvent(event)
  return data
}

it('runtime-RT20 a key is what formulas read of it', () => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', code: 'Enter', keyCode: 13, ctrlKey: true, bubbles: true })
  expect(seen(event)).toMatchObject({
    type: 'keydown',
    key: 'Enter',
    keyCode: 13,
    shiftKey: false,
    ctrlKey: true,
    altKey: false,
    metaKey: false,
    target: { id: 'b', tagName: 'button' },
    currentTarget: { tagName: 'body' },
  })
})

it('runtime-RT20 a click says where, a change which value', () => {
  expect(seen(new MouseEvent('click', { clientX: 5, clientY: 6, button: 0, bubbles: true }))).toMatchObject({
    clientX: 5,
    clientY: 6,
    button: 0,
  })
  const box = '<input name="agree" type="checkbox" value="yes" checked>'
  expect(seen(new Event('change', { bubbles: true }), box)).toMatchObject({
    target: { name: 'agree', value: 'yes', checked: true },
  })
})

it('runtime-RT20 fingers are a list', () => {
  const target = document.body
  const touches = [new Touch({ identifier: 1, target, clientX: 7, clientY: 8 })]
  expect(seen(new TouchEvent('touchstart', { touches, bubbles: true }))).toMatchObject({
    touches: [{ identifier: 1, clientX: 7, clientY: 8 }],
  })
})

it('runtime-RT20 an event is plain data: nothing of the browser can be reached through it', () => {
  const data = seen(new CustomEvent('click', { detail: { node: document }, bubbles: true }), '<svg><path/></svg>')
  expect(structuredClone(data)).toEqual(data)
  expect(data).not.toHaveProperty('detail')
  expect(data).not.toHaveProperty('view')
})

it('runtime-RT20 an event without a target has none, and what an element says is left as it is', () => {
  expect(eventData(new Event('resize'))).toMatchObject({ type: 'resize', target: null, currentTarget: null })
  const said = { value: [1] }
  expect(eventData(said)).toBe(said)
  expect([undefined, null, 5].map(eventData)).toEqual([undefined, null, 5])
})
