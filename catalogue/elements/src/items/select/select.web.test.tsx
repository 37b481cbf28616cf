import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { controlOpener } from '@heddle/testing/control-opener'
import { publishedBinding } from '@heddle/testing'
import { stateSelector } from '@heddle/style'
import { Select } from './component.tsx'
import { selectDefinition } from './definition.ts'

const openSelect = controlOpener(selectDefinition, Select, { accessibleLabel: 'Size', options: ['S', 'M', 'L'] })

async function open(...how: Parameters<typeof openSelect>) {
  const live = await openSelect(...how)
  const list = (row?: number) => live.element(row) as HTMLSelectElement
  return {
    ...live,
    list,
    labels: () => [...list().options].map(({ label }) => label),
    shown: (row?: number) => list(row).selectedOptions[0]?.label,
  }
}

describe('choosing', () => {
  test('by keyboard changes the variable and says so', async () => {
    const { list, variable, heard, shown } = await open({ value: 'S' })
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(list())
    await userEvent.keyboard('{ArrowDown}')
    expect(shown()).toBe('M')
    expect(variable('value')).toBe('M')
    await userEvent.keyboard('l{Tab}')
    expect(heard().map(({ name, payload }) => [name, payload])).toEqual([
      ['focus', undefined],
      ['change', { value: 'M' }],
      ['change', { value: 'L' }],
      ['blur', undefined],
    ])
  })

  test('gives values as they are: numbers, objects, false', async () => {
    const options = [
      { label: 'None', value: 0 },
      { label: 'Tea', value: { id: 1, tags: ['warm'] } },
      { label: 'No', value: false },
    ]
    const { list, variable } = await open({ options, value: { tags: ['warm'], id: 1 } })
    expect(list().selectedOptions[0]?.label).toBe('Tea')
    for (const { label, value } of [...options].toReversed()) {
      await userEvent.selectOptions(list(), label)
      expect(variable('value')).toEqual(value)
    }
  })

  test('is sent by its value, not by its place', async () => {
    for (const [value, sent] of [
      ['M', 'M'],
      ['', ''],
      ['gone', 'gone'],
    ] as const) {
      const { list } = await open({ options: ['S', 'M'], value, fieldName: 'size' })
      expect(list().value).toBe(sent)
    }
  })

  test('1 and "1" are two choices', async () => {
    const { shown, labels } = await open({
      options: [
        { label: 'Text', value: '1' },
        { label: 'Number', value: 1 },
      ],
      value: 1,
    })
    expect(shown()).toBe('Number')
    expect(labels()).toEqual(['', 'Text', 'Number'])
  })

  test('an option whose value is the empty text can be chosen', async () => {
    const { list, variable, labels } = await open({
      options: [
        { label: 'Any', value: '' },
        { label: 'S', value: 's' },
      ],
      value: 's',
    })
    expect(labels()).toEqual(['Any', 'S'])
    await userEvent.selectOptions(list(), 'Any')
    expect(variable('value')).toBe('')
  })

  test('can be taken back by the placeholder, unless the builder forbids it', async () => {
    const free = await open({ placeholder: 'Any size', value: 'M' })
    await userEvent.selectOptions(free.list(), 'Any size')
    expect(free.variable('value')).toBe('')
    expect(free.saidOf('change')).toEqual([{ value: '' }])
    await free.close()
    const bound = await open({ placeholder: 'Any size', value: 'M', canDeselect: false })
    expect(bound.labels()).toEqual(['S', 'M', 'L'])
  })

  test('a disabled option cannot be chosen; options stand under their headings', async () => {
    const options = [
      { label: 'Tea', value: 1, kind: 'Warm' },
      { label: 'Soup', value: 2, kind: 'Warm', off: true },
      { label: 'Juice', value: 3, kind: 'Cold' },
    ]
    const { list, variable } = await open({ options, value: 1, groupField: 'kind', disabledField: 'off' })
    expect([...list().querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Warm', 'Cold'])
    await userEvent.click(list())
    await userEvent.keyboard('{Escape}{ArrowDown}')
    expect(variable('value')).toBe(3)
  })

  test('before the scripts came is kept', async () => {
    const { shown, variable, saidOf } = await open(
      { value: 'S' },
      { before: (body) => void ((body.querySelector('select') as HTMLSelectElement).value = 'L') },
    )
    expect(shown()).toBe('L')
    expect(variable('value')).toBe('L')
    expect(saidOf('change')).toEqual([{ value: 'L' }])
  })
})

describe('values from outside', () => {
  test('a value that is not among the options stays, labelled by itself, until another one is chosen', async () => {
    const { list, labels, shown, variable, said } = await open({ value: 'XL' })
    expect(shown()).toBe('XL')
    expect(said).toEqual([])
    await userEvent.selectOptions(list(), 'S')
    expect(variable('value')).toBe('S')
    expect(labels()).toEqual(['', 'S', 'M', 'L'])
  })

  test('options that come later than the value give it their label', async () => {
    const { shown, set } = await open({ options: publishedBinding('rows'), value: 2 }, { values: { rows: [] } })
    expect(shown()).toBe('2')
    await set({ rows: [{ label: 'Two', value: 2 }] })
    expect(shown()).toBe('Two')
  })

  test('a variable that a workflow sets is shown at once and says nothing; so do its actions', async () => {
    const { shown, setVariable, run, said, variable } = await open({ value: 'S' })
    await setVariable('value', 'L')
    expect(shown()).toBe('L')
    await run('set-value', 'M')
    expect(shown()).toBe('M')
    await run('reset-value')
    expect(variable('value')).toBe('S')
    await setVariable('value', null)
    expect(shown()).toBe('')
    expect(said).toEqual([])
  })

  test('a bound initial value that changes is followed and said; an equal object is no change', async () => {
    const options = [
      { label: 'A', value: { id: 1 } },
      { label: 'B', value: { id: 2 } },
    ]
    const { shown, set, saidOf, list } = await open(
      { options, value: publishedBinding('given') },
      { values: { given: { id: 1 } } },
    )
    await userEvent.selectOptions(list(), 'B')
    await set({ given: { id: 1 } })
    expect(shown()).toBe('B')
    await set({ given: { id: 2 } })
    await set({ given: { id: 1 } })
    expect(shown()).toBe('A')
    expect(saidOf('initValueChange')).toEqual([{ value: { id: 2 } }, { value: { id: 1 } }])
    expect(saidOf('change')).toHaveLength(1)
  })

  test.each([[null], [undefined], ['text'], [7], [{}]])('options that are %j make an empty list', async (rows) => {
    const { labels } = await open({ options: publishedBinding('rows'), placeholder: 'None' }, { values: { rows } })
    expect(labels()).toEqual(['None'])
  })

  test('inside a repeat every row has its own choice', async () => {
    const { list, shown, variable } = await open(
      { value: publishedBinding('context.item.data.size') },
      {
        over: publishedBinding('rows'),
        values: {
          rows: [
            { id: 1, size: 'S' },
            { id: 2, size: 'L' },
          ],
        },
      },
    )
    await userEvent.selectOptions(list(0), 'M')
    expect([shown(0), shown(1)]).toEqual(['M', 'L'])
    expect(variable('value')).toBeNull()
  })
})

describe('states', () => {
  test('read-only can be focused and not changed', async () => {
    const { list, names, labels } = await open({ value: 'M', readonly: true })
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(list())
    await userEvent.keyboard('{ArrowDown}l')
    expect(labels()).toEqual(['M'])
    expect(list().matches(stateSelector('readonly') ?? '')).toBe(true)
    expect(names()).toEqual(['focus'])
  })

  test('a list that can be changed is not styled as read-only', async () => {
    const { list } = await open({ value: 'M' })
    expect(list().matches(stateSelector('readonly') ?? '')).toBe(false)
  })

  test('disabled cannot be focused', async () => {
    const { list } = await open({ disabled: true })
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).not.toBe(list())
  })

  test('a required list whose choice was taken back is refused once it is left', async () => {
    const { list, run } = await open({ required: true, value: 'M', placeholder: 'Any' })
    await run('focus')
    await userEvent.selectOptions(list(), 'Any')
    await run('focus')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => list().getAttribute('aria-invalid')).toBe('true')
    await userEvent.selectOptions(list(), 'S')
    expect(list().getAttribute('aria-invalid')).toBeNull()
  })
})

test('a workflow opens it at a press, where the browser lets it, and gives it the focus in any case', async () => {
  const { list, run } = await open({ value: 'S' })
  const asked: string[] = []
  list().showPicker = () => asked.push('open')
  await run('open')
  expect([document.activeElement, asked]).toEqual([list(), ['open']])
  list().showPicker = () => {
    throw new DOMException('no press', 'NotAllowedError')
  }
  await run('toggle')
  await run('close')
  expect(document.activeElement).not.toBe(list())
})
