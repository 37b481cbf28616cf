import { afterEach, expect, test } from 'vitest'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { TableOfContents } from './component.tsx'
import { tableOfContentsDefinition } from './definition.ts'

let opened: LiveElement | undefined
const article = document.createElement('article')
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  article.remove()
  expect(complaints).toEqual([])
})

async function open(html: string, props: NonNullable<LiveElementOptions['props']> = {}) {
  article.innerHTML = html
  document.body.append(article)
  opened = await openElement({ definition: tableOfContentsDefinition, component: TableOfContents as ElementComponent, props })
  const live = opened
  const links = () => [...live.element().querySelectorAll('a')]
  return {
    ...live,
    links: () => links().map((link) => `${link.textContent} ${link.getAttribute('href') ?? ''}`),
    current: () => links().flatMap((link) => (link.ariaCurrent === 'location' ? [link.textContent] : [])),
  }
}

const PAGE = '<h1>Teas</h1><h2>Green</h2><h3>Sencha</h3><h2 id="dark">Black</h2><nav><h2>Menu</h2></nav><h2> </h2>'

test('lists the headings of the page with ids that links lead to, those of a lower level inside', async () => {
  const live = await open(PAGE)
  await expect.poll(live.links).toEqual(['Green #green', 'Sencha #sencha', 'Black #dark'])
  expect(live.element().querySelector('li li')?.textContent).toBe('Sencha')
  expect(document.querySelector('#sencha')?.localName).toBe('h3')
  await live.close()
  opened = undefined
  expect([...article.querySelectorAll('[id]')].map(({ id }) => id)).toEqual(['dark'])
})

test('lists the levels that are asked for, and what comes later', async () => {
  const live = await open(PAGE, { from: 1, to: 2 })
  await expect.poll(live.links).toEqual(['Teas #teas', 'Green #green', 'Black #dark'])
  article.insertAdjacentHTML('beforeend', '<h2>Green</h2>')
  await expect.poll(live.links).toEqual(['Teas #teas', 'Green #green', 'Black #dark', 'Green #green-2'])
})

test('marks the heading that one has scrolled to, and formulas read it', async () => {
  const room = '<p style="height: 2000px"></p>'
  const live = await open(`<h2>First</h2>${room}<h2>Second</h2>${room}`)
  await expect.poll(live.links).toHaveLength(2)
  article.querySelectorAll('h2')[1]?.scrollIntoView()
  await expect.poll(live.current).toEqual(['Second'])
  expect(live.variable('current')).toBe('second')
  document.documentElement.scrollTop = article.offsetTop + 300
  await expect.poll(live.current).toEqual(['First'])
})

test('marks nothing where it is not asked to', async () => {
  const live = await open('<h2>First</h2><p style="height: 2000px"></p>', { marksCurrent: false })
  await expect.poll(live.links).toHaveLength(1)
  expect(live.current()).toEqual([])
})
