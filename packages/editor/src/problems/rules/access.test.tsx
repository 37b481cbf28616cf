import { expect, it } from 'vitest'
import { setAccess, setPage } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { rule } from './access.ts'

const DESK = 'desk000000000000'
const GROUP = 'staff00000000000'

it('a page that nobody can see is told with the way to it, a group that nobody belongs to with the way to the settings', () => {
  const editor = createTestEditor([<Page key="home" name="Home" />, <Page key="desk" id={DESK} name="Desk" path="desk" />])
  const find = () => rule.find(editor)
  expect(find()).toEqual([])
  editor.change('Close', setPage(editor.view, { id: DESK, values: { userGroups: [{}] } }))
  editor.change('Add', setAccess(editor.view, { values: { groups: { [GROUP]: { name: 'Staff', roles: [] } } } }))
  const found = find()
  expect(found.map(({ severity, message, panel, pageId }) => `${severity}, ${panel ?? pageId}: ${message}`)).toEqual([
    'warning, settings: The group “Staff” has no role, so nobody belongs to it; give it one',
    `warning, ${DESK}: “Desk” is not for everybody, and nothing signs visitors in, so nobody can see it; choose what signs them in under Settings, Access`,
  ])
  expect(find()).toBe(found)
})
