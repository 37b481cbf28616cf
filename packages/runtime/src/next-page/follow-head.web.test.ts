import { signal } from '@preact/signals-core'
import { afterEach, expect, test } from 'vitest'
import type { PublishedPageInfo } from '@heddle/document/published'
import { followHead } from './follow-head.ts'

const before = document.title
afterEach(() => {
  document.head.querySelector('meta[name="description"]')?.remove()
  document.title = before
})

const binding = (name: string) => ({ type: 'f', tree: ['n', name] })
const page = (more: object) => ({ name: 'Cart', title: { en: 'Your cart' }, meta: { desc: { en: 'What you chose' } }, ...more })
const description = () => document.head.querySelector('meta[name="description"]')?.getAttribute('content')

test('runtime-RT11 title and description follow what their formulas read, and go back to the literal texts when they give nothing', () => {
  const values = { title: signal<unknown>('1 thing'), desc: signal<unknown>('One') }
  const showing = signal({ page: page({ head: { title: binding('title'), desc: binding('desc') } }), lang: 'en' })
  followHead({
    showing: showing as never,
    host: { scope: {}, evaluate: (value) => values[(value as { tree: [string, 'title' | 'desc'] }).tree[1]].value },
  })
  expect([document.title, description()]).toEqual(['1 thing', 'One'])
  values.title.value = '2 things'
  values.desc.value = undefined
  expect([document.title, description()]).toEqual(['2 things', 'What you chose'])
  values.title.value = ''
  expect(document.title).toBe('Your cart')
  showing.value = { page: page({ name: 'About' }) as unknown as PublishedPageInfo & { head: never }, lang: 'en' } as never
  document.title = 'About'
  values.title.value = '3 things'
  expect(document.title).toBe('About')
})
