import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { findLastText, findText } from '../index.ts'

it('document-D59 finds what the browser finds, from the beginning and from the end', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'ж'), maxLength: 6 })
  const texts = fc.tuple(letters, fc.nat({ max: 150 }), letters).map(([one, times, other]) => one.repeat(times) + other)
  fc.assert(
    fc.property(texts, texts, texts, fc.oneof(fc.integer({ min: -5, max: 400 }), fc.double()), (before, part, after, from) => {
      for (const text of [before + after, before + part + after, before + part + after + part]) {
        expect(findText(text, part, from)).toBe(text.indexOf(part, from))
        expect(findLastText(text, part)).toBe(text.lastIndexOf(part))
      }
    }),
    { numRuns: 2000 },
  )
})

// The browser's own search takes minutes for each of these.
it('document-D59 long texts that nearly repeat themselves are searched at once', () => {
  const text = 'a'.repeat(1_000_000)
  const part = `${'a'.repeat(100_000)}b${'a'.repeat(100_000)}`
  expect(findText(text, part)).toBe(-1)
  expect(findText(`${text}b${text}`, part)).toBe(900_000)
  expect(findLastText(text, `${'a'.repeat(100_000)}b`)).toBe(-1)
  expect(findLastText(`${text}b${text}`, part)).toBe(900_000)
})
