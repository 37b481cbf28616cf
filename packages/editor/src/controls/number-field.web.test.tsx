import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkStyleValue } from '@heddle/style'
import { NumberField, type NumberFieldProps } from './number-field.tsx'
import '../ui/base.css'

let root: Root | undefined
let host: HTMLElement | undefined
afterEach(() => {
  root?.unmount()
  host?.remove()
})

function show(props: Partial<NumberFieldProps> = {}) {
  const onCommit = vi.fn<NumberFieldProps['onCommit']>()
  host = document.createElement('div')
  host.style.width = '120px'
  document.body.append(host)
  root = createRoot(host)
  root.render(
    <NumberField
      label="Width"
      value="24px"
      units={['px', '%', 'rem']}
      keywords={['auto']}
      check={(text) => checkStyleValue('width', text)}
      onCommit={onCommit}
      {...props}
    />,
  )
  const committed = () => onCommit.mock.calls.map(([value]) => value)
  return { field: page.getByRole('textbox', { name: 'Width' }), committed }
}

describe('a number field', () => {
  it('shows the amount and, beside it, the unit', async () => {
    const { field } = show()
    await expect.element(field).toHaveValue('24')
    await expect.element(page.getByRole('button', { name: 'Unit of Width: px' })).toHaveTextContent('px')
  })
  it('steps by 1 with the arrows, by 10 with Shift, by 0.1 with Alt', async () => {
    const { field, committed } = show()
    await field.click()
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Shift>}{ArrowUp}{/Shift}{Alt>}{ArrowDown}{/Alt}')
    expect(committed()).toEqual(['25px', '23px', '34px', '23.9px'])
  })
  it('works out sums, keeps the unit of bare numbers and takes typed ones', async () => {
    const { field, committed } = show()
    await field.fill('24+8')
    await userEvent.keyboard('{Enter}')
    await field.fill('100%-20px')
    await userEvent.keyboard('{Enter}')
    await field.fill('AUTO')
    await userEvent.keyboard('{Tab}')
    await field.fill('')
    await userEvent.keyboard('{Enter}')
    expect(committed()).toEqual(['32px', 'calc(100% - 20px)', 'auto', null])
  })
  it('says what is wrong, keeps the text until it is mended, and gives the old value back on Escape', async () => {
    const { field, committed } = show()
    await field.fill('wide')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('alert')).toHaveTextContent('must be a length such as 24px, 50% or 2rem')
    await expect.element(field).toHaveValue('wide')
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('24')
    expect(committed()).toEqual([])
  })
  it('changes the unit from its list and offers words', async () => {
    const { committed } = show()
    await page.getByRole('button', { name: /^Unit of Width/ }).click()
    await page.getByRole('option', { name: '%' }).click()
    await page.getByRole('button', { name: /^Unit of Width/ }).click()
    await page.getByRole('option', { name: 'auto' }).click()
    expect(committed()).toEqual(['24%', 'auto'])
  })
  it('does not step what is no number', async () => {
    const { field, committed } = show({ value: 'auto' })
    await field.click()
    await userEvent.keyboard('{ArrowUp}')
    expect(committed()).toEqual([])
  })
})
