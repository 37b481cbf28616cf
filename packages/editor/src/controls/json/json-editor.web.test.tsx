import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Json } from '@heddle/store'
import { show } from '../../testing/show.tsx'
import { JsonEditor } from './json-editor.tsx'

function open(first: Json, root: 'object' | 'array' = 'object') {
  const kept: Json[] = []
  function Field() {
    const [value, setValue] = useState(first)
    const keep = (next: Json) => {
      kept.push(next)
      setValue(next)
    }
    return (
      <div style={{ width: 272 }}>
        <JsonEditor label="Default value" root={root} value={value} error={undefined} onCommit={keep} />
      </div>
    )
  }
  show(<Field />)
  return () => kept.at(-1)
}

it('entries are added, named and filled in', async () => {
  const last = open(null)
  await page.getByRole('button', { name: 'Make an empty object' }).click()
  await page.getByRole('button', { name: 'Add to the value' }).click()
  await page.getByRole('textbox', { name: 'Key key' }).fill('city')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('textbox', { name: 'Value of city' }).fill('Graz')
  await userEvent.keyboard('{Enter}')
  expect(last()).toEqual({ city: 'Graz' })
  await page.getByRole('button', { name: 'Remove city' }).click()
  expect(last()).toEqual({})
})

it('a key that is taken or empty is refused beside it, and what was typed stays', async () => {
  const last = open({ city: 'Graz', late: true })
  const key = page.getByRole('textbox', { name: 'Key city' })
  await key.fill('late')
  await userEvent.keyboard('{Enter}')
  await expect.element(key).toHaveAccessibleDescription('There is a key "late" already; use another name')
  await expect.element(key).toHaveValue('late')
  await key.fill('__proto__')
  await userEvent.keyboard('{Enter}')
  await expect.element(key).toHaveAccessibleDescription('"__proto__" is not allowed as a key')
  expect(last()).toBeUndefined()
})

it('a part gets another kind, by the button that shows the one it has', async () => {
  const last = open({ amount: '12' })
  await page.getByRole('button', { name: 'Type of amount' }).click()
  await page.getByRole('menuitemradio', { name: 'Number' }).click()
  expect(last()).toEqual({ amount: 12 })
  const field = page.getByRole('textbox', { name: 'Value of amount' })
  await field.fill('many')
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveAccessibleDescription('This is not a number')
  expect(last()).toEqual({ amount: 12 })
  await page.getByRole('button', { name: 'Type of amount' }).click()
  await page.getByRole('menuitemradio', { name: 'List' }).click()
  await page.getByRole('button', { name: 'Add to amount' }).click()
  expect(last()).toEqual({ amount: [''] })
})

it('items of a list are put in another order, and a new one is like the last', async () => {
  const last = open([{ name: 'a' }, { name: 'b' }], 'array')
  await page.getByRole('button', { name: 'Type of item 2' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Move item 2 down' })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('menuitem', { name: 'Move item 2 up' }).click()
  expect(last()).toEqual([{ name: 'b' }, { name: 'a' }])
  await page.getByRole('button', { name: 'Add to the value' }).click()
  expect(last()).toEqual([{ name: 'b' }, { name: 'a' }, { name: '' }])
})

it('parts that hold others open and close', async () => {
  open({ at: { city: 'Graz' } })
  const toggle = page.getByRole('button', { name: 'at', exact: true })
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
  await toggle.click()
  await expect.element(page.getByRole('textbox', { name: 'Key city' })).not.toBeInTheDocument()
})

it('a long list shows fifty items, and more when asked', async () => {
  open(
    Array.from({ length: 120 }, (_, at) => at),
    'array',
  )
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(50)
  const more = page.getByRole('button', { name: 'Show 70 more' }).element()
  if (more instanceof HTMLElement) more.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(100)
})

it('the JSON itself is kept with what is wrong, by line and column, until it can be read', async () => {
  const last = open({ a: 1 })
  await page.getByRole('radio', { name: 'JSON' }).click()
  const text = page.getByRole('textbox', { name: 'Default value' })
  await expect.element(text).toHaveValue('{\n  "a": 1\n}')
  await text.fill('{\n  "a": 1,\n}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(text).toHaveAccessibleDescription('Line 3, column 1: there is a comma too many before this')
  await expect.element(text).toHaveValue('{\n  "a": 1,\n}')
  await text.fill('[1]')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(text).toHaveAccessibleDescription('An object begins with {')
  expect(last()).toBeUndefined()
  await text.fill('{"a": 2}')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(last()).toEqual({ a: 2 })
})
