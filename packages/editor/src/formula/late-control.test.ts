import { expect, it } from 'vitest'
import type { InputControl } from './formula-input.tsx'
import { lateControl } from './late-control.ts'

/** The hand on a text that keeps what is put into it. */
function textOf(): InputControl & { readonly put: string[] } {
  const put: string[] = []
  const none = () => undefined
  return {
    put,
    insert: (picked) => put.push(picked),
    apply: none,
    select: none,
    light: none,
    selection: () => ({ from: 0, to: 0 }),
  }
}

it('what is picked before the text can be written is put in when it can, in order and once', () => {
  const control = lateControl()
  control.insert('event')
  control.insert('page')
  expect(control.current).toBeUndefined()
  const text = textOf()
  control.current = text
  expect([control.current, text.put]).toEqual([text, ['event', 'page']])
  const next = textOf()
  control.current = undefined
  control.current = next
  expect(next.put).toEqual([])
})

it('what is picked later is put in at once; what is picked after the text went waits for the next', () => {
  const control = lateControl()
  const text = textOf()
  control.current = text
  control.insert('event')
  expect(text.put).toEqual(['event'])
  control.current = undefined
  control.insert('page')
  const next = textOf()
  control.current = next
  expect([text.put, next.put]).toEqual([['event'], ['page']])
})
