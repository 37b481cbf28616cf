import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseJson } from './parse-json.ts'

const wrong = (text: string) => {
  const read = parseJson(text)
  return read.ok ? 'read' : read.message
}

describe('JSON that is typed', () => {
  it('is read', () => {
    expect(parseJson(' {"a": [1, -2.5e3, true, null, "x\\n\\u00e9"]} ')).toEqual({
      ok: true,
      value: { a: [1, -2500, true, null, 'x\né'] },
    })
  })

  it.each([
    ['', 'Line 1, column 1: the text ends too early'],
    ['{"a": 1', 'Line 1, column 8: the text ends too early'],
    ['[1, 2\n  3]', 'Line 2, column 3: a comma or ] is needed here'],
    ['{"a": 1\n "b": 2}', 'Line 2, column 2: a comma or } is needed here'],
    ['{a: 1}', 'Line 1, column 2: a key in double quotes is needed here'],
    ['{\n  "a" 1\n}', 'Line 2, column 7: a colon is needed behind the key'],
    ['[1,\n]', 'Line 2, column 1: there is a comma too many before this'],
    ['{"a": 1,}', 'Line 1, column 9: there is a comma too many before this'],
    ["['a']", 'Line 1, column 2: texts stand in double quotes'],
    ['[hello]', 'Line 1, column 2: "h" begins no value; texts stand in double quotes'],
    ['["open]', 'Line 1, column 2: this text has no end, or a sign that needs \\ before it'],
    ['["a\\x"]', 'Line 1, column 4: this text has no end, or a sign that needs \\ before it'],
    ['1 2', 'Line 1, column 3: something stands behind the end'],
    ['[01]', 'Line 1, column 3: a comma or ] is needed here'],
  ])('says where %j is wrong', (text, message) => {
    expect(wrong(text)).toBe(message)
  })

  it('says something of what is nested too deeply to be read, and of everything else that is no JSON', () => {
    expect(wrong('['.repeat(200_000))).toMatch(/^Line 1, column \d+: /)
    fc.assert(
      fc.property(fc.json(), fc.nat(), fc.string(), (json, place, noise) => {
        const at = place % (json.length + 1)
        const text = json.slice(0, at) + noise + json.slice(at)
        const isJson = (() => {
          try {
            JSON.parse(text)
            return true
          } catch {
            return false
          }
        })()
        const read = parseJson(text)
        expect(read.ok).toBe(isJson)
        if (!read.ok) expect(read.message).toMatch(/^Line \d+, column \d+: \S/)
      }),
      { numRuns: 300, seed: 5 },
    )
  })
})
