import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { elementStyles } from '../../styles.gen.ts'
import { openDrawn as open } from './testing/open-drawn.ts'

const css = `${elementStyles['select.drawn'] ?? ''}*{box-sizing:border-box}`

describe('S3-45: a list to choose from by keys, as the ARIA practices say', () => {
  test('says what it is, and of its list whether it is open', async () => {
    const { box, find, isOpen } = await open({ value: 'Rome', drawn: true, required: true })
    expect([box().ariaExpanded, box().ariaHasPopup, box().ariaRequired, box().textContent]).toEqual([
      'false',
      'listbox',
      'true',
      'Rome',
    ])
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(isOpen).toBe(true)
    expect(box().ariaExpanded).toBe('true')
    expect(box().getAttribute('aria-controls')).toBe(find('[role=listbox]')?.id)
    expect(find('[role=listbox]')?.ariaLabel).toBe('City')
  })

  test.each([
    ['{Enter}', 'Rome'],
    [' ', 'Rome'],
    ['{ArrowDown}', 'Rome'],
    ['{Alt>}{ArrowDown}{/Alt}', 'Rome'],
    ['{ArrowUp}', 'Rome'],
    ['{Home}', 'Paris'],
    ['{End}', 'Seoul'],
    ['q', 'Quito'],
    ['pe', 'Peking'],
  ])('%s opens it at %s', async (key, at) => {
    const { active, chosen, isOpen, variable } = await open({ value: 'Rome', drawn: true })
    await userEvent.keyboard(`{Tab}${key}`)
    await expect.poll(isOpen).toBe(true)
    expect([active(), chosen(), variable('value')]).toEqual([at, ['Rome'], 'Rome'])
  })

  test.each([
    ['{ArrowDown}', 'Oslo'],
    ['{ArrowUp}', 'Peking'],
    ['{ArrowUp}{ArrowUp}{ArrowUp}', 'Paris'],
    ['{End}{ArrowDown}', 'Seoul'],
    ['{Home}', 'Paris'],
    ['{PageDown}', 'Seoul'],
    ['{Home}{PageDown}', 'Hanoi'],
    ['{End}{PageUp}', 'Peking'],
    ['pp', 'Peking'],
    ['are', 'Åre'],
  ])('once open, %s leads to %s', async (keys, at) => {
    const { active, isOpen } = await open({ value: 'Rome', drawn: true })
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(isOpen).toBe(true)
    await userEvent.keyboard(keys)
    expect(active()).toBe(at)
  })

  test.each([
    ['{Enter}', 'Oslo', 'select'],
    [' ', 'Oslo', 'select'],
    ['{Tab}', 'Oslo', 'select'],
    ['{Alt>}{ArrowUp}{/Alt}', 'Oslo', 'select'],
    ['{Escape}', 'Rome', 'escape'],
  ])('%s closes it, and %s is chosen', async (key, value, reason) => {
    const { isOpen, variable, saidOf, shown } = await open({ value: 'Rome', drawn: true })
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(isOpen).toBe(true)
    await userEvent.keyboard(`{ArrowDown}${key}`)
    await expect.poll(() => saidOf('close')).toEqual([{ reason }])
    expect([isOpen(), variable('value'), shown()]).toEqual([false, value, value])
    expect(saidOf('change')).toEqual(value === 'Rome' ? [] : [{ value }])
    expect(saidOf('open')).toHaveLength(1)
  })

  test('what is out of use is passed over, and takes no press', async () => {
    const options = [{ label: 'A', off: true }, { label: 'B' }, { label: 'C', off: true }, { label: 'D' }]
    const { active, option, variable, isOpen } = await open({
      options: options.map((one) => ({ ...one, value: one.label })),
      disabledField: 'off',
      drawn: true,
    })
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.poll(isOpen).toBe(true)
    expect(active()).toBe('B')
    await userEvent.keyboard('{ArrowDown}')
    expect([active(), option('C').ariaDisabled]).toEqual(['D', 'true'])
    await userEvent.click(option('C'), { force: true })
    expect([isOpen(), variable('value')]).toEqual([true, ''])
  })

  test('options stand under headings that are names of their groups', async () => {
    const options = [
      { label: 'Tea', value: 1, kind: 'Warm' },
      { label: 'Soup', value: 2, kind: 'Warm' },
      { label: 'Juice', value: 3, kind: 'Cold' },
    ]
    const { element, box } = await open({ options, groupField: 'kind', drawn: true })
    await userEvent.click(box())
    const groups = [...element().querySelectorAll('[role=group]')]
    expect(groups.map((group) => [group.ariaLabel, group.querySelectorAll('[role=option]').length])).toEqual([
      ['Warm', 2],
      ['Cold', 1],
    ])
  })
})

describe('S3-45: a list by mouse', () => {
  test('a press opens it, another one closes it, one elsewhere does too, and the focus stays', async () => {
    const { box, element, isOpen, saidOf } = await open({ drawn: true, placeholder: 'Any' })
    expect(box().textContent).toBe('Any')
    await userEvent.click(box())
    await expect.poll(isOpen).toBe(true)
    expect(document.activeElement).toBe(box())
    await userEvent.click(element(), { position: { x: 2, y: 2 } })
    await expect.poll(() => saidOf('close')).toEqual([{ reason: 'trigger' }])
    await userEvent.click(box())
    await expect.poll(isOpen).toBe(true)
    await userEvent.click(document.documentElement, { position: { x: 1, y: 1 } })
    await expect.poll(isOpen).toBe(false)
    await expect.poll(() => saidOf('close')).toEqual([{ reason: 'trigger' }, { reason: 'outside' }])
  })

  test('the chosen one pressed again is taken back, unless the builder forbids it', async () => {
    const free = await open({ value: 'Rome', drawn: true })
    await userEvent.click(free.box())
    await userEvent.click(free.option('Rome'))
    expect([free.variable('value'), free.saidOf('change')]).toEqual(['', [{ value: '' }]])
    const bound = await open({ value: 'Rome', drawn: true, canDeselect: false })
    await userEvent.click(bound.box())
    await userEvent.click(bound.option('Rome'))
    expect([bound.variable('value'), bound.saidOf('change')]).toEqual(['Rome', []])
  })

  test('it stays open on choice when it is told to', async () => {
    const { box, option, isOpen, variable } = await open({ drawn: true, closeOnSelect: false })
    await userEvent.click(box())
    await userEvent.click(option('Oslo'))
    expect([isOpen(), variable('value')]).toEqual([true, 'Oslo'])
  })

  test('an icon clears it where there is something to clear and it may be empty', async () => {
    const { find, variable, saidOf, box } = await open({ value: 'Rome', clearIcon: true })
    const icon = find('.heddle-select-clear') ?? expect.fail('there is no icon')
    expect(icon.ariaLabel).toBe('Clear')
    await userEvent.click(icon)
    expect([variable('value'), saidOf('clear'), find('.heddle-select-clear')]).toEqual(['', [undefined], null])
    expect(document.activeElement).toBe(box())
    expect((await open({ value: 'Rome', clearIcon: true, required: true })).find('.heddle-select-clear')).toBeNull()
  })

  test('it is as wide as its control, and its list no higher than 500 px', async () => {
    const { box, element, find, isOpen } = await open({
      options: Array.from({ length: 50 }, (_, at) => `Option ${at}`),
      drawn: true,
    })
    element().style.cssText = 'width:300px;--list-height:9000'
    await userEvent.click(box())
    await expect.poll(isOpen).toBe(true)
    expect(find('[popover]')?.getBoundingClientRect().width).toBe(300)
    expect(find('[role=listbox]')?.getBoundingClientRect().height).toBe(500)
  })

  test('read-only can be focused and stays closed; disabled cannot be focused', async () => {
    const fixed = await open({ value: 'Rome', drawn: true, readonly: true })
    await userEvent.keyboard('{Tab}{Enter}{ArrowDown}o')
    expect(document.activeElement).toBe(fixed.box())
    await userEvent.click(fixed.box())
    expect([fixed.isOpen(), fixed.box().ariaReadOnly, fixed.variable('value')]).toEqual([false, 'true', 'Rome'])
    const off = await open({ value: 'Rome', drawn: true, disabled: true })
    await userEvent.click(off.element(), { force: true })
    expect([off.isOpen(), document.activeElement === off.box()]).toEqual([false, false])
  })

  test('inside a label a press on an option chooses it, and nothing more', async () => {
    const { box, option, element, isOpen, variable } = await open({ drawn: true })
    const label = document.createElement('label')
    element().before(label)
    label.append('City', element())
    await userEvent.click(box())
    await userEvent.click(option('Oslo'))
    expect([isOpen(), variable('value')]).toEqual([false, 'Oslo'])
    label.replaceWith(...label.childNodes)
  })
})

describe('S3-45: a list to search in', () => {
  test('typing leads to the first that holds it, in any case and without accents; Enter chooses it', async () => {
    const { box, labels, active, note, shown, variable, saidOf } = await open({ value: 'Rome', searchable: true })
    await userEvent.keyboard('{Tab}')
    expect([box().value, box().getAttribute('aria-autocomplete')]).toEqual(['Rome', 'list'])
    await userEvent.fill(box(), 'AR')
    expect([labels(), active(), note()]).toEqual([['Paris', 'Åre', 'Dakar'], 'Paris', '3 results'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect([variable('value'), shown(), note()]).toEqual(['Åre', 'Åre', ''])
    expect(saidOf('search')).toEqual([{ value: 'AR' }, { value: '' }])
  })

  test('arrows go round in it, Home and End belong to the text, Escape takes back what was typed', async () => {
    const { box, active, isOpen, shown, variable } = await open({ value: 'Rome', searchable: true })
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowUp}')
    expect(active()).toBe('Seoul')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBe('Paris')
    await userEvent.keyboard('{Home}x')
    expect([box().value, isOpen()]).toEqual(['xRome', true])
    await userEvent.keyboard('{Escape}')
    await expect.poll(isOpen).toBe(false)
    expect([shown(), variable('value')]).toEqual(['Rome', 'Rome'])
  })

  test('what nothing is found for is said; what was typed is forgotten when it is left', async () => {
    const { box, labels, note, find, shown } = await open({ value: 'Rome', searchable: true, noResultsText: 'Nothing' })
    await userEvent.fill(box(), 'xyz')
    expect([labels(), note(), find('.heddle-select-note')?.textContent]).toEqual([[], 'Nothing', 'Nothing'])
    await userEvent.keyboard('{Enter}{Tab}')
    await expect.poll(() => shown()).toBe('Rome')
  })

  test('fields of the builder are searched, false and 0 too', async () => {
    const options = [
      { label: 'A', value: 1, stock: 0 },
      { label: 'B', value: 2, stock: 7 },
    ]
    const { box, labels } = await open({ options, searchable: true, searchBy: 'label, stock' })
    await userEvent.fill(box(), '0')
    expect(labels()).toEqual(['A'])
  })

  test('before the scripts came is kept', async () => {
    const { labels } = await open(
      { searchable: true },
      { before: (body) => void ((body.querySelector('[role=combobox]') as HTMLInputElement).value = 'os') },
    )
    expect(labels()).toEqual([])
  })
})

describe('S3-45: values from outside', () => {
  test('options that come late give the value its label; loading and emptiness are said', async () => {
    const { shown, set, box, find } = await open(
      { options: publishedBinding('rows'), value: 2, drawn: true, loading: publishedBinding('waits') },
      { values: { rows: [], waits: true } },
    )
    expect(shown()).toBe('2')
    await userEvent.click(box())
    expect(find('.heddle-select-note')?.textContent).toBe('Loading…')
    await set({ waits: false })
    expect(find('.heddle-select-note')?.textContent).toBe('No options')
    await set({ rows: [{ label: 'Two', value: 2 }] })
    expect([shown(), find('.heddle-select-note')]).toEqual(['Two', null])
  })

  test('workflows open and close it, set its value and put it back', async () => {
    const { run, isOpen, shown, variable, saidOf } = await open({ value: 'Rome', drawn: true })
    await run('open')
    await expect.poll(isOpen).toBe(true)
    await run('toggle')
    await expect.poll(() => saidOf('close')).toEqual([{ reason: 'action' }])
    await run('set-value', 'Lima')
    expect(shown()).toBe('Lima')
    await run('remove-value', 'Oslo')
    expect(variable('value')).toBe('Lima')
    await run('remove-value', 'Lima')
    expect(variable('value')).toBe('')
    await run('reset-value')
    expect([shown(), saidOf('change')]).toEqual(['Rome', []])
  })

  test('in rows each has its own list and choice', async () => {
    const { shown, option } = await open(
      { value: publishedBinding('context.item.data.city'), drawn: true },
      {
        over: publishedBinding('rows'),
        values: {
          rows: [
            { id: 1, city: 'Rome' },
            { id: 2, city: 'Oslo' },
          ],
        },
      },
    )
    // By role: the list is made ready when the pointer comes near, and then the words of the choice stand there twice.
    await userEvent.click(page.getByRole('combobox', { name: 'City' }).first())
    await userEvent.click(option('Lima'))
    expect([shown(0), shown(1)]).toEqual(['Lima', 'Oslo'])
  })
})

describe('S3-45: where the list opens, and who searches in it', () => {
  test.each([
    ['right', { offsetX: '10px' }],
    ['left', { offsetX: '10px' }],
    ['bottom', { offsetY: '10px' }],
    ['top', { offsetY: '10px' }],
  ])('it opens at the %s, as far off as its offsets say', async (position, offsets) => {
    const { find, box, isOpen, element } = await open(
      { drawn: true, position, offsetX: '0px', offsetY: '0px', ...offsets, options: ['A', 'B'] },
      { css: `${css}[data-element]{position:fixed;top:45%;left:40%;width:80px}` },
    )
    await userEvent.click(box())
    await expect.poll(isOpen).toBe(true)
    const [list, around] = [find('[popover]') ?? expect.fail(), element()].map((one) => one.getBoundingClientRect())
    if (!list || !around) expect.fail('nothing is drawn')
    const apart = {
      right: list.left - around.right,
      left: around.left - list.right,
      bottom: list.top - around.bottom,
      top: around.top - list.bottom,
    }
    expect(Math.abs(apart[position as keyof typeof apart] - 10)).toBeLessThan(1)
  })

  test('a search of somebody else shows the options as they come', async () => {
    const { box, labels, saidOf, set, isOpen } = await open(
      { searchable: true, localSearch: false, options: publishedBinding('found') },
      { values: { found: ['Rome', 'Oslo'] } },
    )
    await userEvent.click(box())
    await userEvent.keyboard('pa')
    await expect.poll(isOpen).toBe(true)
    expect([labels(), saidOf('search').at(-1)]).toEqual([['Rome', 'Oslo'], { value: 'pa' }])
    await set({ found: ['Paris'] })
    expect(labels()).toEqual(['Paris'])
  })

  test('outside of forms too, a choice that is required and taken back is refused once it is left', async () => {
    const { box, option, variable } = await open({ drawn: true, required: true, value: 'Rome', closeOnSelect: true })
    await userEvent.click(box())
    await userEvent.click(option('Rome'))
    expect([variable('value'), box().ariaInvalid]).toEqual(['', null])
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => box().ariaInvalid).toBe('true')
  })
})

describe('S3-45: what a list shows and says', () => {
  test('its hint to search, its count, its results, a new option, and names of its icons are the builder’s words', async () => {
    const props = {
      multiple: true,
      searchable: true,
      allowCreation: true,
      clearIcon: true,
      value: ['Rome', 'Oslo'],
      resultsText: '{count} found',
      createText: 'New: {text}',
      clearText: 'Empty it',
      removeText: 'Without {label}',
    }
    const { box, note, labels, find, element } = await open(props)
    expect(find('.heddle-select-clear')?.ariaLabel).toBe('Empty it')
    expect([...element().querySelectorAll('.heddle-tag-remove')].map(({ ariaLabel }) => ariaLabel)).toEqual([
      'Without Rome',
      'Without Oslo',
    ])
    await userEvent.fill(box(), 'lim')
    expect([labels(), note()]).toEqual([['Lima', 'New: lim'], '1 found'])
    const counted = await open({
      multiple: true,
      drawn: true,
      value: ['Rome', 'Oslo'],
      chosenAs: 'count',
      countText: '{count} cities',
    })
    expect(counted.shown()).toBe('2 cities')
    const empty = await open({ searchable: true, placeholder: 'A city', searchPlaceholder: 'Find a city' })
    expect(empty.box().placeholder).toBe('A city')
    await userEvent.click(empty.box())
    await expect.poll(() => empty.box().placeholder).toBe('Find a city')
  })

  test('an icon says that it opens, unless the builder wants none; options carry their pictures', async () => {
    const bare = await open({ drawn: true, caretIcon: false })
    expect(bare.find('.heddle-select-caret')).toBeNull()
    const options = [{ label: 'Rome', value: 'Rome', picture: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }]
    const { box, option, find } = await open({ drawn: true, layoutType: 'image', imageField: 'picture', options })
    expect(find('.heddle-select-caret')).not.toBeNull()
    await userEvent.click(box())
    expect(option('Rome').querySelector('img')?.getAttribute('src')).toBe(options[0]?.picture)
  })
})
