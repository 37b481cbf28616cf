import { Monitor, Smartphone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { Segmented } from './segmented.tsx'
import { Select } from './select.tsx'
import { Switch } from './switch.tsx'
import { Tabs } from './tabs.tsx'

const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'ru', label: 'Russian' },
  { value: 'nb', label: 'Norwegian' },
] as const
type Value = (typeof LANGUAGES)[number]['value']

/** A choice that remembers what was picked; `onPick` hears each time. */
function open(draw: (value: Value | undefined, pick: (value: Value) => void) => ReactNode, first?: Value) {
  const onPick = vi.fn<(value: Value) => void>()
  function Choice() {
    const [value, setValue] = useState(first)
    const pick = (next: Value) => {
      onPick(next)
      setValue(next)
    }
    return draw(value, pick)
  }
  show(
    <>
      <Choice />
      <button type="button">Next</button>
    </>,
  )
  return onPick
}

test('of choices side by side one is on; the arrows go through them, and a press picks', async () => {
  const onPick = open((value, pick) => <Segmented label="Language" value={value} segments={LANGUAGES} onChange={pick} />, 'en')
  const choice = (name: string) => page.getByRole('radiogroup', { name: 'Language' }).getByRole('radio', { name })
  await expect.element(choice('English')).toBeChecked()
  await userEvent.tab()
  await expect.element(choice('English')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Enter}')
  await expect.element(choice('Russian')).toBeChecked()
  await choice('Norwegian').click()
  await expect.element(choice('Norwegian')).toBeChecked()
  // What is on cannot be put off.
  await choice('Norwegian').click()
  await expect.element(choice('Norwegian')).toBeChecked()
  expect(onPick.mock.calls.flat()).toEqual(['ru', 'nb'])
  // All of them are one stop of the tab key.
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('of values that differ none is on until one is picked', async () => {
  const onPick = open((value, pick) => <Segmented label="Language" value={value} segments={LANGUAGES} onChange={pick} />)
  const on = () => page.getByRole('radio', { checked: true }).elements().length
  await expect.element(page.getByRole('radio', { name: 'Russian' })).toBeVisible()
  expect(on()).toBe(0)
  await page.getByRole('radio', { name: 'Russian' }).click()
  await expect.poll(on).toBe(1)
  expect(onPick.mock.calls.flat()).toEqual(['ru'])
})

test('a choice shown as a picture is heard by its name, and its name and keys stand beside it when it has the focus', async () => {
  show(
    <Segmented
      label="Screen"
      value="wide"
      segments={[
        { value: 'wide', label: 'Desktop', icon: Monitor, isIconOnly: true, keys: '1' },
        { value: 'phone', label: 'Phone', icon: Smartphone, isIconOnly: true, keys: '2' },
      ]}
      onChange={() => undefined}
    />,
  )
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('radio', { name: 'Phone', exact: true })).toHaveFocus()
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Phone2')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})

test('choices that cannot be used take neither a press nor the focus', async () => {
  const onPick = open(
    (value, pick) => (
      <>
        <Segmented label="Language" value={value} segments={LANGUAGES} onChange={pick} isDisabled />
        <Select label="Language of mails" value={value} options={LANGUAGES} onChange={pick} isDisabled />
        <Switch label="Public" isOn={false} onChange={() => pick('ru')} isDisabled />
      </>
    ),
    'en',
  )
  await page.getByRole('radio', { name: 'Russian' }).click({ force: true })
  await page.getByRole('button', { name: /Language of mails/ }).click({ force: true })
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await page.getByText('Public').click({ force: true })
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Next' })).toHaveFocus()
})

test('a list says its name and what holds; by keyboard it opens there, finds by letter, and Escape leaves it as it was', async () => {
  const onPick = open((value, pick) => <Select label="Language" value={value} options={LANGUAGES} onChange={pick} />, 'ru')
  const button = page.getByRole('button', { name: 'Russian Language' })
  await expect.element(button).toBeVisible()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Russian' })).toHaveFocus()
  await expect.element(page.getByRole('option', { name: 'Russian' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}{Escape}')
  await expect.element(button).toHaveFocus()
  expect(onPick).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option', { name: 'Russian' })).toHaveFocus()
  await userEvent.keyboard('n{Enter}')
  await expect.element(page.getByRole('button', { name: 'Norwegian Language' })).toHaveFocus()
  expect(onPick.mock.calls.flat()).toEqual(['nb'])
})

test('a list without a choice says what to do; its hidden label is heard', async () => {
  open((value, pick) => (
    <Select label="Language" isLabelHidden placeholder="Pick one" value={value} options={LANGUAGES} onChange={pick} />
  ))
  await expect.element(page.getByRole('button', { name: 'Pick one Language' })).toBeVisible()
  expect(page.getByText('Language', { exact: true }).query()).toBeNull()
})

test('a switch is heard by its name with what it does, and the space bar and a click on its words turn it', async () => {
  const onChange = vi.fn<(isOn: boolean) => void>()
  function Public() {
    const [isOn, setOn] = useState(false)
    const change = (next: boolean) => {
      onChange(next)
      setOn(next)
    }
    return <Switch label="Public" hint="Everybody may read it" isOn={isOn} onChange={change} />
  }
  show(<Public />)
  const toggle = page.getByRole('switch', { name: 'Public' })
  await expect.element(toggle).not.toBeChecked()
  await expect.element(toggle).toHaveAccessibleDescription('Everybody may read it')
  await userEvent.tab()
  await userEvent.keyboard(' ')
  await expect.element(toggle).toBeChecked()
  await page.getByText('Public').click()
  await expect.element(toggle).not.toBeChecked()
  expect(onChange.mock.calls.flat()).toEqual([true, false])
})

test('of tabs only the current one has a panel, named after it; the arrows go round', async () => {
  function Parts() {
    const [part, setPart] = useState<'style' | 'settings' | 'events'>('style')
    return (
      <Tabs
        label="Parts"
        value={part}
        onChange={setPart}
        tabs={[
          { id: 'style', label: 'Style', content: <p>Colours</p> },
          { id: 'settings', label: 'Settings', count: 3, content: <p>Fields</p> },
          { id: 'events', label: 'Events', count: 0, content: <p>Workflows</p> },
        ]}
      />
    )
  }
  show(<Parts />)
  await expect.element(page.getByRole('tabpanel', { name: 'Style' })).toHaveTextContent('Colours')
  expect(
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent),
  ).toEqual(['Style', 'Settings3', 'Events'])
  await userEvent.tab()
  await expect.element(page.getByRole('tab', { name: 'Style' })).toHaveFocus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'Events', selected: true })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Workflows')
  await page.getByRole('tab', { name: /Settings/ }).click()
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Fields')
})
