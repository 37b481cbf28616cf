import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { insertCollection, setPagePath } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { toCanvasView } from '../../../canvas/canvas-view.ts'
import { openEditor } from '../../../testing/open-editor.tsx'
import { RowSettings } from './row-settings.tsx'

const BLOG = 'blog000000000000'

test('parameters of a path are tried with values that the canvas shows; an empty one is the default again', async () => {
  const { editor } = await openEditor(
    [<Page key="home" name="Home" />, <Page key="blog" id={BLOG} name="Post" path="blog" />],
    <RowSettings />,
  )
  editor.session.pageId.value = BLOG
  const tried = () => toCanvasView(editor, '').parameters
  await expect.element(page.getByRole('heading', { name: 'A page for each row' })).toBeVisible()
  expect(page.getByRole('heading', { name: 'Parameters of the path' }).query()).toBeNull()
  editor.change('Path', setPagePath(editor.view, { id: BLOG, path: 'blog/post-{{slug|first}}/{{part}}' }))
  const slug = page.getByRole('textbox', { name: 'slug' })
  await expect.element(slug).toHaveAttribute('placeholder', 'first')
  await expect.element(page.getByRole('textbox', { name: 'part' })).toHaveAttribute('placeholder', 'nothing by default')
  await slug.fill('second')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'part' }).fill('2')
  await userEvent.keyboard('{Enter}')
  expect(tried()).toEqual({ slug: 'second', part: '2' })
  await slug.fill('')
  await userEvent.keyboard('{Enter}')
  expect(tried()).toEqual({ part: '2' })
  editor.session.pageId.value = editor.view.site()?.homePageId ?? ''
  expect(tried()).toBeUndefined()
})

test('a page with parameters is there for every value, or for those that a collection of the server has rows for', async () => {
  const { editor } = await openEditor([<Page key="blog" id={BLOG} name="Post" path="blog/{{slug}}" />], <RowSettings />)
  editor.session.pageId.value = BLOG
  await expect.element(page.getByRole('textbox', { name: 'slug' })).toBeVisible()
  const choice = page.getByRole('button', { name: /There is a page for/ })
  expect(choice.query()).toBeNull()
  editor.change('Add', insertCollection(editor.view, { name: 'Orders', mode: 'cached', newId: editor.newId }))
  await choice.click()
  await page.getByRole('option', { name: 'values with rows of Orders' }).click()
  expect(editor.view.find('page', BLOG)?.existsWith).toBe(editor.view.of('collection')[0]?.id)
  editor.client.undo()
  expect(editor.view.find('page', BLOG)?.existsWith).toBeUndefined()
})
