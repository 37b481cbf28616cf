import { expect, test } from 'vitest'
import type { InlinePage } from './inline.ts'
import { readInlinePage, writeInlinePage } from './inline-page.ts'

const bound = { type: 'f', tree: ['n', 'who'] }
const page = {
  lang: 'en',
  path: '/',
  nodes: {
    part: { uid: 'part', type: 'section', props: {}, slots: { children: ['list', 'still', 'gone'], aside: [] } },
    list: { uid: 'list', type: 'flexbox', props: { gap: 1 }, slots: { children: ['word'] }, live: 8 },
    word: { uid: 'word', type: 'text', props: { text: bound }, live: 1 },
    still: { uid: 'still', hole: 'p', bound: [{ uid: 'still', direct: { text: 'text' }, props: { text: bound } }] },
    foot: { uid: 'foot', hole: 'footer' },
  },
} as unknown as InlinePage

test('what a page carries is read as it was written', () => {
  expect(readInlinePage(writeInlinePage(page))).toEqual(page)
})

test('no id is written twice', () => {
  const text = writeInlinePage(page)
  for (const uid of ['part', 'list', 'word', 'foot', 'gone']) expect(text.split(`"${uid}"`), uid).toHaveLength(2)
})

test('nothing that stands there ends its script element', () => {
  expect(writeInlinePage({ ...page, path: '</script><!-- \u2028' })).not.toMatch(/[<\u2028]/)
})

test('names that every object has are ids like others', () => {
  const odd = { ...page, nodes: { toString: { uid: 'toString', hole: 'p' } } } as unknown as InlinePage
  expect(readInlinePage(writeInlinePage(odd)).nodes).toEqual(odd.nodes)
})
