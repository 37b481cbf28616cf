import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const file = new Blob(['a'])
const given = { url: '/a.txt', name: 'a.txt', ext: 'txt', tag: '', size: 1 }
const ports = { uploads: { send: () => Promise.resolve(given) } }

it('uploads one file and gives where it is', async () => {
  const { outcome, calls, cancel } = await runAction(run, { source: 'value', file, tag: 'photo' }, { ports })
  expect(calls.at(-1)).toEqual(['uploads.send', file, { tag: 'photo', readers: undefined }, cancel.signal])
  expect(outcome).toEqual(next(given))
})

it('uploads several one after the other and gives a list', async () => {
  let open = 0
  const send = async () => {
    open += 1
    await Promise.resolve()
    open -= 1
    return { ...given, size: open }
  }
  const { outcome } = await runAction(run, { source: 'value', file: [file, file], tag: '' }, { ports: { uploads: { send } } })
  expect(outcome).toEqual(next([0, 0].map((size) => ({ ...given, size }))))
})

it.each([undefined, null, '', 5])('uploads without a tag when it is %j', async (tag) => {
  expect((await runAction(run, { source: 'value', file, tag }, { ports })).calls.at(-1)?.[2]).toEqual({
    tag: undefined,
    readers: undefined,
  })
})

it('takes the file of a variable', async () => {
  const { calls } = await runAction(run, { variable: 'v1' }, { ports, variables: { v1: [file] } })
  expect(calls.at(-1)?.slice(0, 3)).toEqual(['uploads.send', file, {}])
})

it.each([undefined, null, '', 5])('needs a file variable, not %j', async (variable) => {
  expect(await failureOf(run, { variable }, { ports })).toBe('No file variable selected.')
})

it('fails when the variable is not there', async () => {
  expect(await failureOf(run, { variable: 'v1' }, { ports })).toBe('File variable not found.')
})

it.each([null, '', []])('S5-38 fails when the visitor chose no file: %j', async (value) => {
  expect(await failureOf(run, { variable: 'v1' }, { ports, variables: { v1: value } })).toBe(
    'No file selected. Please create a true / false split to manage the case when there is no file.',
  )
})

it.each([undefined, null, ''])('misses the file in %j', async (given) => {
  expect(await failureOf(run, { source: 'value', file: given }, { ports })).toBe('File not found.')
})

it.each([5, 'a.txt', {}, [file, null]])('refuses %j, which is no file', async (given) => {
  expect(await failureOf(run, { source: 'value', file: given }, { ports })).toBe('Not a file object.')
})

it('says for whom the file is, by the page that they may see', async () => {
  const { calls } = await runAction(run, { source: 'value', file, readers: 'page1' }, { ports })
  expect(calls.at(-1)?.[2]).toEqual({ tag: undefined, readers: 'page1' })
  expect((await runAction(run, { source: 'value', file, readers: '' }, { ports })).calls.at(-1)?.[2]).toEqual({})
})
