import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fetchWaves, type Pending } from './fetch-waves.ts'

const wait = (list: Readonly<Record<string, string>>): readonly Pending[] =>
  Object.entries(list).map(([id, reads]) => ({ id, reads: reads.split(' ').filter(Boolean) }))

test('runtime-RC8 S4-07 those that mention no other pending collection go first, side by side', () => {
  expect(fetchWaves(wait({ c: 'b', a: '', b: 'a', d: 'elsewhere' }))).toEqual({
    waves: [['a', 'd'], ['b'], ['c']],
    circle: [],
  })
  expect(fetchWaves([])).toEqual({ waves: [], circle: [] })
})

test('runtime-RC8 a circle is named and fetched last in list order; who only waits for it comes after it', () => {
  expect(fetchWaves(wait({ z: 'x', x: 'y', free: '', y: 'x' }))).toEqual({
    waves: [['free'], ['x'], ['y'], ['z']],
    circle: ['x', 'y'],
  })
})

test('runtime-RC8 a collection that mentions itself waits for nobody', () => {
  expect(fetchWaves(wait({ a: 'a' }))).toEqual({ waves: [['a']], circle: [] })
})

test('runtime-RC8 whatever mentions whatever, each is fetched once and never before what it mentions outside a circle', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f']
  const lists = fc.uniqueArray(fc.record({ id: fc.constantFrom(...ids), reads: fc.subarray(ids) }), {
    selector: ({ id }) => id,
  })
  fc.assert(
    fc.property(lists, (pending) => {
      const { waves, circle } = fetchWaves(pending)
      const order = waves.flat()
      expect(order.toSorted()).toEqual(pending.map(({ id }) => id).toSorted())
      for (const { id, reads } of pending) {
        if (circle.includes(id)) continue
        for (const other of reads) {
          if (other !== id && order.includes(other)) expect(order.indexOf(other)).toBeLessThan(order.indexOf(id))
        }
      }
    }),
  )
})
