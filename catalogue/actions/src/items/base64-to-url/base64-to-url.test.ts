import { next } from '@heddle/kit'
import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('gives the address of a file with the media type that was chosen', async () => {
  const { outcome, calls } = await runAction(run, { base64: 'aGk=', mime: 'text/plain' })
  expect(calls).toEqual([['files.toUrl', 'aGk=', 'text/plain']])
  expect(outcome).toEqual(next('blob:text/plain;aGk='))
})

it('reads the media type of a data URL, and leaves blanks out', async () => {
  const { calls } = await runAction(run, { base64: 'data:image/png;name=a;base64,aG\nk=', mime: 'text/plain' })
  expect(calls).toEqual([['files.toUrl', 'aGk=', 'image/png']])
  expect((await runAction(run, { base64: 'aGk=', mime: null })).calls).toEqual([
    ['files.toUrl', 'aGk=', 'application/octet-stream'],
  ])
})

it.each([undefined, null, '', 5, {}])('misses the file in %j', async (base64) => {
  expect(await failureOf(run, { base64 })).toBe('File not found.')
})

it.each(['a059+/Az', 'aGk', ''])('takes the base64 %j', async (text) => {
  expect((await runAction(run, { base64: `data:a/b;base64,${text}` })).calls).toEqual([['files.toUrl', text, 'a/b']])
})

it.each(['привет', 'data:text/plain,hi', 'a', 'aGkxY', 'aGk=aGk=', 'aGkx===', '-_'])(
  'refuses %j, which is no base64',
  async (base64) => {
    expect(await failureOf(run, { base64 })).toBe('This is not base64.')
  },
)
