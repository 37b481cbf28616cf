import { describe, expect, it } from 'vitest'
import type { Json } from '@heddle/store'
import { answerShape } from './answer-shape.ts'

describe('what an answer looks like', () => {
  it('is its fields with empty values: what it says is not kept', () => {
    expect(answerShape({ id: 7, name: 'Ada', isLate: true, note: null, tags: ['a', 'b'] })).toEqual({
      id: 0,
      name: '',
      isLate: false,
      note: null,
      tags: [''],
    })
    expect(answerShape('secret')).toBe('')
  })

  it('of a list is one row with the fields of all that are looked at', () => {
    expect(answerShape([{ a: null }, null, { a: 1, b: 'x' }, { c: [{ d: 1 }] }])).toEqual([{ a: 0, b: '', c: [{ d: 0 }] }])
    expect(answerShape([[1], [2]])).toEqual([[0]])
    expect(answerShape([1, { a: 1 }])).toEqual([0])
    expect(answerShape([])).toEqual([])
  })

  it('of nothing is none', () => {
    expect(answerShape(null)).toBeUndefined()
    expect(answerShape([null])).toEqual([])
  })

  it('is small, however wide, deep or long the answer is', () => {
    let deep: Json = 1
    for (let level = 0; level < 1000; level += 1) deep = { a: deep, list: [deep] }
    const wide = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, { x: at, y: [at] }]))
    const long = Array.from({ length: 50_000 }, () => wide)
    for (const answer of [deep, wide, long]) expect(JSON.stringify(answerShape(answer)).length).toBeLessThan(10_000)
    expect(Object.keys(answerShape(wide) as object)).toHaveLength(60)
  })

  it('leaves out names that no record may hold', () => {
    const answer = JSON.parse('{"__proto__": {"a": 1}, "constructor": 2, "b": {"prototype": 1, "c": 1}}') as Json
    expect(JSON.stringify(answerShape(answer))).toBe('{"b":{"c":0}}')
  })
})
