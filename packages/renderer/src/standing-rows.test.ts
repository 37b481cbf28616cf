import { computed, signal } from '@preact/signals-core'
import { describe, expect, test } from 'vitest'
import { LONG_LIST, type PublishedRepeat } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import { evaluateFormulas } from './evaluate.ts'
import { createRows, type Rows } from './rows.ts'
import { standingRows, type LongList, type StandingRows } from './standing-rows.ts'
import { standRows } from './windows/index.ts'

const over = publishedBinding('numbers')
const numbersTo = (count: number) => Array.from({ length: count }, (_, at) => ({ id: at }))

/** Rows of a list that can be changed, by their keys. */
function listOf(count: number, window?: 'auto' | 'visible') {
  const numbers = signal<readonly unknown[]>(numbersTo(count))
  const scope = {
    get numbers() {
      return numbers.value
    },
  }
  const repeat: PublishedRepeat = { over, key: 'id', ...(window && { window }) }
  const rows: Rows = createRows(repeat, scope, evaluateFormulas)
  const list: LongList = { rows, repeat, elementOf: () => undefined }
  return { list, set: (next: number) => void (numbers.value = numbersTo(next)) }
}

const keysOf = (standing: StandingRows) => [...standing.places().keys()]

describe('renderer-R61 rows that stand', () => {
  test('are all of a list that may not leave out any, however long it is, and nobody is asked', () => {
    const { list } = listOf(3000)
    const standing = standingRows(list, {
      standRows: () => {
        throw new Error('asked')
      },
    })
    expect(standing.places().size).toBe(3000)
    expect(standing.rest()).toBe(0)
    standing.drawn()
    standing.stop()
  })

  test.each<[window: 'auto' | 'visible', most: number]>([
    ['auto', LONG_LIST.skipped],
    ['visible', LONG_LIST.first],
  ])('are chosen by the host for %s from %d rows on, once and for good', (window, most) => {
    const { list, set } = listOf(most, window)
    const asked: LongList[] = []
    const said: string[] = []
    const standing = standingRows(list, {
      standRows: (given) => {
        asked.push(given)
        return {
          places: () => new Map([['k0', 0]]),
          rest: () => given.rows.places().size - 1,
          drawn: () => void said.push('drawn'),
          stop: () => void said.push('stop'),
        }
      },
    })
    expect(standing.places().size).toBe(most)
    expect(asked).toEqual([])
    set(most + 1)
    expect(keysOf(standing)).toEqual(['k0'])
    expect(standing.rest()).toBe(most)
    set(most + 2)
    expect(standing.rest()).toBe(most + 1)
    expect(asked).toEqual([list])
    standing.drawn()
    standing.stop()
    expect(said).toEqual(['drawn', 'stop'])
  })

  test('are all while the host has nobody who chooses, and are followed until it has', () => {
    const { list } = listOf(LONG_LIST.visible + 1, 'auto')
    const isThere = signal(false)
    const standing = standingRows(list, { standRows: (given) => (isThere.value ? standRows(given) : undefined) })
    const sizes = computed(() => standing.places().size)
    expect(sizes.value).toBe(LONG_LIST.visible + 1)
    isThere.value = true
    expect(sizes.value).toBe(LONG_LIST.first)
  })

  test('are all where there is no host for it', () => {
    expect(standingRows(listOf(5000, 'visible').list, {}).places().size).toBe(5000)
  })
})

describe('renderer-R61 before there is a page', () => {
  test.each<[window: 'auto' | 'visible', count: number, standing: number]>([
    ['auto', LONG_LIST.skipped + 1, LONG_LIST.skipped + 1],
    ['auto', LONG_LIST.visible, LONG_LIST.visible],
    ['auto', LONG_LIST.visible + 1, LONG_LIST.first],
    ['visible', LONG_LIST.first + 1, LONG_LIST.first],
    ['visible', LONG_LIST.first, LONG_LIST.first],
    ['visible', 1, 1],
  ])('of a list (%s) of %d rows the first %d stand', (window, count, size) => {
    const standing = standRows(listOf(count, window).list)
    expect(keysOf(standing)).toEqual(Array.from({ length: size }, (_, at) => `k${at}`))
    expect([...standing.places().values()]).toEqual(Array.from({ length: size }, (_, at) => at))
    expect(standing.rest()).toBe(count - size)
  })

  test('they follow the list', () => {
    const { list, set } = listOf(100, 'visible')
    const standing = standRows(list)
    expect(standing.places().size).toBe(LONG_LIST.first)
    set(10)
    expect(standing.places().size).toBe(10)
    expect(standing.rest()).toBe(0)
    set(0)
    expect(standing.places().size).toBe(0)
    set(61)
    expect(standing.rest()).toBe(1)
  })

  test('a row that no longer stands is forgotten, one that does keeps its names', () => {
    const { list, set } = listOf(100, 'visible')
    const standing = standRows(list)
    standing.places()
    const [first, far] = [list.rows.scopeOf('k0'), list.rows.scopeOf('k90')]
    standing.drawn()
    expect(list.rows.scopeOf('k0')).toBe(first)
    expect(list.rows.scopeOf('k90')).not.toBe(far)
    set(10)
    const ninth = list.rows.scopeOf('k9')
    standing.drawn()
    expect(list.rows.scopeOf('k9')).toBe(ninth)
    standing.stop()
  })
})
