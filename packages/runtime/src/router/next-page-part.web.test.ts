import { afterEach, expect, test } from 'vitest'
import type { PublishedSite } from '@heddle/document/published'
import { eventually } from '../testing/eventually.ts'
import { createNextPagePart } from './next-page-part.ts'

afterEach(() => document.body.replaceChildren())

const isLoaded = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('next-page/index.ts'))

test('runtime-RT61 what another page needs comes when a link is pointed at, and nothing else asks for it', async () => {
  const load = createNextPagePart({ routes: [], cacheVersion: 1, stylesheet: '/s.css' } as unknown as PublishedSite)
  document.body.innerHTML = '<button>Here</button><a href="/next"><b>Next</b></a>'
  document.querySelector('button')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  expect(isLoaded()).toBe(false)
  document.querySelector('b')?.dispatchEvent(new Event('pointerover', { bubbles: true }))
  await eventually(() => expect(isLoaded()).toBe(true))
  expect((await load()).updateHead).toBeTypeOf('function')
})
