import { describe, expect, it } from 'vitest'
import { pairs } from './fields/kinds/pairs/field.ts'
import { text } from './fields/kinds/text/field.ts'
import { isForVisitor, namedOfVisitor, visitorPaths, withVisitorValues } from './visitor-values.ts'

const pair = (value: unknown) => [{ name: 'a', value }]
const taking = pairs({ label: { en: 'Values' }, takesVisitor: true })
const fields = {
  query: taking,
  headers: taking,
  secrets: pairs({ label: { en: 'Secrets' } }),
  rawBody: text({ label: { en: 'Body' } }),
}
const known: Readonly<Record<string, string | number | boolean>> = { id: 'ann', age: 40, 'company.id': 'c-1' }
const filled = (value: unknown) =>
  (withVisitorValues({ query: pair(value) }, fields, (path) => known[path] ?? `no ${path}`).query[0] as { value: unknown }).value

describe('what a request names of the signed-in visitor', () => {
  it.each([
    ['{visitor.id}', ['id']],
    ['eq.{visitor.id} {visitor.company.id} {visitor.id}', ['id', 'company.id']],
    ['{id} {visitor} {visitor.} {visitor.a-b} { visitor.id } {Visitor.id} visitor.id', []],
    [`{visitor.${'a'.repeat(61)}}`, []],
  ])('%j', (text, paths) => {
    expect(visitorPaths(pair(text))).toEqual(paths)
    expect(visitorPaths(text)).toEqual(paths)
  })

  it('is what the builder wrote, never what a formula says', () => {
    expect(visitorPaths(pair({ type: 'f', code: "'{visitor.id}'" }))).toEqual([])
    expect(visitorPaths(pair(['{visitor.id}', 7, null]))).toEqual(['id'])
    expect(visitorPaths([null, 7, { name: '{visitor.id}' }])).toEqual([])
  })

  it('is looked for where the plugin says, or the plugin says so itself', () => {
    expect(isForVisitor({ fields }, { headers: pair('{visitor.id}') })).toBe(true)
    expect(isForVisitor({ fields }, { rawBody: '{visitor.id}', secrets: pair('{visitor.id}'), query: [] })).toBe(false)
    expect(namedOfVisitor(fields, { query: pair('{visitor.id}'), headers: pair('{visitor.id} {visitor.name}') })).toEqual([
      'id',
      'name',
    ])
    const own = { fields, forVisitor: (config: Readonly<Record<string, unknown>>) => config['mine'] === true }
    expect([isForVisitor(own, { mine: true }), isForVisitor(own, {})]).toEqual([true, false])
  })

  it('is put in where it stands: alone as it is, in a text as text', () => {
    expect(filled('{visitor.id}')).toBe('ann')
    expect(filled('{visitor.age}')).toBe(40)
    expect(filled('{visitor.id}/{visitor.age} of {visitor.company.id} {key}')).toBe('ann/40 of c-1 {key}')
    expect(filled('nothing')).toBe('nothing')
  })

  it('is put in once: what the visitor is called names nothing itself, and formulas stay', () => {
    const named = withVisitorValues({ query: pair('{visitor.name}!') }, fields, () => '{visitor.id} $& {key}')
    expect(named.query).toEqual(pair('{visitor.id} $& {key}!'))
    const formula = { type: 'f', tree: ['l', '{visitor.id}'] }
    const config = { query: [...pair('{visitor.id}'), ...pair(formula)], rawBody: '{visitor.id}' }
    expect(withVisitorValues(config, fields, () => 'ann')).toEqual({
      query: [...pair('ann'), ...pair(formula)],
      rawBody: '{visitor.id}',
    })
  })
})
