import { expect, it } from 'vitest'
import { failureOf, runAction } from '../../testing/run-action.ts'
import { run } from './run.ts'

const target = async (args: Readonly<Record<string, unknown>>) => (await runAction(run, args)).calls.at(-1)?.[1]

it('S2-28 goes to a page with its parameters, query values, section, and a bar of its colour', async () => {
  expect(
    await target({
      pageId: 'p1',
      parameters: { id: 5 },
      query: { q: 'rye' },
      section: '#about',
      progress: true,
      progressColor: 'red',
    }),
  ).toEqual({ pageId: 'p1', parameters: { id: 5 }, query: { q: 'rye' }, section: 'about', newTab: false, progressColor: 'red' })
})

it('S2-28 goes to a path, in a new tab when asked to', async () => {
  expect(await target({ path: '/test/', newTab: true })).toEqual({ path: '/test/', query: {}, newTab: true })
})

it('takes query values as pairs as well, and never a key that leads to a prototype', async () => {
  const query = [{ name: 'a', value: 1 }, { name: '', value: 2 }, { name: '__proto__', value: {} }, null, { value: 3 }]
  expect(await target({ pageId: 'p1', query })).toEqual({ pageId: 'p1', query: { a: 1 }, newTab: false })
})

it('S4-01 shows a blue bar unless told otherwise, and none unless asked', async () => {
  expect(await target({ pageId: 'p1', progress: true, progressColor: null })).toMatchObject({ progressColor: 'blue' })
  expect(await target({ pageId: 'p1', progress: 'yes', progressColor: 'red' })).not.toHaveProperty('progressColor')
})

it.each([undefined, null, '', 5, {}])('S5-18 needs a page, not %j', async (pageId) => {
  expect(await failureOf(run, { pageId, path: pageId })).toBe('No page selected.')
})

it('fails when the page is not there', async () => {
  expect(await failureOf(run, { pageId: 'gone' }, { ports: { navigation: { hasPage: () => false } } })).toBe('Page not found.')
})

it('fails when the page cannot be shown', async () => {
  const go = () => Promise.reject(new Error('Lang not found.'))
  expect(await failureOf(run, { pageId: 'p1' }, { ports: { navigation: { go } } })).toBe('Lang not found.')
})
