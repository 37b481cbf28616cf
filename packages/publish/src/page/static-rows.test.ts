import { expect, test } from 'vitest'
import { id } from '../testing/fixture.ts'
import { collection, pageShowing, publishHome } from '../testing/logic.ts'

const desk = (data: CollectionData) =>
  pageShowing(
    'collections.orders.data[0].name',
    collection('orders', { mode: 'static', data }),
    collection('clients', { mode: 'static' }),
  )
type CollectionData = readonly { readonly name: string }[]

test('publish-L9 S7-03 rows of static collections that a page uses are drawn into it, asked for early and lie in a file of their own', async () => {
  const published = await publishHome(desk([{ name: 'Rye & Co' }]))
  const html = published.file('index.html')
  expect(html).toContain('Rye &amp; Co')
  const preloads = [...html.matchAll(/rel="preload" as="fetch" href="([^"]+)"/g)].map(([, href]) => href)
  expect(preloads).toEqual([`/collections/${id('orders')}.json?_wwcv=7`])
  expect(JSON.parse(published.file(`collections/${id('orders')}.json`))).toEqual({
    id: id('orders'),
    data: [{ name: 'Rye & Co' }],
    total: 1,
  })
  expect(JSON.stringify(published.page)).not.toContain('Rye')
})

test('publish-L9 a page whose rows changed is drawn again, one whose rows stayed is kept', async () => {
  const before = await publishHome(desk([{ name: 'Rye' }]))
  const after = await publishHome(desk([{ name: 'Oat' }]), { previous: before })
  expect(after.file('index.html')).toContain('Oat')
  await expect(publishHome(desk([{ name: 'Rye' }]), { previous: before })).rejects.toThrow('No data/')
})

test.each([
  [[1, 2, 3], 3],
  [{ name: 'Rye' }, 1],
])('publish-L9 of the rows %j it is told how many there are: %s', async (data, total) => {
  const orders = collection('orders', { mode: 'static', data })
  const published = await publishHome(pageShowing('collections.orders.total', orders))
  expect(JSON.parse(published.file(`collections/${id('orders')}.json`))).toEqual({ id: id('orders'), data, total })
})

test('publish-L9 rows that a dynamic collection kept from an earlier fetch are in nothing that is published', async () => {
  const orders = collection('orders', { mode: 'dynamic', data: [{ name: 'Rye' }] })
  const { files } = await publishHome(pageShowing('collections.orders.data[0].name', orders))
  expect([...files].filter(([, text]) => text.includes('Rye')).map(([path]) => path)).toEqual([])
})
