import { describe, expect, it } from 'vitest'
import { withFakeHost } from '../../testing/fake-host.ts'
import { call } from './call.ts'

const initials = withFakeHost(call)

describe('initials', () => {
  it.each([
    ['Jean-Luc Picard', 'JP'],
    ["conan o'brien", 'CO'],
    ['  Ada   King  Lovelace ', 'AK'],
    ['Prince', 'P'],
    ['(anna) "b"', 'AB'],
    ['😀 123', ''],
    ['𝒜da 𝒷', '𝒜𝒷'],
  ])('of %s are %s', (name, letters) => expect(initials(name)).toBe(letters))

  it('are as many as asked for', () =>
    expect([0, 1, 5, -1].map((count) => initials('a b c', count))).toEqual(['', 'A', 'ABC', '']))
})
