import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { ColorField } from './color-field.tsx'

const LONG = 'Quiet ground of cards and panels that lie over pictures'
const none = (): undefined => undefined

it('a long name of a colour is cut, told whole to a pointer that rests, and everything stays inside of the popover', async () => {
  const onPickToken = vi.fn<(id: string) => void>()
  const tokens = [{ id: 'quiet', name: LONG, value: '#eef', isChosen: false }]
  const doNothing = { check: none, onShow: none, onShowEnd: none, onCommit: none }
  await page.viewport(1200, 800)
  // As in the inspector: at the right edge.
  show(
    <div style={{ width: 200, margin: '100px 20px 0 auto' }}>
      <ColorField label="Ground" value={undefined} tokens={tokens} onPickToken={onPickToken} {...doNothing} />
    </div>,
  )
  await page.getByRole('button', { name: /^Choose Ground/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Choose Ground' })
  const token = dialog.getByRole('button', { name: LONG })
  await expect.element(token).toHaveAttribute('title', LONG)
  const { right } = dialog.element().getBoundingClientRect()
  for (const part of dialog.element().querySelectorAll('*')) expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right)
  await token.click()
  expect(onPickToken).toHaveBeenCalledWith('quiet')
})
