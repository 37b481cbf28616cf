import { expect, it } from 'vitest'
import { DRAFT_HELLO, EDITOR_HELLO, isDraftHello, isEditorHello } from './protocol.ts'

it('workflow-T8 a hello is known by its type and its nonce; anything else a window may be sent is not taken for one', () => {
  expect(isDraftHello({ type: DRAFT_HELLO, nonce: 'n' })).toBe(true)
  expect(isEditorHello({ type: EDITOR_HELLO, nonce: 'n' })).toBe(true)
  for (const data of [undefined, null, 'x', 1, [], {}, { type: DRAFT_HELLO }, { type: EDITOR_HELLO, nonce: 1 }, { nonce: 'n' }]) {
    expect(isDraftHello(data)).toBe(false)
    expect(isEditorHello(data)).toBe(false)
  }
  expect(isDraftHello({ type: EDITOR_HELLO, nonce: 'n' })).toBe(false)
})
