import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const alone = { back: () => false }

it('S2-30 goes back when this tab has been on another page of the site', async () => {
  expect((await runAction(run, { fallbackPageId: 'home' })).calls).toEqual([['navigation.back']])
})

it('S2-30 goes to the fallback page when it has not', async () => {
  const { calls } = await runAction(run, { fallbackPageId: 'home' }, { ports: { navigation: alone } })
  expect(calls.at(-1)).toEqual(['navigation.go', { pageId: 'home' }])
})

it.each([undefined, null, '', 5])('needs a fallback page then, not %j', async (fallbackPageId) => {
  expect(await failureOf(run, { fallbackPageId }, { ports: { navigation: alone } })).toBe('No page selected.')
})

it('fails when that page is not there', async () => {
  const navigation = { ...alone, hasPage: () => false }
  expect(await failureOf(run, { fallbackPageId: 'gone' }, { ports: { navigation } })).toBe('Page not found.')
})

it('fails when the page cannot be shown', async () => {
  const go = () => Promise.reject(new Error('Lang not found.'))
  expect(await failureOf(run, { fallbackPageId: 'home' }, { ports: { navigation: { ...alone, go } } })).toBe('Lang not found.')
})
