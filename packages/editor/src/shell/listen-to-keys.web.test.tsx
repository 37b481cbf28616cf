import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { Page } from '@heddle/testing'
import { page, userEvent } from 'vitest/browser'
import { openEditor } from '../testing/open-editor.tsx'

import { AnchoredPopover, Popover } from '../ui/popover.tsx'
import { Button } from '../ui/button.tsx'

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

/** A token whose colour is open over it, both over the canvas. */
function Windows() {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <main data-region="canvas">
      <Popover label="Edit Ink" trigger={<Button>Ink</Button>}>
        {() => (
          <>
            <button ref={button} type="button" onClick={() => setOpen(true)}>
              Light
            </button>
            <AnchoredPopover anchor={button} isOpen={isOpen} onClose={() => setOpen(false)} label="Choose Light">
              <button type="button">Red</button>
            </AnchoredPopover>
          </>
        )}
      </Popover>
    </main>
  )
}

it('what is pressed before a window below has the keys again is its own: Escape closes it, a shortcut does nothing', async () => {
  const { editor } = await openEditor([<Page key="home" id={HOME} name="Home" title="Home" />], <Windows />)
  await page.getByRole('button', { name: 'Ink' }).click()
  await page.getByRole('button', { name: 'Light' }).click()
  const token = page.getByRole('dialog', { name: 'Edit Ink' })
  const color = page.getByRole('dialog', { name: 'Choose Light' })
  await expect.element(color).toBeVisible()
  /** As nobody has the keys, within the frame that follows. */
  const pressAtOnce = (key: string) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: `Key${key.toUpperCase()}`, bubbles: true }))
  }
  pressAtOnce('i')
  expect(editor.session.palette.value).toBeUndefined()
  pressAtOnce('Escape')
  await expect.element(color).not.toBeInTheDocument()
  await expect.element(token).toBeVisible()
  pressAtOnce('Escape')
  await expect.element(token).not.toBeInTheDocument()
  pressAtOnce('i')
  expect(editor.session.palette.value).toBeDefined()
})
