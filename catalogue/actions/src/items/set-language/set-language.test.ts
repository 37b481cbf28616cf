import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

it('shows the page in another language', async () => {
  expect((await runAction(run, { language: 'ru' })).calls.at(-1)).toEqual(['language.set', 'ru'])
})

it.each([undefined, null, '', 5])('S5-18 needs a language, not %j', async (language) => {
  expect(await failureOf(run, { language })).toBe('No language selected.')
})

it('fails when the page cannot be shown in it', async () => {
  const set = () => Promise.reject(new Error('offline'))
  expect(await failureOf(run, { language: 'ru' }, { ports: { language: { set } } })).toBe('offline')
})

it('S4-09 S5-39 fails when the page lacks the language', async () => {
  expect(await failureOf(run, { language: 'fr' }, { ports: { language: { isOfPage: () => false } } })).toBe(
    'Page does not contain the lang "fr"',
  )
})
