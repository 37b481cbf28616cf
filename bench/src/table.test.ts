import { describe, expect, it } from 'vitest'
import { median } from './result.ts'
import { readAsked, writeTable } from './table.ts'

describe('the words after `npm run bench`', () => {
  const known = { store: [], 'live-page': ['texts', 'lists'] }

  it('ask for everything when there are none', () => {
    const all = [
      { name: 'store', parts: [] },
      { name: 'live-page', parts: [] },
    ]
    expect(readAsked([], known)).toEqual({ asked: all, unknown: [] })
  })

  it('name benchmarks, each with the parts that follow it', () => {
    const { asked } = readAsked(['live-page', 'lists', 'texts', 'store'], known)
    expect(asked).toEqual([
      { name: 'live-page', parts: ['lists', 'texts'] },
      { name: 'store', parts: [] },
    ])
  })

  it('that name nothing are told, and so are parts of another benchmark', () => {
    expect(readAsked(['stor'], known).unknown).toEqual(['stor'])
    expect(readAsked(['texts', 'live-page'], known).unknown).toEqual(['texts'])
    expect(readAsked(['store', 'texts'], known).unknown).toEqual(['texts'])
    expect(readAsked(['toString'], known).unknown).toEqual(['toString'])
  })
})

describe('the table', () => {
  it('shows the median with least and greatest, the ratio, the baseline and whether the aim is met', () => {
    const row = {
      label: 'a key',
      value: 1.23456,
      unit: 'ms',
      spread: [1, 1234.5],
      ratio: 2,
      baseline: 'by hand',
      aim: 'at most 1×',
    } as const
    const lines = writeTable([row, { ...row, isMet: true }, { ...row, isMet: false }]).split('\n')
    expect(lines[2]).toBe('| a key | 1.23 ms (1–1,235) | 2.00× | by hand | at most 1× |')
    expect(lines[3]).toContain('| at most 1×: met |')
    expect(lines[4]).toContain('| at most 1×: missed |')
  })

  it('leaves cells empty for what was not measured', () => {
    expect(writeTable([{ label: 'size', value: 5825, unit: 'bytes' }]).split('\n')[2]).toBe('| size | 5,825 bytes |  |  |  |')
  })
})

it('takes the lower middle of an even count', () => {
  expect(median([4, 1, 3, 2])).toBe(2)
  expect(median([3, 1, 2])).toBe(2)
})
