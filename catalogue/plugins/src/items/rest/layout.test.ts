import { expect, test } from 'vitest'
import { definition } from './definition.ts'
import { layout } from './layout.ts'

test('every setting of a request stands in one place, and no place is for a setting that is not there', () => {
  const placed = [...layout.line.fields, ...layout.always, ...layout.groups.flatMap(({ fields }) => fields)]
  expect(placed.toSorted()).toEqual(Object.keys(definition.source?.collection.fields ?? {}).toSorted())
  expect(new Set(placed).size).toBe(placed.length)
})
