import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../run.mjs'
import { askedInOrder, ENGINES, folderOf, nameOf, nearestOf } from './packages.mjs'

it('engines, the server and folders of the catalogue are asked for by their names, and each has its sources', () => {
  for (const name of [...ENGINES, 'server', 'catalogue/actions', 'catalogue/functions', 'catalogue/elements']) {
    expect(existsSync(join(ROOT, folderOf(name))), name).toBe(true)
    expect(nameOf(`${folderOf(name)}/items/a.ts`)).toBe(name)
  }
})

it('the nearest test files are asked, those of them that take long at last', () => {
  const distances = new Map([
    ['far', 5],
    ['slow', 1],
    ['near', 2],
  ])
  expect(askedInOrder(distances, new Set(['slow']), Infinity)).toEqual(['near', 'far', 'slow'])
  expect(askedInOrder(distances, new Set(['slow']), 2)).toEqual(['near', 'slow'])
  expect(nearestOf('server')).toBeLessThan(nearestOf('store'))
})
