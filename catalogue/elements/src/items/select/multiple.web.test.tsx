import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openDrawn } from './testing/open-drawn.ts'

const several = { multiple: true, closeOnSelect: false, value: ['Rome', 'Oslo'] } as const

describe('S3-45: several choices', () => {
  test('stand as tags; presses and keys choose and take back, and the value is a list', async () => {
    const { box, option, tags, chosen, variable, saidOf, isOpen, find } = await openDrawn(several)
    expect(tags()).toEqual(['Rome', 'Oslo'])
    await userEvent.click(box())
    await expect.poll(isOpen).toBe(true)
    expect([chosen(), find('[role=listbox]')?.ariaMultiSelectable]).toEqual([['Rome', 'Oslo'], 'true'])
    await userEvent.click(option('Lima'))
    await userEvent.click(option('Rome'))
    expect([tags(), isOpen()]).toEqual([['Oslo', 'Lima'], true])
    await userEvent.keyboard('{Home}{Enter}{ArrowDown} ')
    expect(variable('value')).toEqual(['Oslo', 'Lima', 'Paris', 'Peking'])
    expect(saidOf('change').at(-1)).toEqual({ value: ['Oslo', 'Lima', 'Paris', 'Peking'] })
    await userEvent.keyboard('{ArrowDown}{Tab}')
    await expect.poll(isOpen).toBe(false)
    expect(tags()).toHaveLength(4)
  })

  test('Backspace takes the last one away, arrows lead to the icons of the others', async () => {
    const { box, tags, variable } = await openDrawn({ ...several, value: ['Rome', 'Oslo', 'Lima', 'Accra'], searchable: true })
    await userEvent.keyboard('{Tab}{Backspace}')
    expect(tags()).toEqual(['Rome', 'Oslo', 'Lima'])
    await userEvent.keyboard('x{Backspace}{ArrowLeft}')
    expect(document.activeElement?.ariaLabel).toBe('Remove Lima')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowRight}{Delete}')
    expect([variable('value'), document.activeElement?.ariaLabel]).toEqual([['Rome', 'Lima'], 'Remove Lima'])
    await userEvent.keyboard('{Enter}')
    expect([variable('value'), document.activeElement?.ariaLabel]).toEqual([['Rome'], 'Remove Rome'])
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(box())
  })

  test('a tag is taken away by its icon, which opens nothing', async () => {
    const { find, tags, isOpen, saidOf } = await openDrawn(several)
    await userEvent.click(find('.heddle-tag-remove') ?? expect.fail('there is no icon'))
    expect([tags(), isOpen(), saidOf('change')]).toEqual([['Oslo'], false, [{ value: ['Oslo'] }]])
  })

  test('no more than the most can be chosen; then the others are out of use', async () => {
    const { box, option, variable } = await openDrawn({ ...several, maxChoices: 3 })
    await userEvent.click(box())
    await userEvent.click(option('Lima'))
    expect([option('Paris').ariaDisabled, option('Rome').ariaDisabled]).toEqual(['true', null])
    await userEvent.click(option('Paris'), { force: true })
    await userEvent.click(option('Rome'))
    await userEvent.click(option('Paris'))
    expect(variable('value')).toEqual(['Oslo', 'Lima', 'Paris'])
  })

  test('their number stands instead of tags where the builder says so; what is chosen may leave the list', async () => {
    const { box, labels } = await openDrawn({ ...several, chosenAs: 'count', hideSelected: true })
    expect(box().textContent).toBe('2 chosen')
    await userEvent.click(box())
    expect(labels()).not.toContain('Rome')
    expect(labels()).toHaveLength(10)
  })

  test('a form is sent each of them by the name of the field', async () => {
    const { element } = await openDrawn({ ...several, fieldName: 'cities', value: ['Rome', { id: 1 }] })
    const form = document.createElement('form')
    element().before(form)
    form.append(element())
    expect(new FormData(form).getAll('cities')).toEqual(['Rome', '{"id":1}'])
    form.replaceWith(...form.childNodes)
  })

  test.each([
    ['Rome', ['Rome']],
    [null, []],
    ['', []],
    [{ id: 1 }, [{ id: 1 }]],
  ])('a value that is %j at first is the list %j', async (value, list) => {
    const { variable, run } = await openDrawn({ ...several, value })
    expect(variable('value')).toEqual(list)
    await run('set-value', ['Lima', 'Oslo'])
    await run('remove-value', 'Lima')
    expect(variable('value')).toEqual(['Oslo'])
  })
})

describe('new options', () => {
  const tagInput = { multiple: true, allowCreation: true, closeOnSelect: false, value: [] } as const

  test('Enter and commas make them of what is typed; one that is there already is taken as it is', async () => {
    const { box, tags, saidOf, variable } = await openDrawn(tagInput)
    await userEvent.click(box())
    await userEvent.keyboard('par{Enter}Rome,  Bern , ,Rome,{Enter}')
    expect(tags()).toEqual(['par', 'Rome', 'Bern'])
    expect(saidOf('create')).toEqual([{ value: 'par' }, { value: 'Bern' }])
    expect(variable('value')).toEqual(['par', 'Rome', 'Bern'])
  })

  test('a line of the list makes one too, and leaving does', async () => {
    const { box, labels, active, variable } = await openDrawn(tagInput)
    await userEvent.fill(box(), 'ome')
    expect([labels(), active()]).toEqual([['Rome', 'Create “ome”'], undefined])
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(variable('value')).toEqual(['ome'])
    await userEvent.fill(box(), 'Bern')
    await userEvent.keyboard('{Escape}')
    expect(box().value).toBe('')
    await userEvent.fill(box(), 'Basel')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => variable('value')).toEqual(['ome', 'Basel'])
  })

  test('lines that are pasted become one each, as many as there is room for', async () => {
    const { box, tags } = await openDrawn({ ...tagInput, maxChoices: 3 })
    await userEvent.click(box())
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'Bern\nBasel\tChur;Genf')
    box().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.poll(tags).toEqual(['Bern', 'Basel', 'Chur'])
  })

  test('one alone is held as it was typed, and shown', async () => {
    const { box, variable, shown } = await openDrawn({ allowCreation: true, value: 'Rome' })
    await userEvent.fill(box(), 'Bern')
    await userEvent.keyboard('{Enter}')
    expect([variable('value'), shown()]).toEqual(['Bern', 'Bern'])
  })
})
