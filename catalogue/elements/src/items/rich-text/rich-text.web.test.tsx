import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { publishedBinding } from '@heddle/testing'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import contentCss from './component.content.css?raw'
import css from './component.css?raw'
import { RichText } from './component.tsx'
import { richTextDefinition } from './definition.ts'

const openText = controlOpener(richTextDefinition, RichText, { accessibleLabel: 'Article' })

/** A text at work, with its editor there unless it takes no text. */
async function open(props: LiveElementOptions['props'] = {}, values: LiveElementOptions['values'] = {}) {
  const live = await openText(props, { values, css: css + contentCss })
  const box = () => live.element().querySelector<HTMLElement>('[role=textbox]') ?? expect.fail('there is no text')
  const tool = (name: string) =>
    live.element().querySelector<HTMLElement>(`[role=toolbar] [aria-label="${name}"]`) ?? expect.fail(`there is no ${name}`)
  const isReadonly = props['readonly'] === true || props['editable'] === false || props['disabled'] === true
  if (!isReadonly) await expect.poll(() => box().isContentEditable).toBe(true)
  const type = async (text: string) => {
    await userEvent.click(box())
    await userEvent.keyboard(text)
  }
  return { ...live, box, tool, type }
}

describe('a rich text', () => {
  test('is a text box with a name and a placeholder, and tells of what is typed', async () => {
    const { box, type, variable, saidOf, element } = await open({ required: true, fieldName: 'article' })
    expect([box().ariaLabel, box().ariaMultiLine, box().ariaRequired, box().dataset['placeholder']]).toEqual([
      'Article',
      'true',
      'true',
      'Type here...',
    ])
    await type('Hello')
    await expect.poll(() => variable('value')).toBe('<p>Hello</p>')
    expect(saidOf('change').at(-1)).toEqual({ value: '<p>Hello</p>' })
    expect([box().dataset['placeholder'], element().querySelector('textarea')?.value]).toEqual([undefined, '<p>Hello</p>'])
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    await expect.poll(() => variable('value')).toBe('')
  })

  test('is bold, a heading, a list by the menu, whose buttons say what is so at the caret', async () => {
    const { type, tool, variable, element } = await open()
    await type('Tea')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(tool('Bold'))
    await expect.poll(() => tool('Bold').ariaPressed).toBe('true')
    await userEvent.selectOptions(tool('Text type'), 'h2')
    await expect.poll(() => variable('value')).toBe('<h2><strong>Tea</strong></h2>')
    expect(getComputedStyle(element().querySelector('h2') ?? element()).fontSize).toBe('24px')
    await userEvent.selectOptions(tool('Text type'), 'p')
    await userEvent.click(tool('Bullet list'))
    await expect.poll(() => variable('value')).toBe('<ul><li><p><strong>Tea</strong></p></li></ul>')
    expect(variable('states')).toMatchObject({ bold: true, bulletList: true, textType: 'p' })
    await userEvent.click(tool('Undo'))
    await expect.poll(() => variable('value')).toBe('<p><strong>Tea</strong></p>')
  })

  test('its menu is one stop for Tab, arrows go on, Escape and Alt+F10 go between it and the text', async () => {
    const { box, tool } = await open()
    tool('Text type').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(tool('Bold'))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(tool('Redo'))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Tab}')
    expect(document.activeElement).toBe(box())
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    expect(document.activeElement).toBe(tool('Bold'))
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(box())
  })

  test('has a colour taken away by a button, which is there while there is one to take away', async () => {
    const { type, tool, variable, element } = await open()
    const bar = () => element().querySelector('[role=toolbar] [aria-label="No colour"]')
    await type('Tea')
    expect(bar()).toBeNull()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.fill(tool('Text colour'), '#ff0000')
    await expect.poll(() => variable('value')).toMatch(/<span style="color: [^"]+">Tea<\/span>/)
    tool('Text colour').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(bar())
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => variable('value')).toBe('<p>Tea</p>')
    await userEvent.keyboard('Rye')
    await expect.poll(() => variable('value')).toBe('<p>Rye</p>')
    expect(bar()).toBeNull()
  })

  test('follows its bound value, which says so once, and what a workflow sets, which says nothing', async () => {
    const { box, set, setVariable, names, run, variable } = await open(
      { initialValue: publishedBinding('given') },
      { given: '<p>One</p>' },
    )
    await set({ given: '<p>Two</p>' })
    await expect.poll(() => box().textContent).toBe('Two')
    expect(names()).toEqual(['initValueChange'])
    await setVariable('value', '<h1>Three</h1>')
    await expect.poll(() => box().querySelector('h1')?.textContent).toBe('Three')
    await run('clear')
    await expect.poll(() => box().textContent).toBe('')
    await run('reset-value')
    await expect.poll(() => variable('value')).toBe('<p>Two</p>')
    expect(names()).toEqual(['initValueChange'])
  })

  test('runs nothing of what it is given, however it comes', async () => {
    const hostile =
      '<p>A</p><img src=x onerror="window.ran = 1"><script>window.ran = 1</script><a href="javascript:window.ran = 1">B</a>'
    const { box, setVariable } = await open({ initialValue: hostile })
    await setVariable('value', `${hostile}<iframe srcdoc="<script>parent.ran = 1</script>"></iframe>`)
    await expect.poll(() => box().textContent).toContain('B')
    expect([box().querySelector('script, iframe, a'), box().querySelector('img')?.getAttribute('onerror')]).toEqual([null, null])
    expect('ran' in window).toBe(false)
  })

  test('that is read-only, or not editable, is shown without a menu and loads no editor', async () => {
    for (const props of [{ readonly: true }, { editable: false }]) {
      const { box, element } = await open({ initialValue: '<p>Fixed</p>', ...props })
      expect([box().ariaReadOnly, box().isContentEditable, box().innerHTML]).toEqual(['true', false, '<p>Fixed</p>'])
      expect(element().querySelector('[role=toolbar]')).toBeNull()
    }
  })

  test('links to what is asked for, and refuses what runs', async () => {
    const { type, tool, variable, element } = await open()
    await type('Tea')
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(tool('Link'))
    const field = () => element().querySelector<HTMLInputElement>('[aria-label=Address]') ?? expect.fail()
    await userEvent.fill(field(), 'javascript:alert(1)')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => element().querySelector('[role=alert]')?.textContent).toBe('This address cannot be used here.')
    await userEvent.fill(field(), 'example.org/tea')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => variable('value')).toBe('<p><a href="https://example.org/tea">Tea</a></p>')
  })
})

test('a mention is chosen by keys from those that match, with a space behind, and says when it is pressed', async () => {
  const list = ['Ada', 'Adam', 'Eve'].map((label, at) => ({ key: at, name: { full: label } }))
  const { type, box, variable, saidOf } = await open({
    enableMention: true,
    mentionList: list,
    mentionIdField: 'key',
    mentionLabelField: 'name.full',
  })
  const options = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
  await type('Hi @ad')
  await expect.poll(options).toEqual(['Ada', 'Adam'])
  expect(box().getAttribute('aria-activedescendant')).toBe(document.querySelector('[aria-selected=true]')?.id)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.poll(() => variable('mentions')).toEqual([{ id: '1', label: 'Adam' }])
  expect(variable('value')).toBe('<p>Hi <span data-type="mention" data-id="1" data-label="Adam">@Adam</span> </p>')
  await userEvent.keyboard('@')
  await expect.poll(options).toEqual(['Ada', 'Adam', 'Eve'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(options).toEqual([])
  await userEvent.keyboard('x')
  expect(options()).toEqual([])
  await userEvent.click(box().querySelector('[data-type=mention]') ?? box())
  expect(saidOf('mention:click')).toEqual([{ mention: { id: '1', label: 'Adam' } }])
})

test('Markdown comes in and goes out', async () => {
  const { box, type, variable } = await open({ output: 'markdown', initialValue: '## Tea\n\n- **green**' })
  expect(box().querySelector('h2')?.textContent).toBe('Tea')
  await type('{Control>}{End}{/Control} or black')
  await expect.poll(() => variable('value')).toBe('## Tea\n\n- **green or black**')
})

describe('what ends a text and is no line', () => {
  const PICTURE = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

  test('a picture that is added last has a line behind it to go on in', async () => {
    const { type, run, box } = await open()
    await type('Flour')
    await run('set-image', PICTURE, 'Flour')
    await userEvent.keyboard('Rye')
    await expect
      .poll(() => [...box().children].map(({ localName, textContent }) => localName + textContent))
      .toEqual(['pFlour', 'img', 'pRye'])
  })

  test.each([
    ['a picture', `<p>Flour</p><img src="${PICTURE}" alt="">`, 'img', ['p', 'img', 'p']],
    ['code', '<pre><code>rye</code></pre>', 'pre', ['pre', 'p']],
  ])('%s is left by the arrow down', async (_, initialValue, part, found) => {
    const { box } = await open({ initialValue })
    await userEvent.click(box().querySelector(part) ?? box())
    await userEvent.keyboard('{ArrowDown}jam')
    await expect.poll(() => box().lastElementChild?.textContent).toBe('jam')
    expect([...box().children].map(({ localName }) => localName)).toEqual(found)
  })

  test('a press below it begins a line, and one below words does not', async () => {
    const { box, run } = await open({ initialValue: `<img src="${PICTURE}" alt="">` })
    await userEvent.click(box(), { position: { x: 20, y: box().clientHeight - 4 } })
    await userEvent.keyboard('jam')
    await expect.poll(() => [...box().children].map(({ localName }) => localName)).toEqual(['img', 'p'])
    await userEvent.click(box(), { position: { x: 20, y: box().clientHeight - 4 } })
    await run('insert-text', '!')
    await expect.poll(() => box().textContent).toBe('jam!')
  })
})

describe('a table', () => {
  const cells =
    '<table><tbody><tr><th><p>rye</p></th><th><p>oat</p></th></tr><tr><td><p>fig</p></td><td><p>nut</p></td></tr></tbody></table>'

  test('that is added last has a line behind it to go on in', async () => {
    const { type, tool, box } = await open()
    await type('Flour')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(tool('Table'))
    await expect.poll(() => [...box().children].map(({ localName }) => localName)).toEqual(['p', 'table', 'p'])
    await userEvent.keyboard('Rye')
    expect(box().querySelector('th')?.textContent).toBe('Rye')
  })

  test.each([
    ['down', 'nut', '{ArrowDown}', ['table', 'p']],
    ['up', 'rye', '{ArrowUp}', ['p', 'table']],
    ['down from the first row', 'rye', '{ArrowDown}', ['table']],
  ])('that is all there is can be left: %s', async (_, cell, key, found) => {
    const { box } = await open({ initialValue: cells })
    const stands = [...box().querySelectorAll('th, td')].find(({ textContent }) => textContent === cell) ?? box()
    await userEvent.click(stands.querySelector('p') ?? stands)
    await userEvent.keyboard(`${key}jam`)
    await expect.poll(() => box().textContent).toContain('jam')
    expect([...box().children].map(({ localName }) => localName)).toEqual(found)
    expect(stands.textContent).toBe(cell)
  })

  test('has empty cells as high as others, while it is written and while it is read', async () => {
    for (const readonly of [false, true]) {
      const { box } = await open({
        readonly,
        initialValue: cells.replace('<p>fig</p>', '<p></p>').replace('<p>nut</p>', '<p></p>'),
      })
      const [head, row] = [...box().querySelectorAll('tr')].map(({ offsetHeight }) => offsetHeight)
      expect(row).toBe(head)
    }
  })
})
