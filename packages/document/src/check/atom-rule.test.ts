import { applyToRecord, type Json } from '@heddle/store'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DocumentRecord, RecordKind } from '../records/types.ts'
import { fieldsOf, idOf, smallSite, smallSiteRecords } from '../testing/small-site.ts'
import { ruleOfAtom } from './atom-rule.ts'
import { checkDiff } from './check-diff.ts'
import { checkJson } from './json.ts'
import { checkRecord } from './record.ts'

const KEYS = [
  'text',
  'ru',
  'default',
  'color',
  'a b',
  '',
  'constructor',
  '__proto__',
  'x'.repeat(201),
  idOf('class'),
  'tablet',
  '*',
]
const ROOTS = [
  ...new Set(smallSiteRecords().flatMap((record) => Object.keys(record))),
  'link',
  'repeat',
  'condition',
  'meta/desc',
  'settings/publicData',
  'ghost',
]
const PATHS = fc
  .tuple(fc.constantFrom(...ROOTS), fc.array(fc.constantFrom(...KEYS), { maxLength: 3 }))
  .map((parts) => parts.flat().join('/'))
const VALUES: fc.Arbitrary<Json> = fc.oneof(
  fc.constantFrom<Json>('', 'a0', 'red', 'javascript:x', 0, 1, 1.5, true, false, {}, [], { type: 'f' }, { type: 'f', code: '1' }),
  fc.constantFrom<Json>({ type: 'token', id: idOf('token') }, 'x'.repeat(600), 'x'.repeat(100_001), idOf('home')),
  fc.jsonValue({ maxDepth: 2 }).filter((value) => value !== null) as fc.Arbitrary<Json>,
)

describe('document-D85 rules of single values', () => {
  it('document-D85 what the rule of a value takes, the schema of the whole record takes; what it lets go may go', () => {
    fc.assert(
      fc.property(fc.constantFrom(...smallSiteRecords()), PATHS, VALUES, (record, path, value) => {
        const rule = ruleOfAtom(record.kind, path)
        if (rule === undefined || checkJson(value, '').length > 0) return
        const isSound = (to: Json) => checkRecord(applyToRecord(record, { [path]: [null, to] }), '').ok
        if (rule.fits(value)) expect(isSound(value)).toBe(true)
        if (rule.isOptional) expect(isSound(null)).toBe(true)
      }),
      { seed: 5, numRuns: 3000 },
    )
  })

  it.each<[RecordKind, string]>([
    ['node', 'props/text/ru'],
    ['node', 'styles/default:hover/color'],
    ['node', 'attributes/title'],
    ['node', 'name'],
    ['page', 'title/ru'],
    ['page', 'meta/desc/ru'],
    ['token', 'value'],
  ])('document-D85 %s %s has a rule of its own', (kind, path) => {
    expect(ruleOfAtom(kind, path)?.fits('A text')).toBe(true)
    expect(ruleOfAtom(kind, path)?.fits([])).toBe(path === 'props/text/ru')
  })

  it.each<[RecordKind, string]>([
    ['node', 'props/text'],
    ['node', 'props/constructor/ru'],
    ['node', `props/${'x'.repeat(201)}/ru`],
    ['node', 'place/index'],
    ['node', 'ghost'],
    ['page', 'paths/ru'],
    ['page', 'meta/ghost/ru'],
  ])('document-D85 %s %s has none: the whole record is asked', (kind, path) => {
    expect(ruleOfAtom(kind, path)).toBeUndefined()
  })

  it('document-D85 a change that passes leaves a record that its schema takes, whatever it writes and wherever', () => {
    const { view } = smallSite()
    const change = fc.tuple(fc.constantFrom(...ROOTS.map((root) => `${root}/text/ru`), ...ROOTS), fc.option(VALUES))
    fc.assert(
      fc.property(fc.constantFrom(...smallSiteRecords()), fc.array(change, { maxLength: 3 }), (record, changes) => {
        const set = Object.fromEntries(changes.map(([path, to]) => [path, [null, to] as const]))
        const issues = checkDiff(view, { set: { [record.id]: set } }, { fieldsOf })
        if (issues.some(({ severity }) => severity === 'error')) return
        expect(checkRecord(applyToRecord<DocumentRecord>(record, set), '')).toMatchObject({ ok: true })
      }),
      { seed: 6, numRuns: 2000 },
    )
  })

  it('document-D85 a record that a change would make too large is refused, though each of its values is small', () => {
    const { view, store } = smallSite()
    const texts = Object.fromEntries(Array.from({ length: 49_990 }, (_, at) => [`v${at}`, 'x']))
    store.apply({ set: { [idOf('class')]: { 'styles/default': [null, texts] } } })
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`styles/tablet/w${at}`, [null, 'x'] as const]))
    const issues = checkDiff(view, { set: { [idOf('class')]: many } }, { fieldsOf })
    expect(issues).toMatchObject([{ code: 'too-large' }])
  })
})
