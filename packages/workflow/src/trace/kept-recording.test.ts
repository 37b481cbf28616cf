import fc from 'fast-check'
import { expect, it } from 'vitest'
import { keptValue, readRecording, writeRecording, type KeptRecording } from './kept-recording.ts'
import { isSecretName, MASK } from './secret-names.ts'

const kept: KeptRecording = {
  workflowId: 'w',
  input: { event: { key: 'Enter' }, parameters: { id: 7 }, chain: [] },
  entries: [
    { kind: 'run', id: 'w', at: 0, value: undefined },
    { kind: 'call', id: 'http.send', at: 0, value: [{ url: '/ship', headers: { Authorization: 'Bearer abc' } }] },
  ],
  calls: [{ name: 'http.send', isLater: true, answer: { value: { status: 200, data: [1] } } }],
  given: [{ actionId: 'a', name: 'storage.read', occurrence: 0, value: 'x' }],
  began: 5,
  page: { id: 'home', path: '/', lang: 'en' },
  values: { v: 1 },
  rows: { orders: [{ id: 1 }] },
}

it('a recording comes back from its text as it was, whenever its steps happened', () => {
  const later = { ...kept, entries: kept.entries.map((entry) => ({ ...entry, at: 99 })) }
  expect(writeRecording(later)).toBe(writeRecording(kept))
  expect(readRecording(writeRecording(kept))).toMatchObject({ ...kept, entries: [{ kind: 'run' }, { kind: 'call' }] })
})

it('keys, passwords and cookies are not kept, wherever they stand', () => {
  const text = writeRecording({ ...kept, values: { v: { password: 'hunter2', Cookie: 'sid=1', api_key: 'k1', note: 'stays' } } })
  for (const secret of ['Bearer abc', 'hunter2', 'sid=1', 'k1']) expect(text).not.toContain(secret)
  expect(text).toContain('stays')
  expect(keptValue({ token: 'abc', tokens: ['abc'], secret: '' })).toEqual({ token: MASK, tokens: ['abc'], secret: '' })
  expect(['password', 'Access-Token', 'x-api-key'].every(isSecretName)).toBe(true)
  expect(isSecretName('passwordHint')).toBe(false)
})

it('the row that a run stood in is kept, and secrets are masked wherever they went as plain arguments', () => {
  const place = { item: { data: { number: 'A-7' }, index: 6, repeatIndex: 6, isACopy: true } }
  const call = { kind: 'call' as const, id: 'storage.write', at: 0, value: ['local', 'note', 'key is hunter2!'] }
  const text = writeRecording({ ...kept, input: { ...kept.input, place }, entries: [call] }, new Set(['hunter2']))
  expect(readRecording(text)?.input.place).toEqual(place)
  expect(readRecording(text)?.entries[0]?.value).toEqual(['local', 'note', `key is ${MASK}!`])
  expect(readRecording(JSON.stringify({ ...(JSON.parse(text) as object), input: { ...kept.input, place: 'x' } }))).toBeUndefined()
})

it('values are compared as they are kept: nothing, dates and what is no number included', () => {
  expect(keptValue(undefined)).toBeNull()
  expect(keptValue({ a: undefined, b: [undefined, Number.NaN], c: new Date(0) })).toEqual({
    b: [null, null],
    c: '1970-01-01T00:00:00.000Z',
  })
  expect(keptValue({ big: 5n })).toEqual({ big: '5' })
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(keptValue(keptValue(value))).toEqual(keptValue(value))
    }),
  )
})

it('what is no recording is nothing, whatever it is', () => {
  const whole = JSON.parse(writeRecording(kept)) as Record<string, unknown>
  expect(readRecording('not json')).toBeUndefined()
  for (const text of ['null', '[]', '{}', '{"version":1}']) expect(readRecording(text)).toBeUndefined()
  for (const part of Object.keys(whole)) {
    for (const other of [7, { a: 1 }, [7]])
      expect(readRecording(JSON.stringify({ ...whole, [part]: other }))?.[part as 'page']).not.toBe(
        part === 'began' && other === 7 ? 0 : other,
      )
    const { [part]: _, ...without } = whole
    expect(readRecording(JSON.stringify(without))).toBeUndefined()
  }
  fc.assert(
    fc.property(fc.json(), (text) => {
      expect(readRecording(text)).toBeUndefined()
    }),
  )
})
