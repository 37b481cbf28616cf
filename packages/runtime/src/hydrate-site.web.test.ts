import { expect, test, vi } from 'vitest'
import { createPartsLoader } from './code/page-parts.ts'
import { hydrateSite } from './hydrate-site.tsx'
import { eventually } from './testing/eventually.ts'
import { htmlOf, inline } from './testing/live-page.ts'
import { loadChunk } from './testing/loaders.tsx'

// A page is adopted once in a document: this file holds one test.
test('runtime-RT50 a page whose actions cannot be loaded says so, and says it no more once they have come', async () => {
  const { page } = inline
  const data = { ...inline, page: { ...page, uses: { ...page.uses, actions: { other: 'ring' } } } }
  document.body.innerHTML = new DOMParser().parseFromString(htmlOf(data), 'text/html').body.innerHTML
  let isThere = false
  const loader = createPartsLoader(
    (file) => (file === 'ring' && !isThere ? Promise.reject(new Error('offline')) : loadChunk(file)),
    { cacheVersion: 7 },
  )
  const parts = await loader.load(data, Object.values(data.nodes))
  expect([parts.canDraw, parts.canAct]).toEqual([true, false])
  const trouble = vi.fn<(text: string | undefined) => void>()
  hydrateSite(data, parts, loader, { page: () => {}, trouble })
  expect(trouble.mock.calls).toEqual([['Parts of this page could not be loaded. Trying again…']])
  isThere = true
  dispatchEvent(new Event('online'))
  await eventually(() => expect(trouble).toHaveBeenLastCalledWith(undefined))
})
