import { expect, test } from 'vitest'
import { component, instance, rootNode } from '../testing/component.ts'
import { id, node, page, project, sha256 } from '../testing/fixture.ts'
import { bind } from '../testing/logic.ts'
import { publish } from '../testing/publish.ts'
import { MISSING_PICTURES_SCRIPT } from './missing-pictures.ts'

const [LOAF, NONE] = ['https://bakery.example/loaf.png', 'https://bakery.example/none.png']
const TAG = `<script>${MISSING_PICTURES_SCRIPT}</script>`

test('publish-P22 a page with a picture to show in place of another carries what shows it, by a script that its policy allows; others have none', async () => {
  const result = await publish(
    project([
      page('test', 'test'),
      page('bound', 'bound'),
      page('part', 'part'),
      node('s1', 'home', 'section'),
      node('shown', 's1', 'image', { props: { url: { default: LOAF }, fallbackUrl: { default: NONE } } }),
      node('s2', 'test', 'section'),
      node('plain', 's2', 'image', { props: { url: { default: LOAF }, fallbackUrl: { default: '' } } }),
      node('s3', 'bound', 'section'),
      node('given', 's3', 'image', { props: { url: { default: LOAF }, fallbackUrl: { default: bind('"/none.png"') } } }),
      node('s4', 'part', 'section'),
      component('card'),
      rootNode('card', 'image', { props: { url: { default: LOAF }, fallbackUrl: { default: NONE } } }),
      instance('one', 's4', 'card'),
    ]),
  )
  const { contentSecurityPolicy } = JSON.parse(result.file('headers.json'))
  const html = result.file('index.html')
  expect(html.split('</head>')[0]).toContain(TAG)
  expect(html).toContain(`data-placeholder="${NONE}"`)
  expect(html).not.toContain('<script type="module"')
  expect(contentSecurityPolicy['index.html']).toContain(`script-src 'sha256-${sha256(MISSING_PICTURES_SCRIPT)}';`)
  expect(result.file('test/index.html')).not.toMatch(/<script|data-placeholder/)
  expect(contentSecurityPolicy['test/index.html']).toContain("script-src 'none'")
  for (const name of ['bound', 'part']) expect(result.file(`${name}/index.html`), id(name)).toContain(TAG)
})

test('publish-P22 the script is small, and can stand in a page', () => {
  expect(MISSING_PICTURES_SCRIPT.length).toBeLessThanOrEqual(350)
  expect(MISSING_PICTURES_SCRIPT).not.toMatch(/[<&]\/|<!/)
})
