import { describe, expect, it } from 'vitest'
import type { NodeRecord } from '@heddle/document'
import { LIVE } from '@heddle/document/published'
import { defineElement, formula, type Field } from '@heddle/kit'
import { addReferences, noReferences } from '../logic/tree-references.ts'
import { compilerOf, id, node, project, variable } from '../testing/fixture.ts'

const label = { en: 'Field' }
const bind = (code: string) => ({ type: 'f' as const, code })

/** What a page gets of one field with a value. */
function published(field: Field, value: unknown) {
  const definition = defineElement({
    type: 'probe',
    label,
    icon: 'square',
    group: 'basics',
    fields: { field },
    supports: [],
  })
  const props = (value === undefined ? {} : { field: { default: value } }) as NodeRecord['props']
  const records = [variable('limit', 'limit', { type: 'number', defaultValue: 3 }), node('it', 'home', 'probe', { props })]
  const compiled = compilerOf(project(records), 'ru', [definition]).one('it')
  return {
    value: compiled.published.props['field'],
    props: compiled.published.props,
    live: compiled.published.live,
    issues: compiled.issues.map(({ severity, path, message }) => `${severity} ${path.split('/').slice(2).join('/')}: ${message}`),
  }
}

describe('publish-C27 a formula that the body works out itself', () => {
  const field = formula({ label, sample: { value: 'Anna' } })

  it('travels as a tree that is marked, makes its node alive and names what it reads', () => {
    const { value, live, issues } = published(field, bind('len(value) > variables.limit'))
    expect(value).toMatchObject({ type: 'f', late: true, tree: ['b', '>', expect.anything(), expect.anything()] })
    expect(live).toBe(LIVE.attribute)
    expect(issues).toEqual([])
    const references = noReferences()
    addReferences(value, references)
    expect([...references.variables]).toEqual([id('limit')])
  })

  it('is nothing where none is written, and then its node is not alive', () => {
    expect(published(field, undefined)).toMatchObject({ value: null, live: undefined, issues: [] })
  })

  it.each([
    ['a text', 'value > 1'],
    ['a switch', true],
    ['a list', []],
  ])('is nothing where %s is stored, which is said', (_, stored) => {
    expect(published(field, stored)).toMatchObject({
      value: null,
      live: undefined,
      issues: ['warning props/field: "field" must be a formula. The default value is used.'],
    })
  })

  it('that cannot be read stops publishing and names its place', () => {
    const { value, issues } = published(field, bind('value >'))
    expect(value).toBeNull()
    expect(issues).toEqual([expect.stringMatching(/^error props\/field: .*Unexpected end of formula/)])
  })
})
