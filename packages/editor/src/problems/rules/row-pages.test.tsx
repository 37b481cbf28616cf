import { expect, it } from 'vitest'
import { deleteCollection, insertCollection, setDataSet } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { rule } from './row-pages.ts'

it('rows without a page, and a data set that is gone, are told as warnings at their page', () => {
  const editor = createTestEditor([
    <Page key="home" name="Home" path="home" />,
    <Page key="shop" id="shop000000000000" name="Shop" path="shop" />,
  ])
  const { view, change, newId } = editor
  expect(rule.find(editor)).toEqual([])
  const data = [{ slug: 'a' }, { slug: 'A' }, {}]
  const added = insertCollection(view, { name: 'Products', mode: 'static', data, newId })
  change('Add', added)
  const collectionId = (added.ok && added.ids?.[0]) || ''
  change('Feed', setDataSet(view, { id: 'shop000000000000', dataSet: { collectionId, field: 'slug' } }))
  const told = () => rule.find(editor).map(({ severity, pageId, message }) => `${severity} ${pageId}: ${message}`)
  expect(told()).toEqual([
    'warning shop000000000000: "Products", row 2: no page, as an earlier row has the same "slug"; give each row one of its own',
    'warning shop000000000000: "Products", row 3: no page, as "slug" is empty there; fill it in',
  ])
  change('Delete', deleteCollection(view, { id: collectionId }))
  expect(told()).toEqual([
    'warning shop000000000000: The rows of the page "Shop" come from a data set that does not exist; choose another one, or none',
  ])
})
