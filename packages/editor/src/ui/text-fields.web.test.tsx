import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const name = page.getByRole('textbox', { name: 'Name' })
const press = (init: KeyboardEventInit) =>
  name.element().dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))

/** A name that is kept; `Taken` is refused. */
function Kept({
  as: Field,
  onCommit,
}: {
  readonly as: typeof TextField | typeof TextArea
  readonly onCommit: (text: string) => void
}) {
  const [value, setValue] = useState('Fjords')
  const [error, setError] = useState<string>()
  const commit = (text: string) => {
    onCommit(text)
    setError(text === 'Taken' ? 'There is one of that name' : undefined)
    if (text !== 'Taken') setValue(text)
  }
  return (
    <>
      <Field label="Name" value={value} error={error} onCommit={commit} />
      <button type="button" onClick={() => setValue('Senja')}>
        Somebody else renames it
      </button>
    </>
  )
}

function open(as: typeof TextField | typeof TextArea = TextField) {
  const onCommit = vi.fn<(text: string) => void>()
  const onKey = vi.fn<(key: string) => void>()
  show(
    <div onKeyDown={({ key }) => onKey(key)}>
      <Kept as={as} onCommit={onCommit} />
    </div>,
  )
  return { onCommit, onKey }
}

describe('a line of text that is kept when it is done', () => {
  test('says nothing while it is typed; Enter keeps it once, and leaving it then keeps nothing more', async () => {
    const { onCommit } = open()
    await name.fill('Lofoten')
    expect(onCommit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}{Tab}')
    expect(onCommit.mock.calls).toEqual([['Lofoten']])
  })

  test('leaving it keeps it; a text that was not changed is not kept again', async () => {
    const { onCommit } = open()
    await name.fill('Lofoten')
    await userEvent.tab()
    await name.fill('Lofoten')
    await userEvent.tab()
    expect(onCommit.mock.calls).toEqual([['Lofoten']])
  })

  test('Escape gives the old text back and stays in the field; a second one goes to what is around it', async () => {
    const { onCommit, onKey } = open()
    await name.fill('Lofoten')
    await userEvent.keyboard('{Escape}')
    await expect.element(name).toHaveValue('Fjords')
    expect(onKey).not.toHaveBeenCalledWith('Escape')
    await userEvent.keyboard('{Escape}')
    expect(onKey).toHaveBeenCalledWith('Escape')
    await userEvent.tab()
    expect(onCommit).not.toHaveBeenCalled()
  })

  test('the Enter that ends a word of an input method keeps nothing: the text is not done', async () => {
    const { onCommit } = open()
    await name.fill('トロムソ')
    press({ key: 'Enter', isComposing: true })
    expect(onCommit).not.toHaveBeenCalled()
    press({ key: 'Escape', isComposing: true })
    await expect.element(name).toHaveValue('トロムソ')
    await userEvent.keyboard('{Enter}')
    expect(onCommit.mock.calls).toEqual([['トロムソ']])
  })

  test('a refused text stays to be mended, with the reason; Escape gives up on it', async () => {
    const { onCommit } = open()
    await name.fill('Taken')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).toBeInvalid()
    await expect.element(name).toHaveAccessibleDescription('There is one of that name')
    await expect.element(name).toHaveValue('Taken')
    await userEvent.keyboard('{Escape}')
    await expect.element(name).toHaveValue('Fjords')
    await expect.element(name).not.toBeInvalid()
    await name.fill('Taken')
    await userEvent.keyboard('{Enter}')
    // The very text it has is an answer too.
    await name.fill('Fjords')
    await userEvent.keyboard('{Enter}')
    await expect.element(name).not.toBeInvalid()
    expect(onCommit.mock.calls.flat()).toEqual(['Taken', 'Taken', 'Fjords'])
  })

  test('what somebody else writes meanwhile shows at once, but not over what is being typed', async () => {
    const { onCommit } = open()
    const other = page.getByRole('button', { name: 'Somebody else renames it' })
    await other.click()
    await expect.element(name).toHaveValue('Senja')
    await name.fill('Lofoten')
    other.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(name).toHaveValue('Lofoten')
    await userEvent.keyboard('{Enter}')
    expect(onCommit.mock.calls).toEqual([['Lofoten']])
  })
})

test('in several lines Enter begins a line and Ctrl+Enter keeps them', async () => {
  const { onCommit } = open(TextArea)
  await name.fill('One')
  await userEvent.keyboard('{Enter}Two')
  expect(onCommit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onCommit.mock.calls).toEqual([['One\nTwo']])
})

test('what Escape takes back of several lines is said, and can be brought back', async () => {
  const { onCommit } = open(TextArea)
  await name.fill('One\nTwo')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('status')).toMatchTextContent(/^What you typed was taken back\./)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('One\nTwo')
  await expect.poll(() => page.getByRole('status').query()).toBe(null)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(onCommit.mock.calls).toEqual([['One\nTwo']])
})

test('without a moment of being done every key is told, and a hint gives way to what is wrong', async () => {
  const onChange = vi.fn<(text: string) => void>()
  function Password() {
    const [text, setText] = useState('')
    const change = (next: string) => {
      onChange(next)
      setText(next)
    }
    return (
      <TextField
        label="Password"
        value={text}
        onChange={change}
        hint="At least 8"
        error={text === 'no' ? 'Too short' : undefined}
      />
    )
  }
  show(<Password />)
  const field = page.getByRole('textbox', { name: 'Password' })
  await expect.element(field).toHaveAccessibleDescription('At least 8')
  await field.click()
  await userEvent.keyboard('no')
  expect(onChange.mock.calls).toEqual([['n'], ['no']])
  await expect.element(field).toHaveAccessibleDescription('Too short')
})

test('a field that opens for typing has the focus, and typing replaces its text', async () => {
  const onCommit = vi.fn<(text: string) => void>()
  show(<TextField label="Name" value="Page 3" autoFocus onCommit={onCommit} />)
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('Tours{Enter}')
  expect(onCommit.mock.calls).toEqual([['Tours']])
})

test('a field that cannot be used takes neither keys nor the focus', async () => {
  show(
    <>
      <TextField label="Name" value="Fjords" isDisabled onCommit={() => undefined} />
      <TextArea label="About" value="" isDisabled onCommit={() => undefined} />
      <button type="button">Next</button>
    </>,
  )
  await expect.element(name).toBeDisabled()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})
