import { describe, expect, it } from 'vitest'
import { MeteredText } from './metered-text.ts'

describe('document-D72 a text that counts how often it is read', () => {
  it('is read like any other', () => {
    const text = new MeteredText('abcabc', 1)
    expect([text.charCodeAt(1), text.charCodeAt(9), text.indexOf('c'), text.indexOf('c', 3), text.indexOf('x')]).toEqual([
      98,
      Number.NaN,
      2,
      5,
      -1,
    ])
  })

  it('costs what its pattern is large for each character, and tells of it a thousand at once', () => {
    const told: number[] = []
    const text = new MeteredText('abc', 300, (work) => told.push(work))
    for (let at = 0; at < 3; at += 1) text.charCodeAt(at)
    expect(told).toEqual([])
    text.charCodeAt(0)
    expect(told).toEqual([1200])
    for (let at = 0; at < 4; at += 1) text.charCodeAt(0)
    expect(told).toEqual([1200, 1200])
    const even = new MeteredText('a', 1000, (work) => told.push(work))
    even.charCodeAt(0)
    expect(told.at(-1)).toBe(1000)
  })

  it('costs little where the browser searches by itself, and each character of a long part', () => {
    const told: number[] = []
    const search = (text: string, part: string, from = 0) => {
      told.length = 0
      const metered = new MeteredText(text, 1, (work) => told.push(work))
      metered.indexOf(part, from)
      // What was not told of yet comes with the next thousand.
      if (told.length === 0) for (let at = 0; told.length === 0; at += 1) metered.charCodeAt(0)
      return told[0]
    }
    expect(search('x'.repeat(64_000), 'a')).toBe(1 + 64_000 / 32)
    expect(search(`${'x'.repeat(64_000)}a`, 'a', 32_000)).toBe(1 + 32_000 / 32)
    expect(search('x'.repeat(64_000), 'a'.repeat(200))).toBe(1 + 64_000 / 32)
    expect(search('x'.repeat(64_000), 'a'.repeat(201))).toBe(64_000 + 201)
  })

  it('ends when it was read 50 million times, whether anybody is told or not', () => {
    const text = new MeteredText('a', 25_000_000)
    text.charCodeAt(0)
    expect(() => text.charCodeAt(0)).not.toThrow()
    expect(() => text.charCodeAt(0)).toThrow('The pattern takes too long on this text')
  })
})
