import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('S7-08 saves what an address answers under a name', async () => {
  const { calls, cancel } = await runAction(run, { url: 'https://a.example/x', fileName: 'Отчёт <1>.pdf' })
  expect(calls).toEqual([['files.download', 'https://a.example/x', 'Отчёт 1.pdf', cancel.signal]])
})

it.each([
  ['https://a.example/files/%D0%B0%20b.pdf?x=1#y', 'а b.pdf'],
  ['https://a.example/50%', '50'],
  ['https://a.example/', 'file'],
])('takes the name of %j from the address', async (url, name) => {
  expect((await runAction(run, { url, fileName: null })).calls[0]?.[2]).toBe(name)
})

it.each(['File could not be fetch', 'Invalid blob URL'])('fails with "%s"', async (text) => {
  const download = () => Promise.reject(new Error(text))
  expect(await failureOf(run, { url: 'blob:x' }, { ports: { files: { download } } })).toBe(text)
})

it.each([undefined, null, '', 5, {}])('needs an address, not %j', async (url) => {
  expect(await failureOf(run, { url })).toBe('No address defined.')
})
