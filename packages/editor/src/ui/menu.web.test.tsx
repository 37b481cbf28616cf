import { Copy, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Button } from './button.tsx'
import { ContextMenu } from './context-menu.tsx'
import { Menu, MenuChoice, MenuItem, MenuSeparator } from './menu.tsx'

const trigger = page.getByRole('button', { name: 'More' })
const item = (name: string) => page.getByRole('menuitem', { name, exact: true })

function ThemedMenu({ onCopy, onDelete }: { readonly onCopy: () => void; readonly onDelete: () => void }) {
  const [theme, setTheme] = useState('dark')
  return (
    <Menu label="More" trigger={<Button>More</Button>}>
      <MenuItem label="Copy" icon={Copy} keys="Ctrl+C" onPress={onCopy} />
      <MenuItem label="Delete" tone="danger" isDisabled onPress={onDelete} />
      <MenuSeparator />
      <MenuChoice
        label="Theme"
        value={theme}
        options={[
          { value: 'dark', label: 'Dark', icon: Moon },
          { value: 'light', label: 'Light', icon: Sun },
        ]}
        onChange={setTheme}
      />
    </Menu>
  )
}

function open() {
  const [onCopy, onDelete] = [vi.fn<() => void>(), vi.fn<() => void>()]
  show(<ThemedMenu onCopy={onCopy} onDelete={onDelete} />)
  return { onCopy, onDelete }
}

test('a row is heard by its name, its keys describe it', async () => {
  open()
  await trigger.click()
  await expect.element(page.getByRole('menu', { name: 'More' })).toBeVisible()
  await expect.element(item('Copy')).toHaveAccessibleDescription('Ctrl+C')
})

test('by keyboard a menu opens on its first row, runs one once and gives the focus back; Escape runs none', async () => {
  const { onCopy } = open()
  trigger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(item('Copy')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(trigger).toHaveFocus()
  expect(onCopy).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(item('Copy')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(trigger).toHaveFocus()
  expect(onCopy).toHaveBeenCalledOnce()
})

test('a row that cannot be used says so, is passed over by the arrows and takes no click', async () => {
  const { onDelete } = open()
  await trigger.click()
  await expect.element(item('Delete')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(page.getByRole('menuitemradio', { name: 'Dark' })).toHaveFocus()
  await item('Delete').click({ force: true })
  expect(onDelete).not.toHaveBeenCalled()
  await expect.element(page.getByRole('menu')).toBeVisible()
})

test('of rows that exclude one another the one that holds is heard as checked; picking another moves it', async () => {
  open()
  await trigger.click()
  const choice = (name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('menuitemradio', { name })
  await expect.element(choice('Dark')).toBeChecked()
  await choice('Dark').click()
  await trigger.click()
  await expect.element(choice('Dark')).toBeChecked()
  await choice('Light').click()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await trigger.click()
  await expect.element(choice('Light')).toBeChecked()
  await expect.element(choice('Dark')).not.toBeChecked()
})

test('a menu at a point takes the keys there, and Escape gives them back to what had them', async () => {
  const onPress = vi.fn<() => void>()
  function Place() {
    const [at, setAt] = useState<{ readonly x: number; readonly y: number }>()
    return (
      <>
        <button type="button" onClick={() => setAt({ x: 120, y: 80 })}>
          Page
        </button>
        <ContextMenu at={at} label="Element" onClose={() => setAt(undefined)}>
          <MenuItem label="Copy" onPress={onPress} />
        </ContextMenu>
      </>
    )
  }
  show(<Place />)
  const place = page.getByRole('button', { name: 'Page' })
  place.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menu', { name: 'Element' })).toBeVisible()
  const { left, top } = page.getByRole('menu').element().getBoundingClientRect()
  expect([Math.abs(left - 120) < 12, Math.abs(top - 80) < 12]).toEqual([true, true])
  await expect.poll(() => page.getByRole('menu').element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(place).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await item('Copy').click()
  expect(onPress).toHaveBeenCalledOnce()
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
})
