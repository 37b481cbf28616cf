import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fixtureElement, Flexbox, Page, Section, Text } from '@heddle/testing'
import { openCanvasArea, type OpenCanvasArea } from '../canvas/testing/open-canvas-area.tsx'
import { commands } from '../commands/lines.commands.ts'
import { LaidOut } from './laid-out.tsx'

let area: OpenCanvasArea | undefined
afterEach(() => {
  area?.close()
  area = undefined
})

const id = (name: string): string => name.padEnd(16, '0')
const Columns = fixtureElement('columns')
const Column = fixtureElement('column')
const Carousel = fixtureElement('carousel')
const grid = {
  default: {
    display: 'grid',
    width: '420px',
    'grid-template-columns': '1fr 1fr auto',
    'column-gap': '10px',
    'row-gap': '10px',
  },
  'default:hover': { 'grid-template-columns': '3fr 1fr auto' },
}
const page = (
  <Page id="page" name="Home">
    <Section id={id('hero')}>
      <Flexbox id={id('grid')} styles={grid}>
        {['a', 'b', 'c', 'd'].map((name) => (
          <Text key={name} id={id(name)} styles={{ default: { width: '100px', height: '40px' } }}>
            {name}
          </Text>
        ))}
      </Flexbox>
      <Columns id={id('columns')} styles={{ default: { width: '496px' } }}>
        <Column id={id('one')} styles={{ default: { height: '80px' } }} />
        <Column id={id('two')} />
      </Columns>
      <Carousel id={id('slides')}>
        <Text id={id('first')} slot="slides">
          Rye
        </Text>
        <Text id={id('last')} slot="slides">
          Oat
        </Text>
      </Carousel>
    </Section>
  </Page>
)

/** The canvas with one element selected; grips are found by what they are called. */
async function open(selected: string) {
  area = await openCanvasArea(page, <LaidOut />)
  const { editor, host, until } = area
  editor.session.selection.value = [id(selected)]
  const grips = () => [...host.querySelectorAll<HTMLElement>('[role="separator"]')]
  const names = () => grips().map((grip) => grip.getAttribute('aria-label'))
  const grip = (name: string) => until(() => grips().find((one) => one.getAttribute('aria-label') === name))
  const styles = (variant = 'default') => editor.view.find('node', id('grid'))?.styles[variant]?.['grid-template-columns']
  const widths = (variant = 'default') =>
    ['one', 'two'].map((name) => editor.view.find('node', id(name))?.props['width']?.[variant])
  const at = (one: Element, type: string, clientX: number, more: PointerEventInit = {}) =>
    one.dispatchEvent(new PointerEvent(type, { clientX, bubbles: true, cancelable: true, pointerId: 7, ...more }))
  const hold = (one: HTMLElement) => {
    // A pointer that no hand moves cannot be captured.
    one.setPointerCapture = () => undefined
    at(one, 'pointerdown', 100)
  }
  return { ...area, grips, names, grip, styles, widths, at, hold, said: (one: Element) => one.getAttribute('aria-valuetext') }
}

describe('tracks of a grid', () => {
  it('are drawn over it and over what stands in it, dashed those that content made, with grips between those of its template', async () => {
    const { host, until, names, editor, grip } = await open('grid')
    await grip('Line between columns 1 and 2')
    expect(names()).toEqual(['Line between columns 1 and 2', 'Line between columns 2 and 3'])
    const gaps = (axis: string) => [...host.querySelectorAll<HTMLElement>(`[data-axis="${axis}"]`)]
    expect(gaps('columns').map(({ dataset }) => [dataset['first'], dataset['second']])).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ])
    expect(gaps('rows').map(({ dataset }) => [dataset['first'], dataset['second']])).toEqual([['made', 'made']])
    const shown = gaps('columns')[0]?.getBoundingClientRect()
    const frame = host.querySelector('iframe')?.getBoundingClientRect()
    const zoom = editor.session.zoom.value
    expect(shown?.width).toBeCloseTo(10 * zoom, 0)
    expect(shown?.height).toBeCloseTo(90 * zoom, 0)
    expect(((shown?.x ?? 0) - (frame?.x ?? 0)) / zoom).toBeGreaterThan(140)
    editor.session.selection.value = [id('b')]
    await until(() => gaps('columns').length === 2)
    editor.session.selection.value = [id('hero')]
    await until(() => gaps('columns').length === 0)
  })

  it('are dragged by the line between them: shown while it moves, one change when it is let go', async () => {
    const { grip, at, hold, styles, labels, said, editor, until, frame } = await open('grid')
    const line = await grip('Line between columns 1 and 2')
    expect(said(line)).toBe('1fr · 1fr')
    hold(line)
    at(line, 'pointermove', 150)
    expect(styles()).toBe('1fr 1fr auto')
    const tracks = () => frame.geometry.value.boxes.get(id('grid'))?.[0]?.grid?.columns
    await until(() => said(line) === '1.333fr · 0.667fr')
    await until(() => Math.abs((tracks()?.[0]?.size ?? 0) - 200) < 1)
    at(line, 'pointerup', 150)
    expect([styles(), labels]).toEqual(['1.333fr 0.667fr auto', ['Change columns of the grid']])
    editor.session.screenId.value = 'mobile'
    const narrow = await grip('Line between columns 1 and 2')
    hold(narrow)
    at(narrow, 'pointermove', 100 - 50 * editor.session.zoom.value)
    at(narrow, 'pointerup', 100)
    expect([styles(), styles('mobile')]).toEqual(['1.333fr 0.667fr auto', '1fr 1fr auto'])
  })

  it('that are as large as their content become pixels with Alt, and the grip says so', async () => {
    const { grip, at, hold, styles, said, until, labels } = await open('grid')
    const line = await grip('Line between columns 2 and 3')
    hold(line)
    at(line, 'pointermove', 80)
    await until(() => said(line) === 'auto · Alt makes it px')
    at(line, 'pointerup', 80)
    expect([styles(), labels]).toEqual(['1fr 1fr auto', []])
    hold(line)
    at(line, 'pointermove', 80, { altKey: true })
    at(line, 'pointerup', 80)
    expect(styles()).toBe('1fr 1fr 120px')
  })

  it('move by arrows, by ten with Shift, in one change as long as a key is held; Escape takes it back', async () => {
    const { grip, styles, labels, said, until } = await open('grid')
    const line = await grip('Line between columns 1 and 2')
    line.focus()
    await userEvent.keyboard('{ArrowRight>3/}')
    expect([styles(), labels.length]).toEqual(['1.02fr 0.98fr auto', 1])
    await until(() => said(line) === '1.02fr · 0.98fr')
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(styles()).toBe('0.953fr 1.047fr auto')
    await userEvent.keyboard('{ArrowRight>}{Escape}{/ArrowRight}')
    await userEvent.keyboard('{ArrowUp}')
    expect([styles(), labels.length]).toEqual(['0.953fr 1.047fr auto', 2])
    expect(document.activeElement).toBe(line)
  })

  it('are walked by Tab, both ways, and Tab behind the last and Escape lead back to the page', async () => {
    const { grip, editor, host } = await open('grid')
    const [first, second] = [await grip('Line between columns 1 and 2'), await grip('Line between columns 2 and 3')]
    const [command] = commands
    expect(command?.when?.(editor)).toBe(true)
    command?.run(editor)
    expect(document.activeElement).toBe(first)
    await userEvent.keyboard('{Tab}')
    expect(document.activeElement).toBe(second)
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
    expect(document.activeElement).toBe(first)
    const canvas = host.querySelector('[role="application"]')
    await userEvent.keyboard('{Tab}{Tab}')
    expect([document.activeElement, editor.session.selection.value]).toEqual([canvas, [id('grid')]])
    first.focus()
    await userEvent.keyboard('{Escape}')
    expect([document.activeElement, editor.session.selection.value]).toEqual([canvas, [id('grid')]])
    editor.session.selection.value = [id('hero')]
    expect(command?.when?.(editor)).toBe(false)
  })

  it('are those of the state that is styled', async () => {
    const { grip, styles, editor, until } = await open('grid')
    await grip('Line between columns 1 and 2')
    editor.session.stateId.value = 'hover'
    const line = await until(() => document.querySelector<HTMLElement>('[aria-valuetext="3fr · 1fr"]'))
    // As the page is drawn in that state: the second is no narrower than its text.
    await until(() => line.ariaValueNow === '200')
    line.focus()
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    expect(styles()).toBe('1fr 1fr auto')
    expect(styles('default:hover')).toBe('2.533fr 1.467fr auto')
  })
})

describe('edges of columns', () => {
  it('are dragged by whole shares, and both keep what they have together', async () => {
    const { grip, at, hold, widths, said, labels, until } = await open('columns')
    const edge = await grip('Edge between columns 1 and 2')
    expect(said(edge)).toBe('6 · 6 of 12')
    hold(edge)
    at(edge, 'pointermove', 115)
    at(edge, 'pointermove', 190)
    await until(() => said(edge) === '8 · 4 of 12')
    at(edge, 'pointerup', 190)
    expect([widths(), labels]).toEqual([[8, 4], ['Change widths of columns']])
    edge.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(widths()).toEqual([7, 5])
    await userEvent.keyboard('{Shift>}{ArrowRight>}{/Shift}{Escape}{/ArrowRight}')
    expect(widths()).toEqual([7, 5])
  })

  it('are offered for a column that is selected too, and set at the screen size on show', async () => {
    const { grip, widths, editor } = await open('two')
    editor.session.screenId.value = 'tablet'
    const edge = await grip('Edge between columns 1 and 2')
    edge.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect([widths(), widths('tablet')]).toEqual([
      [undefined, undefined],
      [5, 7],
    ])
  })

  it('are none where columns stand one below another', async () => {
    const { grip, editor, until, names } = await open('columns')
    await grip('Edge between columns 1 and 2')
    editor.session.canvasWidth.value = 380
    await until(() => names().length === 0)
  })

  it('follow the pointer where columns run from right to left', async () => {
    const { grip, at, hold, widths, editor, until, frame } = await open('columns')
    const edge = await grip('Edge between columns 1 and 2')
    editor.session.isMirrored.value = true
    const x = (name: string) => frame.geometry.value.boxes.get(id(name))?.[0]?.x ?? 0
    await until(() => x('two') < x('one'))
    hold(edge)
    at(edge, 'pointermove', 190)
    at(edge, 'pointerup', 190)
    expect(widths()).toEqual([4, 8])
  })
})

describe('a plus at one of several that are listed together', () => {
  it('adds one more behind it, which is selected then, and leaves the keys to the canvas', async () => {
    const { editor, host, until } = await open('first')
    const plus = () => host.querySelector<HTMLButtonElement>('button[aria-label="Add one more (tab, slide, link)"]')
    const button = await until(plus)
    const box = button.parentElement?.getBoundingClientRect()
    expect(button.getBoundingClientRect().x + 12).toBeCloseTo(box?.right ?? 0, 0)
    button.click()
    const slides = editor.view.children(id('slides'), 'slides')
    expect(slides).toEqual([id('first'), editor.session.selection.value[0], id('last')])
    expect(document.activeElement?.getAttribute('role')).toBe('application')
    editor.session.selection.value = [id('hero')]
    await until(() => plus() === null)
  })
})
