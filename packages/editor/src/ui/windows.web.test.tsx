import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { AnchoredPopover, Popover } from './popover.tsx'
import { TextField } from './text-field.tsx'

const trigger = page.getByRole('button', { name: 'Open' })

function Asking({ role }: { readonly role: 'dialog' | 'alertdialog' }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <button type="button">Behind</button>
      <Dialog
        title="Delete Fjords?"
        role={role}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        footer={<Button onPress={() => setOpen(false)}>Delete</Button>}
      >
        <p>It cannot be brought back.</p>
      </Dialog>
    </>
  )
}

test.each(['dialog', 'alertdialog'] as const)(
  'a %s is named by its title, keeps the focus inside, hides what is behind, and Escape closes it and gives the focus back',
  async (role) => {
    show(<Asking role={role} />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = page.getByRole(role, { name: 'Delete Fjords?' })
    await expect.element(dialog).toBeVisible()
    await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
    expect(page.getByText('Behind').element().closest('[inert], [aria-hidden="true"]')).not.toBeNull()
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab()
      expect(dialog.element().contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(trigger).toHaveFocus()
  },
)

test('a click beside a dialog closes it, but not one that asks whether to lose something', async () => {
  show(<Asking role="dialog" />)
  await trigger.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('what asks whether to lose something is closed by its buttons only', async () => {
  show(<Asking role="alertdialog" />)
  await trigger.click()
  const dialog = page.getByRole('alertdialog')
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await trigger.click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Escape in a changed field of a dialog gives its text back and leaves the dialog open', async () => {
  const onClose = vi.fn<() => void>()
  show(
    <Dialog title="Class" isOpen onClose={onClose}>
      <TextField label="Name" value="card" onCommit={() => undefined} />
    </Dialog>,
  )
  const name = page.getByRole('textbox', { name: 'Name' })
  await name.fill('note')
  await userEvent.keyboard('{Escape}')
  await expect.element(name).toHaveValue('card')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a popover opens beside its button with a name, is closed from inside, and gives the focus back', async () => {
  show(
    <Popover label="Shadow" trigger={<Button>Open</Button>}>
      {(close) => <Button onPress={close}>Done</Button>}
    </Popover>,
  )
  await trigger.click()
  await expect.element(page.getByRole('dialog', { name: 'Shadow' })).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(trigger).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Shadow' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
})

test('a popover stays inside the window, however much it holds and wherever its button stands', async () => {
  show(
    <div style={{ position: 'absolute', right: 0, bottom: 0 }}>
      <Popover label="Wide" trigger={<Button>Open</Button>}>
        {() => <div style={{ width: '2000px', height: '2000px' }} />}
      </Popover>
    </div>,
  )
  await trigger.click()
  const dialog = page.getByRole('dialog', { name: 'Wide' })
  await expect.element(dialog).toBeVisible()
  await expect
    .poll(() => {
      const box = dialog.element().parentElement?.getBoundingClientRect() ?? new DOMRect(-1)
      return [box.left, box.top, window.innerWidth - box.right, window.innerHeight - box.bottom].every((room) => room >= 0)
    })
    .toBe(true)
})

test('a popover that state opens tells that it is to be closed, by Escape and by a click elsewhere', async () => {
  const onClose = vi.fn<() => void>()
  function Anchored() {
    const anchor = useRef<HTMLDivElement>(null)
    return (
      <>
        <div ref={anchor}>Row</div>
        <AnchoredPopover anchor={anchor} isOpen onClose={onClose} label="Source">
          <button type="button">Inside</button>
        </AnchoredPopover>
      </>
    )
  }
  show(<Anchored />)
  await page.getByRole('dialog', { name: 'Source' }).getByRole('button', { name: 'Inside' }).click()
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await userEvent.click(document.body, { position: { x: 200, y: 600 }, force: true })
  await expect.poll(() => onClose.mock.calls.length).toBe(2)
})
