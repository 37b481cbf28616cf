import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { PanelBody } from './panel.tsx'
import { Segmented } from './segmented.tsx'
import { Switch } from './switch.tsx'

test('what is far down in a panel is reached by keyboard and pressed while the editor itself stays where it is', async () => {
  show(
    <div style={{ position: 'fixed', inset: 0, display: 'flex', flexDirection: 'column', overflow: 'hidden' }}>
      <PanelBody>
        <div style={{ height: 5000 }}>Much else</div>
        <Switch label="Works offline" isOn={false} onChange={() => {}} />
        <Segmented label="Theme" value="a" segments={[{ value: 'a', label: 'Light' }]} onChange={() => {}} />
      </PanelBody>
    </div>,
  )
  const toggle = page.getByRole('switch', { name: 'Works offline' })
  await userEvent.tab()
  await expect.element(toggle).toHaveFocus()
  await expect.element(page.getByText('Works offline')).toBeInViewport()
  await userEvent.tab()
  await page.getByText('Works offline').click()
  const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = document.scrollingElement ?? {}
  expect([scrollTop, scrollHeight <= clientHeight]).toEqual([0, true])
})
