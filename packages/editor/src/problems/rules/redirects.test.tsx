import { expect, it } from 'vitest'
import { setRedirects } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { rule } from './redirects.ts'

it('a redirect that hides a page, or leads round, is told with the way to the settings; nothing is looked at twice', () => {
  const editor = createTestEditor([
    <Page key="home" name="Home" path="home" />,
    <Page key="about" id="about00000000000" name="About" path="about" />,
  ])
  const find = () => rule.find(editor)
  expect(find()).toEqual([])
  const redirects = {
    old0000000000000: { from: 'about', to: { address: '/a' }, status: 301 },
    more000000000000: { from: 'a', to: { address: '/about' }, status: 302 },
  } as const
  editor.change('Add', setRedirects(editor.view, { redirects }))
  const found = find()
  expect(found.map(({ severity, message, panel }) => `${severity}, ${panel}: ${message}`)).toEqual([
    'warning, settings: The redirect of "about" leads round in a circle, so that nobody arrives',
    'warning, settings: The redirect of "a" leads round in a circle, so that nobody arrives',
    'warning, settings: Nobody reaches the page "About": its address "/about" leads elsewhere',
  ])
  expect(find()).toBe(found)
})
