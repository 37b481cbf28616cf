import { expect, it } from 'vitest'
import { setApp, setPage } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { rule } from './app.ts'

const DESK = 'desk000000000000'

it('a site that is installed without an icon is told, and so is a page for visitors without a connection that not everybody may see', () => {
  const editor = createTestEditor([<Page key="home" name="Home" />, <Page key="desk" id={DESK} name="Desk" path="desk" />])
  const found = () => rule.find(editor).map(({ severity, message, panel }) => `${severity}, ${panel}: ${message}`)
  expect(found()).toEqual([])
  const values = { isOn: true, worksOffline: true, offlinePageId: DESK }
  editor.change('App', setApp(editor.view, { values }))
  const noIcon =
    'warning, settings: The site can be installed, but has no icon: choose a favicon of 512 pixels or more under Settings'
  expect(found()).toEqual([noIcon])
  editor.change('Close', setPage(editor.view, { id: DESK, values: { userGroups: [{}] } }))
  expect(found()).toEqual([
    noIcon,
    'warning, settings: “Desk” is shown to visitors without a connection, so everybody has to be able to see it: open it to everybody, or choose another page',
  ])
})
