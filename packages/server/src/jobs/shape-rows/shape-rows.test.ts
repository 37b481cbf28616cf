import { expect, it } from 'vitest'
import { run } from './run.ts'

const context = (items: readonly unknown[]) => ({ items, emit: () => undefined, move: (bytes: Uint8Array) => bytes })
const rows = [{ name: 'Roggen' }, { name: 'Öl' }, { name: 'Zopf' }, { name: 'Rye' }]

it('rows are filtered, patterns included, and sorted as the language orders texts', async () => {
  const filter = { conditions: [{ field: 'name', operator: '$match' as const, value: '/^[RÖZ]o?/' }] }
  const sort = [{ key: 'name', direction: 'DESC' as const }]
  const names = async (language: string) =>
    (await run({ filter, sort, language }, context(rows))).map((row) => (row as { readonly name: string }).name)
  expect(await names('de')).toEqual(['Zopf', 'Rye', 'Roggen', 'Öl'])
  expect(await names('sv')).toEqual(['Öl', 'Zopf', 'Rye', 'Roggen'])
})
