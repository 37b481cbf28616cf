import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Button, Page, Section } from '@heddle/testing'
import { FormulaHost } from '../testing/formula-host.tsx'
import { openEditor } from '../testing/open-editor.tsx'
import { loadInput } from './load-input.ts'

vi.mock('./load-input.ts', { spy: true })

const ONE = 'one0000000000000'

test('a formula editor that cannot be had says so, and is there with the focus after another try', async () => {
  await page.viewport(1000, 700)
  vi.mocked(loadInput).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await openEditor(
    <Page name="Home">
      <Section>
        <Button id={ONE}>One</Button>
      </Section>
    </Page>,
    <FormulaHost nodeId={ONE} value="One" />,
  )
  await expect.element(page.getByRole('alert')).toMatchTextContent(/could not be fetched/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Formula: Text' })).toHaveFocus()
})
