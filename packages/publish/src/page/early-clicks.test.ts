import { expect, test } from 'vitest'
import { EARLY_CLICKS_SCRIPT } from '@heddle/document/published'
import type { LinkValue } from '@heddle/document'
import { component, instance, rootNode } from '../testing/component.ts'
import { id, node, page, project, sha256 } from '../testing/fixture.ts'
import { bind, workflow } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'

const internal: LinkValue = { type: 'internal', pageId: id('test') }
const onClick = (name: string, ownerId: string) => workflow(name, [], { ownerId: id(ownerId), trigger: 'click' })
const heldIn = (html: string) => [...html.matchAll(/<\w+ [^>]*data-held=""[^>]*>([^<]*)/g)].map(([, text]) => text)
const text = (name: string, parent: string, more: object = {}) =>
  node(name, parent, 'text', { props: { text: { ru: name } }, ...more })

test('publish-P17 a live page keeps early clicks, by a script that its policy allows; a page without anything alive has none', async () => {
  const result = await publish(
    project([
      page('test', 'test'),
      node('part', 'home', 'section'),
      node('live', 'part', 'text', { props: { text: { ru: bind('1') } } }),
      node('other', 'test', 'section'),
    ]),
  )
  const { contentSecurityPolicy } = JSON.parse(result.file('headers.json'))
  const [head = ''] = result.file('index.html').split('</head>')
  expect(head).toContain(`<script>${EARLY_CLICKS_SCRIPT}</script>`)
  expect(contentSecurityPolicy['index.html']).toContain(`script-src 'self' 'sha256-${sha256(EARLY_CLICKS_SCRIPT)}';`)
  expect(result.file('test/index.html')).not.toContain('<script')
  expect(contentSecurityPolicy['test/index.html']).toContain("script-src 'none'")
})

test('publish-P17 links that lead away are marked where a workflow hears their click, and so is what stands in them', async () => {
  const blank: LinkValue = { ...internal, targetBlank: true }
  const result = await publish(
    project([
      page('test', 'test'),
      node('part', 'home', 'section'),
      text('heard', 'part', { link: internal }),
      text('plain', 'part', { link: internal }),
      text('blank', 'part', { link: blank }),
      text('button', 'part'),
      onClick('one', 'heard'),
      onClick('two', 'blank'),
      onClick('three', 'button'),
      workflow('four', [], { ownerId: id('plain'), trigger: 'mouseenter' }),
      component('card'),
      rootNode('card', 'text', { props: { text: { default: 'card' } }, link: internal }),
      instance('shown', 'part', 'card'),
      onClick('five', 'shown'),
      instance('still', 'part', 'card'),
    ]),
  )
  expect(heldIn(result.file('index.html'))).toEqual(['heard', 'card'])
})
