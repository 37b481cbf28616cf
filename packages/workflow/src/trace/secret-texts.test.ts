import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MASK } from './secret-names.ts'
import { secretTexts, withoutTexts } from './secret-texts.ts'

const call = (...args: readonly unknown[]) => ({ kind: 'call' as const, value: args })
const found = (values: readonly unknown[], ...entries: Parameters<typeof secretTexts>[1]) => [...secretTexts(values, entries)]

it('texts under the name of a secret, beside it, and behind it in a call are secrets', () => {
  expect(found([{ user: { password: 'hunter2' } }, [{ token: 'tok-1' }]])).toEqual(['hunter2', 'tok-1'])
  expect(
    found([
      { name: 'Authorization', value: 'Bearer x' },
      { key: 'api_key', value: 'key-1' },
    ]),
  ).toEqual(['Bearer x', 'key-1'])
  expect(found([], call('local', 'token', 'tok-2'), { kind: 'arguments', value: { headers: { Cookie: 'sid=1' } } })).toEqual([
    'tok-2',
    'sid=1',
  ])
})

it('what only looks like it is none: lists of names, short texts, what is masked already', () => {
  expect(found([['password', 'city'], { password: 'abc', secret: MASK, token: 12_345 }])).toEqual([])
  expect(found([], { kind: 'arguments', value: ['token', 'a text'] }, call('token'), call('note', 'a text'))).toEqual([])
  expect(found([{ name: 'city', value: 'Graz' }, null, 'password'])).toEqual([])
})

it('so many secrets are no secrets any more', () => {
  expect(found([Array.from({ length: 500 }, (_, at) => ({ password: `secret ${at}` }))])).toHaveLength(100)
})

it('they are masked wherever they stand, the longer ones first; what holds none stays as it is', () => {
  const secrets = new Set(['tok', 'token-1'])
  expect(withoutTexts({ a: ['Bearer token-1', { b: 'tok' }], n: 5, none: null }, secrets)).toEqual({
    a: [`Bearer ${MASK}`, { b: MASK }],
    n: 5,
    none: null,
  })
  const when = new Date(0)
  expect(withoutTexts({ when }, secrets)).toEqual({ when })
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(withoutTexts(value, new Set())).toBe(value)
      expect(JSON.stringify(withoutTexts(value, new Set(['zzzz'])))).toBe(JSON.stringify(value).replaceAll('zzzz', MASK))
    }),
  )
})
