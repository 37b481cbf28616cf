import { expect, test } from 'vitest'
import { id, node, project, sha256 } from '../testing/fixture.ts'
import { bind } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'
import { closingScript } from './closed-by-links.ts'

const SCRIPT = closingScript('.heddle-nav-links')
const TAG = `<script>${SCRIPT}</script>`
type Link = NonNullable<NonNullable<Parameters<typeof node>[3]>['link']>

/** A home page with a menu of one link, and what its head and its policy hold. */
async function publishMenu(link: Link, ...more: Parameters<typeof project>[0] & object) {
  const one = node('one', 'bar', 'link-block', { link })
  const result = await publish(
    project([
      node('part', 'home', 'section', { name: 'Prices' }),
      node('bar', 'part', 'navigation-bar'),
      { ...one, place: { ...one.place, slot: 'links' } },
      ...more,
    ]),
  )
  const { contentSecurityPolicy } = JSON.parse(result.file('headers.json'))
  return { head: result.file('index.html').split('</head>')[0], policy: contentSecurityPolicy['index.html'] }
}

test('publish-P22 a page with a menu whose links lead within it carries what closes it, by a script that its policy allows', async () => {
  const { head, policy } = await publishMenu({ type: 'internal', pageId: id('home'), sectionId: id('part') })
  expect(head).toContain(TAG)
  expect(policy).toContain(`'sha256-${sha256(SCRIPT)}'`)
  expect(SCRIPT.length).toBeLessThanOrEqual(200)
  expect(SCRIPT).not.toMatch(/[<&]\/|<!/)
})

test('publish-P22 one whose links all lead to other documents carries nothing, unless it goes there by itself', async () => {
  const away: Link = { type: 'external', href: 'https://bakery.example/' }
  expect((await publishMenu(away)).head).not.toContain('<script')
  const clock = node('word', 'part', 'text', { props: { text: { ru: bind('now()') } } })
  expect((await publishMenu(away, clock)).head).toContain(TAG)
})
