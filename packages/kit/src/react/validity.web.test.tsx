import { act, useRef, useState, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useValidity } from './validity.ts'

function Email({ disabled = false }: { readonly disabled?: boolean }): ReactNode {
  const control = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const { attributes, onEdit, onLeave } = useValidity(control, value)
  return (
    <form>
      <input
        {...attributes}
        ref={control}
        type="email"
        required
        disabled={disabled}
        value={value}
        onChange={(event) => {
          onEdit()
          setValue(event.target.value)
        }}
        onBlur={onLeave}
      />
      <button>Send</button>
    </form>
  )
}

let root: Root
let body: HTMLElement
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  body = document.createElement('div')
  document.body.append(body)
  root = createRoot(body)
  await act(async () => root.render(<Email />))
})
afterEach(async () => {
  await act(async () => root.unmount())
  body.remove()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

const input = () => body.getElementsByTagName('input').item(0) ?? expect.fail('no control')
const enter = () => act(async () => input().focus())
const leave = () => act(async () => input().blur())
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const isRefused = () => {
  const [invalid, state] = [input().getAttribute('aria-invalid'), input().getAttribute('data-state')]
  expect([null, 'true']).toContain(invalid)
  expect(state).toBe(invalid && 'invalid')
  return invalid === 'true'
}

test('a person who only passes through a control is told nothing', async () => {
  await enter()
  await leave()
  expect(isRefused()).toBe(false)
})

test('a person is told once they have left the control, not while they write, and no longer when it is mended', async () => {
  await enter()
  await type('ada')
  expect(isRefused()).toBe(false)
  await leave()
  expect(isRefused()).toBe(true)
  await type('ada@')
  expect(isRefused()).toBe(true)
  await type('ada@example.org')
  expect(isRefused()).toBe(false)
  await type('ada@')
  expect(isRefused()).toBe(false)
})

test('what the browser takes is not refused', async () => {
  await enter()
  await type('ada@example.org')
  await leave()
  expect(isRefused()).toBe(false)
})

test('a person who tries to send it is told at once', async () => {
  await act(async () => body.querySelector('button')?.click())
  expect(isRefused()).toBe(true)
})

test('a control that is out of use is not refused', async () => {
  await enter()
  await type('ada')
  await act(async () => root.render(<Email disabled />))
  await leave()
  await act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(isRefused()).toBe(false)
})
