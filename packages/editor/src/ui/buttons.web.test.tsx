import { Moon } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Button } from './button.tsx'
import { HistoryButtons } from './history-buttons.tsx'
import { IconButton } from './icon-button.tsx'
import { SearchField } from './search-field.tsx'

test('a button whose work is under way keeps the focus, is heard as busy and takes no second press', async () => {
  const onPress = vi.fn<() => void>()
  function Publish() {
    const [isPending, setPending] = useState(false)
    const press = () => {
      onPress()
      setPending(true)
    }
    return (
      <Button isPending={isPending} onPress={press}>
        Publish
      </Button>
    )
  }
  show(<Publish />)
  const button = page.getByRole('button', { name: 'Publish' })
  await userEvent.tab()
  await userEvent.keyboard('{Enter}{Enter} ')
  await button.click({ force: true })
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
  expect(document.querySelector('[role="img"]'), 'nothing is said of a button that may be gone by then').toBeNull()
})

test('a form whose work is under way is not sent again by its button', async () => {
  const onSubmit = vi.fn<() => void>()
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Button type="submit" isPending>
        Sign in
      </Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Sign in' }).click({ force: true })
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a button that shows a picture is heard by its name; with the focus it shows name and keys until Escape', async () => {
  show(<IconButton icon={Moon} label="Dark page" keys="Ctrl+D" isOn />)
  const button = page.getByRole('button', { name: 'Dark page', exact: true })
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  expect(page.getByRole('tooltip').query()).toBeNull()
  await userEvent.tab()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Dark pageCtrl+D')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

test('undo and redo name what they do, and rest without anything to do', async () => {
  const onStep = vi.fn<(step: 'undo' | 'redo') => void>()
  show(<HistoryButtons undo="Move card" redo={undefined} onStep={onStep} />)
  await expect.element(page.getByRole('button', { name: 'Redo', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Undo: Move card' }).click()
  expect(onStep.mock.calls).toEqual([['undo']])
})

test('a search line is emptied by its button and by Escape, which goes on outward only when there is nothing to empty', async () => {
  const onEscape = vi.fn<() => void>()
  const onLeaveDown = vi.fn<() => void>()
  function Find() {
    const [text, setText] = useState('')
    return (
      <div onKeyDown={({ key }) => key === 'Escape' && onEscape()}>
        <SearchField label="Find" value={text} onChange={setText} keys="Ctrl+F" onLeaveDown={onLeaveDown} />
      </div>
    )
  }
  show(<Find />)
  const line = page.getByRole('searchbox', { name: 'Find', exact: true })
  await expect.element(page.getByText('Ctrl+F')).toBeVisible()
  await line.fill('hero')
  expect(page.getByText('Ctrl+F').query()).toBeNull()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect.element(line).toHaveValue('')
  await expect.element(line).toHaveFocus()
  await userEvent.keyboard('hero{Escape}')
  await expect.element(line).toHaveValue('')
  expect(onEscape).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledOnce()
  await userEvent.keyboard('{ArrowDown}')
  expect(onLeaveDown).toHaveBeenCalledOnce()
})
