import { act, useRef, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useInput } from './use-input.ts'

let root: Root
let body: HTMLElement
beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  body = document.body.appendChild(document.createElement('div'))
  root = createRoot(body)
})
afterEach(async () => {
  await act(async () => root.unmount())
  body.remove()
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
})

/** A control that the browser does not check. */
function Box(): ReactNode {
  const control = useRef<HTMLDivElement>(null)
  const input = useInput(control, { required: true }, { get: () => false, initial: false, put: () => {} })
  return (
    <div {...input.attributes} tabIndex={0} ref={control} onFocus={input.onFocus} onBlur={input.onBlur} onClick={input.onEdit} />
  )
}

test('a control that the browser does not check is never refused outside of a form, which alone would look at it', async () => {
  await act(async () => root.render(<Box />))
  const box = body.querySelector('div') ?? expect.fail('it is not drawn')
  await act(async () => box.focus())
  await act(async () => box.click())
  await act(async () => box.blur())
  expect([box.getAttribute('aria-invalid'), box.getAttribute('data-state'), box.getAttribute('name')]).toEqual([null, null, null])
})
