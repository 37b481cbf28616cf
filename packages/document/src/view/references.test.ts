import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blankNode } from '../records/blank.ts'
import { idOf } from '../testing/small-site.ts'
import { idsIn, referencesOf } from './references.ts'

const [ONE, OTHER] = ['abcdefgh01234567', '0000000000000000'] as const

describe('document-D5 ids in a text', () => {
  it('are found where they stand by themselves, whatever stands around them', () => {
    expect(idsIn(`variables['${ONE}'] + ${OTHER}`)).toEqual([ONE, OTHER])
    expect(idsIn(`${ONE}-${OTHER}`)).toEqual([ONE, OTHER])
    expect(idsIn(`ä${ONE}ß_${OTHER}_`)).toEqual([ONE, OTHER])
    for (const text of ['', 'abc', `${ONE}a`, `A${ONE}`, `${ONE.slice(1)}B`, ONE.toUpperCase(), ONE.slice(1)]) {
      expect(idsIn(text)).toEqual([])
    }
  })

  it('are those that the rule for ids says, in any text', () => {
    const rule = /(?<![A-Za-z0-9])[a-z0-9]{16}(?![A-Za-z0-9])/g
    const part = fc.oneof(fc.constantFrom(ONE, OTHER, 'A', 'z', '9', ' ', '-', '/', '.', 'é', '😀'), fc.string({ maxLength: 3 }))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const text = parts.join('')
        expect(idsIn(text)).toEqual([...text.matchAll(rule)].map(([id]) => id))
      }),
      { numRuns: 3000 },
    )
  })
})

it('document-D5 a record names what stands in its values and keys, with the way there, but not what it is itself', () => {
  const node = {
    ...blankNode(idOf('one'), 'text', { parentId: OTHER, slot: 'children', index: 'a0' }),
    props: { text: { en: { type: 'f' as const, code: `variables['${ONE}'] + variables['${ONE}']` } }, count: { default: 3 } },
    classes: { [OTHER]: { index: 'a0' } },
  }
  expect(referencesOf(node as never)).toEqual([
    { to: ONE, path: 'props/text/en/code' },
    { to: ONE, path: 'props/text/en/code' },
    { to: OTHER, path: `classes/${OTHER}` },
  ])
  expect(referencesOf(blankNode(ONE, 'text', { parentId: OTHER, slot: 'children', index: 'a0' }))).toEqual([])
})
