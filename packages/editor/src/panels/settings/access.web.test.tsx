import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { setPage } from '@heddle/document/operations'
import { Page } from '@heddle/testing'
import { HeadSettings } from '../../inspector/page/head-fields.tsx'
import { PageSettings } from '../../inspector/page/page-settings.tsx'
import { openEditor } from '../../testing/open-editor.tsx'
import { AccessSection } from './access-section.tsx'

const DESK = 'desk000000000000'

async function open() {
  const { editor } = await openEditor(
    [<Page key="home" name="Home" />, <Page key="desk" id={DESK} name="Desk" path="desk" />],
    <>
      <AccessSection />
      <PageSettings ofHead={<HeadSettings />} />
    </>,
  )
  editor.session.pageId.value = DESK
  await expect.element(page.getByRole('heading', { name: 'Access' }).first()).toBeVisible()
  const access = () => editor.view.site()?.access
  return { editor, access, userGroups: () => editor.view.find('page', DESK)?.userGroups }
}
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const choose = async (label: string, option: string) => {
  await page.getByRole('button', { name: new RegExp(`${label}$`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

it('by mouse: a role, a group of it, and a page for that group; undo takes them back one by one', async () => {
  const { editor, access, userGroups } = await open()
  await button('Add a role').click()
  await page.getByRole('textbox', { name: 'Name of the role' }).fill(' editor ')
  await button('Add').click()
  await expect.element(button('Edit the role editor')).toBeVisible()
  await button('Add a group').click()
  await page.getByRole('textbox', { name: 'Name of the group' }).fill('Staff')
  await page.getByRole('switch', { name: 'editor' }).click({ force: true })
  await button('Add').click()
  await expect.element(button('Edit the group Staff')).toMatchTextContent(/editor/)
  const [groupId = ''] = Object.keys(access()?.groups ?? {})
  await choose('Who may see it', 'Groups')
  await expect.element(page.getByText(/^Nothing signs visitors in yet/)).toBeVisible()
  expect(userGroups()).toEqual([{}, { id: '' }])
  page.getByRole('switch', { name: 'Staff' }).element().focus()
  await userEvent.keyboard(' ')
  expect(userGroups()).toEqual([{}, { id: groupId }])
  await button('Delete the group Staff').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Pages are for the group “Staff”: Desk. Choose who may see them first')
  await choose('Who may see it', 'Everybody')
  expect(userGroups()).toEqual([])
  editor.client.undo()
  expect(userGroups()).toEqual([{}, { id: groupId }])
  for (let step = 0; step < 4; step += 1) editor.client.undo()
  expect([userGroups(), access()?.groups ?? {}, access()?.roles ?? {}]).toEqual([[], {}, {}])
})

it('by keyboard: a name that is taken is refused at its field, and what was typed stays', async () => {
  const { access } = await open()
  const name = page.getByRole('textbox', { name: 'Name of the role' })
  for (const typed of ['cook', 'cook']) {
    button('Add a role').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toHaveFocus()
    await userEvent.keyboard(`${typed}{Enter}`)
  }
  await expect.element(name).toHaveAccessibleDescription('The name "cook" is taken')
  await userEvent.keyboard('s{Enter}')
  await expect.element(name).not.toBeInTheDocument()
  expect(Object.values(access()?.roles ?? {}).map((role) => role.name)).toEqual(['cook', 'cooks'])
})

it('the page where others sign in is open to everybody, whichever is set first; where roles stand is said', async () => {
  const { editor, access, userGroups } = await open()
  await choose('Page for those not signed in', 'Desk')
  await choose('Who may see it', 'All who are signed in')
  await expect.element(page.getByRole('alert')).toMatchTextContent(/“Desk” is where those who are not signed in are led/)
  expect(userGroups()).toEqual([])
  await choose('Page for those not signed in', 'None: they are told so')
  editor.change('closed', setPage(editor.view, { id: DESK, values: { userGroups: [{}] } }))
  await choose('Page for those not signed in', 'Desk')
  await expect.element(page.getByRole('alert').first()).toMatchTextContent(/“Desk” is where those who are not signed in are led/)
  await choose('Roles are', 'A list of objects')
  await page.getByRole('textbox', { name: 'Key of the name in each object' }).fill('title')
  await userEvent.keyboard('{Enter}')
  expect(access()).toEqual({ roleType: 'array-object', roleNameKey: 'title' })
})
