import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { ElementComponent } from '@heddle/kit/react'
import { mergeSheets, printRule, SCREENS, type Sheet } from '@heddle/style'
import { elementComponents } from './components.gen.ts'
import { elementDefinitions } from './definitions.gen.ts'
import { elementStyles } from './styles.gen.ts'

afterEach(() => document.body.replaceChildren())

/** Puts elements as they come from the Add panel into a box with these declarations. */
function show(around: string, ...pieces: readonly (readonly [type: string, props?: object])[]): readonly HTMLElement[] {
  let css = '*{box-sizing:border-box}'
  const bodies = pieces.map(([type, props], at) => {
    const definition = elementDefinitions.find((one) => one.type === type) ?? expect.fail(`there is no ${type}`)
    const defaults = Object.fromEntries(Object.entries(definition.fields).map(([name, field]) => [name, field.default]))
    const sheet = mergeSheets([definition.baseStyles as Sheet, (definition.preset.styles ?? {}) as Sheet])
    css += (elementStyles as Readonly<Record<string, string>>)[type] ?? ''
    css += printRule(`k${at}`, sheet, SCREENS)
    return createElement(elementComponents[type] as ElementComponent, {
      key: at,
      root: { className: `k${at}` },
      props: { ...defaults, ...definition.preset.props, ...props } as never,
    })
  })
  document.body.innerHTML = `<style>${css}</style><div style="${around}">${renderToStaticMarkup(bodies)}</div>`
  return pieces.map((_, at) => document.querySelector<HTMLElement>(`.k${at}`) ?? expect.fail('it is not drawn'))
}

const COLUMN = 'display:flex;flex-direction:column;width:600px'
const ROW = 'display:flex;width:300px'
const sizeOf = (element: HTMLElement | undefined): readonly (number | undefined)[] => [
  element?.getBoundingClientRect().width,
  element?.getBoundingClientRect().height,
]

describe('what was just added looks right at once', () => {
  test('a container fills a column, and takes no more of a row than what is in it', () => {
    expect(sizeOf(show(COLUMN, ['flexbox'])[0])[0]).toBe(600)
    const [container] = show(ROW, ['flexbox'], ['text', { text: 'Lumen' }])
    expect(sizeOf(container)[0]).toBe(32)
  })

  test('a checkbox beside a field as wide as the row is as wide as its words, and without words as a finger needs', () => {
    const [alone] = show('display:flex;width:600px', ['checkbox'])
    expect(sizeOf(alone)).toEqual([24, 24])
    const [worded] = show(ROW, ['checkbox'], ['form-input', {}])
    const field = document.querySelector<HTMLElement>('.k1') ?? expect.fail('there is no field')
    field.style.width = '100%'
    worded?.insertAdjacentHTML('beforeend', '<span>Subscribed</span>')
    const words = worded?.querySelector('span')?.getBoundingClientRect()
    expect(words?.right).toBeLessThanOrEqual(field.getBoundingClientRect().left)
  })

  test('a hint points at the middle of what it is about, in a column too', () => {
    const [hint] = show(COLUMN, ['tooltip'])
    expect(sizeOf(hint)[0]).toBeLessThan(100)
  })

  test('a mask is read from left to right at the right edge of pages that are not', () => {
    const [field] = show('direction:rtl', ['masked-input'])
    document.body.dir = 'rtl'
    const { direction, textAlign } = getComputedStyle(field ?? document.body)
    document.body.removeAttribute('dir')
    expect([direction, textAlign]).toEqual(['ltr', 'right'])
  })

  test('so is a telephone number, which begins beside its country', () => {
    const [phone] = show('direction:rtl', ['phone'])
    document.body.dir = 'rtl'
    const number = phone?.querySelector('input') ?? expect.fail('there is no number')
    const { direction, textAlign } = getComputedStyle(number)
    document.body.removeAttribute('dir')
    expect([direction, textAlign]).toEqual(['ltr', 'right'])
  })

  test('a dropdown in a column is as wide as what opens it, so that it opens beside that', () => {
    const [dropdown] = show(COLUMN, ['dropdown'])
    expect(sizeOf(dropdown)[0]).toBeLessThan(100)
  })

  test('a word beside others is never broken in the middle, and one that fits on no line is', () => {
    const [word] = show(ROW, ['text', { text: 'Lumen' }], ['form-input'])
    const range = document.createRange()
    range.selectNodeContents(word ?? document.body)
    expect(range.getClientRects()).toHaveLength(1)
    const [long] = show('width:200px', ['text', { text: 'a'.repeat(200) }])
    expect(long?.scrollWidth).toBe(200)
  })

  test('an image without a picture has a size and a ground; one with a picture has no ground', () => {
    const [image] = show(COLUMN, ['image'])
    expect(sizeOf(image)).toEqual([240, 160])
    expect(getComputedStyle(image ?? document.body).backgroundImage).toContain('gradient')
    const [shown] = show(COLUMN, ['image', { url: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=' }])
    expect(getComputedStyle(shown ?? document.body).backgroundImage).toBe('none')
  })

  test('a button is as wide as its words and easy to hit', () => {
    const [width = 0, height] = sizeOf(show(COLUMN, ['button'])[0])
    expect(width).toBeLessThan(120)
    expect(height).toBe(40)
  })

  test('what is out of use is seen to be, and not taken for what is only read', () => {
    const types = ['form-input', 'masked-input', 'select'] as const
    const looks = (props: object) =>
      show(COLUMN, ...types.map((type) => [type, props] as const)).map((one) => getComputedStyle(one).opacity)
    expect(looks({ disabled: true })).toEqual(['0.6', '0.6', '0.6'])
    expect(looks({ readonly: true })).toEqual(['1', '1', '1'])
  })

  test('on a dark page nothing that is filled in stands on white', () => {
    const around = `${COLUMN};color-scheme:dark`
    const [code, toggle] = show(around, ['one-time-code'], ['toggle'])
    const grounds = [code?.querySelector('.heddle-cell'), toggle?.querySelector('input')].map(
      (one) => getComputedStyle(one ?? document.body).backgroundColor,
    )
    expect(grounds).toEqual(['rgb(26, 31, 41)', 'rgb(61, 70, 86)'])
  })

  test('a native list says that something is to be chosen, and its arrow stands apart from its edge and its words', () => {
    const [list] = show(COLUMN, ['select'])
    const style = (): CSSStyleDeclaration => getComputedStyle(list ?? document.body)
    expect(list?.querySelector('option:checked')?.textContent).toBe('Select a value')
    expect([style().paddingRight, style().backgroundPositionX]).toEqual(['36px', 'calc(100% - 18px), calc(100% - 12px)'])
    if (list) list.dir = 'rtl'
    expect([style().paddingLeft, style().backgroundPositionX]).toEqual(['36px', '12px, 18px'])
  })

  test('fields are 40 px high and as wide as their place', () => {
    for (const field of show(COLUMN, ['form-input'], ['select'])) expect(sizeOf(field)).toEqual([600, 40])
  })
})

/** What a field is drawn as, whatever it holds. */
const FIELD = {
  width: '600px',
  minHeight: '40px',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  // Not #d1d5db, which is hardly seen on white (decision 0108).
  borderTopColor: 'rgb(138, 148, 166)',
  borderTopLeftRadius: '6px',
}
const PADDED = { paddingTop: '8px', paddingRight: '12px', paddingBottom: '8px', paddingLeft: '12px' }
const PRIMARY = 'rgb(31, 95, 224)'
const BOX = { width: '18px', height: '18px' }
const SURROUNDED = { borderTopLeftRadius: '8px', paddingTop: '20px', paddingLeft: '20px', minHeight: '120px' }

/** How every form control is drawn when it comes from the Add panel: the elements reference, appendix 4, and what it says of fields said of all. */
const LOOKS: readonly (readonly [what: string, type: string, part: string, look: Readonly<Record<string, string>>])[] = [
  ['an input', 'form-input', '', { ...FIELD, ...PADDED }],
  ['a native list', 'select', '', { ...FIELD, ...PADDED, paddingRight: '36px' }],
  ['a mask', 'masked-input', '', { ...FIELD, ...PADDED }],
  ['a telephone number', 'phone', '', { ...FIELD, paddingLeft: '12px', paddingRight: '12px' }],
  ['a date picker', 'date-picker', '', FIELD],
  ['what opens a date picker', 'date-picker', '[role=combobox]', { ...PADDED, paddingRight: '36px' }],
  ['a stepper', 'stepper', '', { ...FIELD, width: '160px' }],
  ['a colour', 'color-picker', '', { ...FIELD, width: '240px' }],
  ['the place for files', 'file-drop', '', { ...SURROUNDED, borderTopWidth: '2px', borderTopStyle: 'dashed' }],
  ['a checkbox', 'checkbox', '', { columnGap: '8px' }],
  ['its box', 'checkbox', 'input', BOX],
  ['a radio button', 'radio-group', 'label', { columnGap: '8px' }],
  ['its circle', 'radio-group', 'input', BOX],
  ['a box of several', 'checkbox-group', 'input', BOX],
  ['a toggle', 'toggle', 'input', { width: '44px', height: '24px' }],
  ['a slider', 'slider', '', { width: '240px' }],
  ['a slider with two thumbs', 'double-slider', '', { width: '240px' }],
  ['a form', 'form-container', '', { rowGap: '16px' }],
  [
    'a button',
    'button',
    '',
    {
      ...PADDED,
      paddingLeft: '16px',
      paddingRight: '16px',
      minHeight: '40px',
      borderTopLeftRadius: '6px',
      backgroundColor: PRIMARY,
    },
  ],
]

describe('default looks are those of the elements reference', () => {
  const lookOf = (element: Element | null, pseudo?: string): Readonly<Record<string, string>> =>
    getComputedStyle(element ?? expect.fail('it is not drawn'), pseudo) as unknown as Readonly<Record<string, string>>
  const same = (element: Element | null, look: Readonly<Record<string, string>>, pseudo?: string): void => {
    const drawn = lookOf(element, pseudo)
    expect(Object.fromEntries(Object.keys(look).map((name) => [name, drawn[name]]))).toEqual(look)
  }
  const ruleOf = (selector: string): CSSStyleDeclaration => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
    const found = rules.find((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === selector)
    return found?.style ?? expect.fail(`nothing is said of ${selector}`)
  }

  test.each(LOOKS)('%s', (_, type, part, look) => {
    const [root] = show(COLUMN, [type])
    same(part ? (root?.querySelector(part) ?? null) : (root ?? null), look)
  })

  test('the thumb of a toggle is 20 px, that of a slider 18 on a track of 4', () => {
    const [toggle] = show(COLUMN, ['toggle'])
    same(toggle?.querySelector('input') ?? null, { width: '20px', height: '20px' }, '::before')
    for (const type of ['slider', 'double-slider']) show(COLUMN, [type])
    const [slider] = show(COLUMN, ['slider'])
    expect(lookOf(slider?.querySelector('input') ?? null)['backgroundSize']).toMatch(/4px.* 4px$/)
    expect(ruleOf('.heddle-range::-webkit-slider-thumb')).toMatchObject(BOX)
  })

  test('a drawn list has a shadow, corners of 6 px, 240 px of height at first and 500 at most; options 8×12', () => {
    document.body.innerHTML = `<style>${elementStyles['select.drawn']}</style>
      <div class="heddle-select-panel"><div class="heddle-options" style="--list-height:9000"><div class="heddle-option">One</div></div></div>`
    const [panel, list, option] = ['panel', 'options', 'option'].map((name) =>
      document.querySelector(name === 'panel' ? '.heddle-select-panel' : `.heddle-${name}`),
    )
    same(panel ?? null, { borderTopLeftRadius: '6px' })
    expect(lookOf(panel ?? null)['boxShadow']).not.toBe('none')
    same(list ?? null, { maxHeight: '500px' })
    list?.removeAttribute('style')
    same(list ?? null, { maxHeight: '240px' })
    same(option ?? null, PADDED)
    expect(option?.getBoundingClientRect().height).toBe(40)
  })

  test('a field in use has an edge of its own colour, one that is only read a ground; words say what to do', () => {
    for (const type of ['form-input', 'select', 'masked-input', 'phone', 'stepper']) {
      const { styles } = elementDefinitions.find((one) => one.type === type)?.preset ?? {}
      expect(styles?.['default:focus'], type).toEqual({ 'border-color': 'light-dark(#1f5fe0, #7aa5ff)' })
      expect(styles?.['default:readonly'], type).toEqual({ 'background-color': 'light-dark(#f9fafb, #232936)' })
    }
    const [date, files] = show(COLUMN, ['date-picker'], ['file-drop'])
    expect(date?.querySelector('[role=combobox]')?.textContent).toBe('Select a date')
    expect(files?.textContent).toContain('Drop files here or click to upload')
  })

  test('a dropdown has a button "Open" and three texts in 200 px with 8 around', () => {
    const { slots } = elementDefinitions.find(({ type }) => type === 'dropdown')?.preset ?? {}
    const [panel] = slots?.['dropdownLayout'] ?? []
    expect(slots?.['triggerLayout']?.[0]?.props).toMatchObject({ text: 'Open' })
    expect(panel?.styles?.['default']).toMatchObject({ width: '200px', 'padding-top': '8px', 'padding-left': '8px' })
    expect(panel?.slots?.['children']?.map(({ element }) => element)).toEqual(['text', 'text', 'text'])
  })

  test.each(['form-input', 'select', 'masked-input', 'phone', 'date-picker', 'stepper', 'color-picker', 'file-drop'])(
    '%s that is out of use is weaker as a whole, its edge too',
    (type) => {
      const [root] = show(COLUMN, [type, { disabled: true }])
      expect(Number(lookOf(root ?? null)['opacity'])).toBeLessThan(0.7)
    },
  )

  test('the symbol of a currency is seen on dark pages', () => {
    document.body.innerHTML = `<style>${elementStyles['form-input.framed.currency']}</style>
      <div style="color-scheme:dark"><span class="heddle-currency">$</span></div>`
    same(document.querySelector('.heddle-currency'), { color: 'rgb(163, 173, 189)' })
  })
})

test.each(elementDefinitions.map((definition) => [definition.type, definition] as const))(
  '%s brings values for no screen but the widest: those of others are a choice of the builder',
  (_, { preset, variants }) => {
    for (const { styles } of [preset, ...variants]) {
      expect(Object.keys(styles ?? {}).filter((variant) => variant !== 'default' && !variant.startsWith('default:'))).toEqual([])
    }
  },
)

test('a section and a button say the same of both gaps', () => {
  for (const type of ['section', 'button', 'flexbox']) {
    const { baseStyles, preset } = elementDefinitions.find((one) => one.type === type) ?? expect.fail(type)
    const { 'row-gap': row, 'column-gap': column } = { ...baseStyles['default'], ...preset.styles?.['default'] }
    expect([type, row]).toEqual([type, column])
  }
})
