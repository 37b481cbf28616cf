import { Page } from '@heddle/testing'
import { expect, it } from 'vitest'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { pagePath } from './page-path.ts'

const [HOME, USER] = ['home000000000000', 'user000000000000'] as const

it('a draft begins at the page on show, with parameters at their defaults', () => {
  const { view, session } = createTestEditor(
    <>
      <Page id={HOME} name="Home" />
      <Page id={USER} name="User" path="users/{{id|me}}/a b" />
    </>,
  )
  const pathOn = (pageId: string): string => {
    session.pageId.value = pageId
    return pagePath({ view, session })
  }
  expect(pathOn(HOME)).toBe('/')
  expect(pathOn(USER)).toBe('/users/me/a%20b')
  session.triedParameters.value = { [USER]: { id: 'a/b' } }
  expect(pathOn(USER)).toBe('/users/a%2Fb/a%20b')
})
