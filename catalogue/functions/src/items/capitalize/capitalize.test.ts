import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const capitalize = withFakeHost(call)

describe('capitalize', () => {
  it.each([
    ['анна и пётр', 'Анна И Пётр'],
    ["don't stop", "Don't Stop"],
    ["say 'hello'", "Say 'Hello'"],
    ['a.b,c;d', 'A.B,C;D'],
    ['snake_case', 'Snake_case'],
    ['3d model', '3d Model'],
    ['iPHONE', 'IPHONE'],
    ['tab\tand\nline', 'Tab\tAnd\nLine'],
    ['o’neil', 'O’neil'],
  ])('makes %s into %s', (text, expected) => expect(capitalize(text)).toBe(expected))
})
