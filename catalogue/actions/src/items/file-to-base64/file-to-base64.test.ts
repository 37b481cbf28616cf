import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const file = new Blob(['hi'])
const reads = (mime: string) => ({ ports: { files: { toBase64: () => Promise.resolve({ base64: 'aGk=', mime }) } } })

it('gives base64 alone, or as a data URL', async () => {
  expect((await runAction(run, { file }, reads('text/plain'))).outcome).toEqual(next('aGk='))
  expect((await runAction(run, { file, output: 'base64' }, reads('text/plain'))).outcome).toEqual(next('aGk='))
  expect((await runAction(run, { file, output: 'data-url' }, reads('text/plain'))).outcome).toEqual(
    next('data:text/plain;base64,aGk='),
  )
  expect((await runAction(run, { file, output: 'data-url' }, reads(''))).outcome).toEqual(
    next('data:application/octet-stream;base64,aGk='),
  )
})

it.each([undefined, null, ''])('misses the file in %j', async (given) => {
  expect(await failureOf(run, { file: given })).toBe('File not found.')
})

it.each(['a.txt', 5, {}, []])('refuses %j, which is no file', async (given) => {
  expect(await failureOf(run, { file: given })).toBe('Not a file object.')
})

it('says so when the file cannot be read', async () => {
  const toBase64 = () => Promise.reject(new Error('out of memory'))
  expect(await failureOf(run, { file }, { ports: { files: { toBase64 } } })).toBe(
    'Cannot encode the file. Your file may be too big to be encoded to base64 in a browser (Chrome-like=512mb;Firefox=32mb).',
  )
})
