import { expect, it } from 'vitest'
import { Page } from '@heddle/testing'
import { page, userEvent } from 'vitest/browser'
import { openEditor } from '../testing/open-editor.tsx'

const HOME = 'home000000000000'

/** An editor with a button that leads to a list, on which the focus rests. */
async function openAtButton({ isOpen }: { readonly isOpen: boolean }) {
  const { editor } = await openEditor(
    [<Page key="home" id={HOME} name="Home" title="Home" />],
    <button type="button" aria-haspopup="listbox" aria-expanded={isOpen}>
      Link
    </button>,
  )
  page.getByRole('button', { name: 'Link' }).element().focus()
  return editor
}

it('leaves the keys to a list that is open, though its first row may not have the focus yet', async () => {
  const editor = await openAtButton({ isOpen: true })
  await userEvent.keyboard('i')
  expect(editor.session.palette.value).toBeUndefined()
})

it('takes the keys of a button whose list is closed', async () => {
  const editor = await openAtButton({ isOpen: false })
  await userEvent.keyboard('i')
  expect(editor.session.palette.value).toBeDefined()
})
