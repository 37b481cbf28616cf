import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const saved = async (rows: unknown, fileName?: unknown) =>
  (await runAction(run, { rows, fileName })).calls.find(([name]) => name === 'files.save')

it('saves a header of all keys in order of appearance, and a line for each row', async () => {
  expect(await saved([{ a: 1, b: 'x' }, { c: true, a: null }, { b: { deep: [1] } }], 'orders.csv')).toEqual([
    'files.save',
    'orders.csv',
    'a,b,c\r\n1,x,\r\n,,true\r\n,"{""deep"":[1]}",',
    'text/csv;charset=utf-8',
  ])
})

it('doubles quotes, and quotes what holds a comma, a quote or a line break', async () => {
  expect((await saved([{ a: 'say "hi"', b: 'x,y', c: 'two\nlines' }]))?.[2]).toBe('a,b,c\r\n"say ""hi""","x,y","two\nlines"')
})

it.each(['=1+1', '+1', '-1', '@a', '\tx'])('makes the text %j plain, which a spreadsheet would run', async (text) => {
  expect((await saved([{ a: text, b: -1 }]))?.[2]).toBe(`a,b\r\n'${text},-1`)
})

it('unwraps a collection', async () => {
  const rowsOf = () => [{ a: 1 }]
  const { calls } = await runAction(run, { rows: { data: [] } }, { ports: { collections: { rowsOf } } })
  expect(calls.at(-1)?.[2]).toBe('a\r\n1')
})

it.each([
  [undefined, 'data.csv'],
  ['Заказы 2026', 'Заказы 2026.csv'],
  ['../../etc/passwd', '....etcpasswd.csv'],
  ['UPPER.CSV', 'UPPER.CSV'],
  ['?*', 'data.csv'],
])('names the file %j as %j', async (wanted, name) => {
  expect((await saved([{ a: 1 }], wanted))?.[1]).toBe(name)
})

it.each([undefined, null, [], {}, 'a,b', [1, null]])('fails without rows: %j', async (rows) => {
  expect(await failureOf(run, { rows })).toBe('There are no rows to save.')
})

it('reads own keys only', async () => {
  const rows = [{ toString: 1, constructor: 2 }, { a: 3 }, JSON.parse('{"__proto__":4}')]
  expect((await saved(rows))?.[2]).toBe('toString,constructor,a,__proto__\r\n1,2,,\r\n,,3,\r\n,,,4')
})

it('refuses rows that have no key in common where their table would never end', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => ({ [`key ${at}`]: at }))
  expect(await failureOf(run, { rows })).toBe('The value is too large to be written as a text.')
})
