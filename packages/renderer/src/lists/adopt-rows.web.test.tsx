import { expect, test } from 'vitest'
import { LIVE, type PublishedNode } from '@heddle/document/published'
import { createFakeHost, node, publishedBinding } from '@heddle/testing'
import { openPage } from '../testing/open-page.tsx'
import { standRows } from '../windows/index.ts'

interface Grain {
  readonly id: string
  readonly name: string
  readonly note: string
}
const grains = (count: number): readonly Grain[] =>
  Array.from({ length: count }, (_, at) => ({ id: `g${at}`, name: `name ${at}`, note: `note ${at}` }))

const text = (uid: string): PublishedNode =>
  node(uid, { tag: 'span', text: publishedBinding(`context.item.data.${uid}`) }, undefined, {
    live: LIVE.text,
    direct: { text: 'text' },
  })
const PAGE: readonly PublishedNode[] = [
  node('a', {}, ['list', 'pressed'], { liveInside: true }),
  node('list', { tag: 'ul' }, ['row'], { liveInside: true }),
  node('row', { tag: 'li' }, ['name', 'note'], {
    live: LIVE.structure,
    repeat: { over: publishedBinding('grains'), key: 'id', window: 'visible' },
  }),
  text('name'),
  text('note'),
  node('pressed', { text: 'x' }, undefined, { live: LIVE.event, events: { click: ['w'] } }),
]

/** A list as the server drew it, and as it is adopted when other rows are known by then. */
async function visit(first: readonly Grain[], alter: (body: HTMLElement) => void = () => {}, next = first) {
  const host = { ...createFakeHost({ grains: first }), standRows }
  const opened = await openPage(PAGE, host, {
    alter: (body) => {
      alter(body)
      host.set({ grains: next })
    },
  })
  const list = opened.body.querySelector('ul') ?? expect.fail('There is no list')
  const space = (): Element | null => list.querySelector('[data-space]')
  return { ...opened, list, space, rows: () => [...list.querySelectorAll('li:not([data-space])')], set: host.set }
}

test('renderer-R43 where a stranger took a part of a row away, the parts that are left show their own values', async () => {
  const { rows, set } = await visit(grains(2), (body) => body.querySelectorAll('[data-bound=name]')[1]?.remove())
  const [one, other] = grains(2)
  set({ grains: [one, { ...other, name: 'another name' }] })
  expect(rows()[1]?.textContent).toBe('note 1')
  set({ grains: [one, { ...other, name: 'another name', note: 'another note' }] })
  expect(rows().map(({ textContent }) => textContent)).toEqual(['name 0note 0', 'another note'])
})

test('renderer-R60 the room that the server kept is gone where all rows stand by then', async () => {
  const { space, rows, list, before } = await visit(grains(100), () => {}, grains(60))
  expect(before).toContain('data-space')
  expect(space()).toBe(null)
  expect(rows()).toHaveLength(60)
  expect(list.children).toHaveLength(60)
})

test('renderer-R60 the room that the server kept is that of the rows that do not stand', async () => {
  const kept: (Element | null)[] = []
  const { space, rows } = await visit(grains(100), (body) => kept.push(body.querySelector('[data-space]')))
  expect(kept[0]).not.toBe(null)
  expect(space()).toBe(kept[0])
  expect(rows().length).toBeLessThan(100)
})

test('renderer-R43 the first 500 rows are followed at once with what is in them, the others when the page has answered', async () => {
  const nodes = PAGE.map((one) => (one.repeat ? { ...one, repeat: { over: one.repeat.over, key: 'id' } } : one))
  const host = createFakeHost({ grains: grains(600) })
  const { body } = await openPage(nodes, host)
  const texts = (): readonly (string | null)[] => [...body.querySelectorAll('li')].map(({ textContent }) => textContent)
  host.set({ grains: grains(600).map((one) => ({ ...one, note: 'new' })) })
  await expect.poll(texts).toEqual(grains(600).map(({ name }) => `${name}new`))
})
