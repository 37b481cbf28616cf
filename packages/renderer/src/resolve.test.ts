import { expect, test } from 'vitest'
import type { PublishedNode } from '@heddle/document/published'
import { publishedBinding } from '@heddle/testing'
import { evaluateFormulas } from './evaluate.ts'
import type { RenderHost } from './host.ts'
import { resolveNode } from './resolve.ts'

test('renderer-R19 the host is told of a bound attribute that is left out, and the others are drawn', () => {
  const told: string[] = []
  const host = {
    evaluate: evaluateFormulas,
    onBadAttribute: (uid, name, reason) => void told.push(`${uid} ${name}: ${reason}`),
  } satisfies Partial<RenderHost>
  const attributes = {
    title: publishedBinding('row.name.first'),
    'data-id': publishedBinding('row.id'),
    'data-none': publishedBinding('row.none'),
    cite: publishedBinding("'javascript:alert(1)'"),
    lang: 'en',
  }
  const node = { uid: 'n1', type: 'text', props: {}, attributes } as unknown as PublishedNode
  expect(resolveNode(node, { row: { id: 7 } }, host as unknown as RenderHost)?.root).toEqual({ 'data-id': '7', lang: 'en' })
  expect(told).toEqual([
    'n1 title: Cannot read first: there is no value before it',
    'n1 cite: an attribute may hold no code, and an address no scheme that runs it',
  ])
})
