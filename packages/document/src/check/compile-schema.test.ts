import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SCHEMAS } from '../records/registry.ts'
import type { RecordKind } from '../records/types.ts'
import { fullSite } from '../testing/full-site.ts'
import { idOf } from '../testing/small-site.ts'
import { compileSchema } from './compile-schema.ts'

const VALUES: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>('', 'a0', 'a00', idOf('home'), 'ru', 'a/b', 'x'.repeat(501), 'x'.repeat(100_001), 'javascript:x'),
  fc.constantFrom<unknown>(0, 1, 1.5, true, null, undefined, {}, [], { type: 'f' }, { type: 'f', code: '1' }),
  fc.constantFrom<unknown>(
    { type: 'f', code: '1', filter: { link: '$and', conditions: [{ field: 'a', operator: '$eq', value: 1 }] } },
    { type: 'f', code: '1', filter: { conditions: [{ conditions: [{ field: '', operator: '$eq' }] }] } },
    { type: 'token', id: idOf('token') },
    { ru: 'x', constructor: 'y' },
  ),
  fc.jsonValue({ maxDepth: 2 }),
)

/** The value with another one at a place below it, which the numbers choose. */
function withChange(value: unknown, way: readonly number[], to: unknown): unknown {
  const [first, ...rest] = way
  if (first === undefined || typeof value !== 'object' || value === null) return to
  if (Array.isArray(value)) {
    const at = first % (value.length + 1)
    return value.toSpliced(at, 1, withChange(value[at], rest, to))
  }
  const names = [...Object.keys(value), 'ghost', 'text', 'ru', idOf('x')]
  const name = names[first % names.length] ?? ''
  const { [name]: held, ...others } = value as Record<string, unknown>
  // A field that is gone is a change too.
  return first % 7 === 0 ? others : { ...others, [name]: withChange(held, rest, to) }
}

describe('document-D87 compiled schemas', () => {
  it('document-D87 a compiled schema takes what the schema takes, of every kind, whatever is changed in a record', () => {
    const records = [...fullSite().store.values()]
    const way = fc.array(fc.nat({ max: 60 }), { maxLength: 5 })
    fc.assert(
      fc.property(fc.constantFrom(...records), way, VALUES, (record, steps, to) => {
        const value = withChange(record, steps, to)
        expect(compileSchema(SCHEMAS[record.kind])(value)).toBe(SCHEMAS[record.kind].safeParse(value).success)
      }),
      { seed: 11, numRuns: 4000 },
    )
    for (const record of records) expect(compileSchema(SCHEMAS[record.kind])(record)).toBe(true)
    for (const kind of Object.keys(SCHEMAS) as RecordKind[]) expect(compileSchema(SCHEMAS[kind])({ kind })).toBe(false)
  })

  it.each<[string, z.ZodType, readonly unknown[]]>([
    ['a text of at most three', z.string().max(3), ['abc', 'abcd', 1]],
    ['a text of at least two', z.string().min(2), ['a', 'ab']],
    ['a pattern that remembers', z.string().regex(/a/g), ['a', 'a', 'a', 'b']],
    ['a text of a format', z.email(), ['a@b.cd', 'a']],
    [
      'a text with two rules',
      z
        .string()
        .max(3)
        .refine((text) => text !== 'abc'),
      ['abc', 'ab', 'abcd'],
    ],
    [
      'a text with a rule that adds issues',
      z.string().superRefine((text, { addIssue }) => void (text || addIssue('x'))),
      ['', 'a'],
    ],
    ['a whole number', z.int().min(1), [0, 1, 1.5, '1']],
    ['one of several', z.enum(['a', 'b']), ['a', 'c']],
    ['true or a text', z.union([z.literal(true), z.string()]), [true, false, 'a']],
    [
      'an object',
      z.strictObject({ a: z.boolean(), b: z.string().exactOptional() }),
      [{ a: true }, { a: true, b: undefined }, {}],
    ],
    ['an object that is open', z.object({ a: z.boolean() }), [{ a: true, b: 1 }, { b: 1 }]],
    ['an object with a rule', z.strictObject({ a: z.number() }).refine(({ a }) => a > 1), [{ a: 1 }, { a: 2 }]],
    ['a map', z.record(z.string().max(1), z.boolean()), [{ a: true }, { ab: true }, { a: 1 }, [], null]],
    ['a map of known keys', z.record(z.enum(['a', 'b']), z.boolean()), [{ a: true, b: true }, { a: true }]],
    ['a list', z.array(z.boolean()).max(1), [[true], [true, true], [1]]],
    ['a rule of its own', z.custom((value) => value === 7), [7, 8]],
  ])('document-D87 %s, compiled, takes the same', (_, schema, values) => {
    for (const value of values) expect(compileSchema(schema)(value), JSON.stringify(value)).toBe(schema.safeParse(value).success)
  })

  it('document-D87 a schema that holds itself is compiled once', () => {
    interface Tree {
      readonly of?: Readonly<Record<string, Tree>>
    }
    const tree: z.ZodType<Tree> = z.strictObject({
      of: z
        .record(
          z.string(),
          z.lazy(() => tree),
        )
        .exactOptional(),
    })
    expect(compileSchema(tree)({ of: { a: { of: { b: {} } } } })).toBe(true)
    expect(compileSchema(tree)({ of: { a: { of: { b: { c: 1 } } } } })).toBe(false)
    expect(compileSchema(tree)).toBe(compileSchema(tree))
  })
})
