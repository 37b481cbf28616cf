import { userEvent } from 'vitest/browser'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineElement, text } from '@heddle/kit'
import { functionCalls } from '@heddle/functions/calls'
import type { ElementComponent, ElementProps } from '@heddle/kit/react'
import { isShown } from '@heddle/kit/react/floating'
import { LocalSlot } from '@heddle/kit/react/local'
import {
  Button,
  Component,
  fixtureElement,
  Flexbox,
  formula,
  Instance,
  LinkBlock,
  Page,
  Section,
  Text,
  Variable,
} from '@heddle/testing'
import { openCanvas, type OpenCanvas } from './testing/open-canvas.ts'

let canvas: OpenCanvas | undefined
// A browser may begin with its pointer in the corner, where titles stand, and show what they look like below it.
beforeAll(() => userEvent.hover(document.documentElement, { position: { x: innerWidth - 1, y: innerHeight - 1 } }))
afterEach(() => {
  vi.restoreAllMocks()
  canvas?.close()
  canvas = undefined
})

const page = (
  <Page id="page" name="Home">
    <Variable id="total" name="total" type="number" value={41} />
    <Section id="hero">
      <Text id="title" tag="h1" styles={{ default: { color: '#ff0000' }, 'default:hover': { color: '#00ff00' } }}>
        Hello
      </Text>
      <Flexbox id="row" styles={{ default: { 'flex-direction': 'row' } }}>
        <Button id="one">One</Button>
        <Button id="two">Two</Button>
      </Flexbox>
      <Flexbox id="empty" />
      <Text id="bound" text={formula('variables.total + 1')} />
    </Section>
  </Page>
)

async function open(): Promise<OpenCanvas> {
  canvas = await openCanvas(page)
  return canvas
}

const find = (id: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(`[data-node="${id}"]`)
  if (!element) throw new Error(`${id} is not drawn`)
  return element
}

describe('drawing', () => {
  it('canvas-C1 shows a page with a parameter as it is with the default', async () => {
    canvas = await openCanvas(
      <>
        <Page id="home" name="Home" />
        <Page id="page" name="Product" path="product/{{slug|shoes}}">
          <Section id="hero">
            <Text id="bound" text={formula('pageParameters.slug')} />
          </Section>
        </Page>
      </>,
    )
    expect(find('bound').textContent).toBe('shoes')
  })

  it('canvas-C1 draws the loaded page with its styles and marks each root with its node', async () => {
    await open()
    expect(find('title').textContent).toBe('Hello')
    expect(getComputedStyle(find('title')).color).toBe('rgb(255, 0, 0)')
    expect(find('one').parentElement).toBe(find('row'))
  })

  it('canvas-C2 shows a diff: text, style and order', async () => {
    const { ask } = await open()
    const diff = {
      set: {
        title: { 'props/text/en': ['Hello', 'Bye'], 'styles/default/color': ['#ff0000', '#0000ff'] },
        one: {
          place: [
            { parentId: 'row', slot: 'children', index: 'a000V' },
            { parentId: 'row', slot: 'children', index: 'a9' },
          ],
        },
      },
    } as const
    await ask({ type: 'diff', diff }, 'drawn')
    expect(find('title').textContent).toBe('Bye')
    expect(getComputedStyle(find('title')).color).toBe('rgb(0, 0, 255)')
    expect([...find('row').children].map((one) => [find('two'), find('one')].indexOf(one as HTMLElement))).toEqual([0, 1])
  })

  it('canvas-C2 shows the last of a thousand changes of style, and keeps few style sheets', async () => {
    const { ask } = await open()
    const size = (at: number): string => `${at / 100}px`
    for (let at = 1; at <= 1000; at += 1) {
      const styles = {
        'styles/default/font-size': [size(at), size(at + 1)],
        'styles/mobile/color': ['#000000', '#0000ff'],
      } as const
      await ask({ type: 'diff', diff: { set: { title: styles } } }, 'drawn')
    }
    expect(getComputedStyle(find('title')).fontSize).toBe('10.01px')
    expect(getComputedStyle(find('one')).display).not.toBe('none')
    expect(document.adoptedStyleSheets.length).toBeLessThan(400)
  })

  it('canvas-C3 draws again only the node that changed', async () => {
    const drawn: string[] = []
    const counted = defineElement({
      type: 'counted',
      label: { en: 'Counted' },
      icon: 'x',
      group: 'basics',
      fields: {},
      supports: ['typography'],
    })
    const Counted = ({ root }: ElementProps<typeof counted>) => {
      drawn.push(String(root['data-node']))
      return <p {...root}>x</p>
    }
    const Fixture = fixtureElement('counted')
    canvas = await openCanvas(
      <Page id="page" name="Home">
        <Section id="hero">
          <Fixture id="a" />
          <Fixture id="b" />
        </Section>
      </Page>,
      { definitions: [counted], components: { counted: Counted as ElementComponent } },
    )
    drawn.length = 0
    await canvas.ask({ type: 'diff', diff: { set: { a: { 'styles/default/color': [null, '#0000ff'] } } } }, 'drawn')
    expect(drawn).toEqual(['a'])
    drawn.length = 0
    await canvas.ask({ type: 'diff', diff: { set: { a: { name: ['', 'A name is not drawn'] } } } }, 'drawn')
    expect(drawn).toEqual([])
  })

  it('canvas-C3 draws again only what read a workflow, a formula or a collection that changed', async () => {
    const drawn: string[] = []
    const counted = defineElement({
      type: 'counted',
      label: { en: 'Counted' },
      icon: 'x',
      group: 'basics',
      fields: { text: text({ label: { en: 'Text' } }) },
      supports: ['typography'],
    })
    const Counted = ({ root, props }: ElementProps<typeof counted>) => {
      drawn.push(String(root['data-node']))
      return <p {...root}>{String(props.text)}</p>
    }
    const Fixture = fixtureElement('counted')
    canvas = await openCanvas(
      <Page id="page" name="Home">
        <Section id="hero">
          <Fixture id="orders" text={formula('collections.orders?.data.length')} />
          <Fixture id="all" text={formula('collections.orders')} />
          <Fixture id="tax" text={formula('formulas.tax?.(100)')} />
          <Fixture id="other" text={formula('collections.other?.data[0]')} />
          <Fixture id="plain" text="x" />
        </Section>
      </Page>,
      { definitions: [counted], components: { counted: Counted as ElementComponent } },
    )
    const { ask } = canvas
    const structure = { folder: '', index: 'a0' }
    const collection = { ...structure, kind: 'collection', mode: 'static', type: 'collection', config: {} } as const
    const after = async (diff: Parameters<typeof ask>[0] & { readonly type: 'diff' }): Promise<readonly string[]> => {
      drawn.length = 0
      await ask(diff, 'drawn')
      return drawn.toSorted()
    }
    const orders = { ...collection, id: 'orders-record', name: 'orders', data: [1, 2] }
    const other = { ...collection, id: 'other-record', name: 'other', data: ['first'] }
    const tax = {
      ...structure,
      id: 'tax-record',
      kind: 'formula',
      name: 'tax',
      parameters: [{ name: 'net', type: 'number' }],
      code: 'net * 0.2',
    } as const
    expect(await after({ type: 'diff', diff: { put: { [orders.id]: orders, [other.id]: other, [tax.id]: tax } } })).toEqual([
      'all',
      'orders',
      'other',
      'tax',
    ])
    expect([find('orders'), find('tax'), find('other')].map(({ textContent }) => textContent)).toEqual(['2', '20', 'first'])
    expect(
      await after({
        type: 'diff',
        diff: {
          set: {
            [orders.id]: {
              data: [
                [1, 2],
                [1, 2, 3],
              ],
            },
          },
        },
      }),
    ).toEqual(['all', 'orders'])
    expect(find('orders').textContent).toBe('3')
    expect(await after({ type: 'diff', diff: { set: { [tax.id]: { code: ['net * 0.2', 'net * 0.1'] } } } })).toEqual(['tax'])
    expect(find('tax').textContent).toBe('10')
    const workflow = {
      ...structure,
      id: 'flow',
      kind: 'workflow',
      name: 'W',
      trigger: 'click',
      parameters: [],
      actions: {},
    } as const
    expect(await after({ type: 'diff', diff: { put: { flow: workflow } } })).toEqual([])
    expect(await after({ type: 'diff', diff: { set: { flow: { ownerId: [null, 'plain'] } } } })).toEqual(['plain'])
    expect(await after({ type: 'diff', diff: { set: { flow: { name: ['W', 'Renamed'] } } } })).toEqual([])
    // Who shows a collection as a whole looks again when another one goes.
    expect(await after({ type: 'diff', diff: { remove: { [other.id]: other } } })).toEqual(['all', 'other'])
  })

  it('canvas-C4 shows values of bindings, and variables that change their default', async () => {
    const { ask } = await open()
    expect(find('bound').textContent).toBe('42')
    await ask({ type: 'diff', diff: { set: { total: { defaultValue: [41, 99] } } } }, 'drawn')
    expect(find('bound').textContent).toBe('100')
  })

  it('canvas-C4 shows what other pages are called, also when that changes', async () => {
    canvas = await openCanvas(
      <>
        <Page id="page" name="Home">
          <Section id="hero" name="Hello">
            <Text
              id="names"
              text={formula("pages.page.name + ' ' + (pages.about?.name ?? 'nobody') + ' ' + pages.about?.path")}
            />
            <Text id="parts" text={formula('pages.page.sections.length + page.sections[0].sectionTitle')} />
          </Section>
        </Page>
        <Page id="about" name="About" path="about">
          <Section id="story" />
        </Page>
      </>,
    )
    expect(find('names').textContent).toBe('Home About /about')
    expect(find('parts').textContent).toBe('1Hello')
    await canvas.ask(
      { type: 'diff', diff: { set: { about: { name: ['About', 'Us'] }, hero: { name: ['Hello', 'Bye'] } } } },
      'drawn',
    )
    expect(find('names').textContent).toBe('Home Us /about')
    expect(find('parts').textContent).toBe('1Bye')
    await canvas.ask({ type: 'diff', diff: { set: { about: { userGroups: [[], ['staff']] } } } }, 'drawn')
    expect(find('names').textContent).toBe('Home nobody undefined')
  })

  it('canvas-C5 leaves out a node that fails, says so, and draws the rest', async () => {
    const faulty = defineElement({
      type: 'faulty',
      label: { en: 'Faulty' },
      icon: 'x',
      group: 'basics',
      fields: {},
      supports: [],
    })
    const Faulty: ElementComponent = () => {
      throw new Error('It broke')
    }
    const Fixture = fixtureElement('faulty')
    canvas = await openCanvas(
      <Page id="page" name="Home">
        <Section id="hero">
          <Fixture id="bad" />
          <Text id="good">Good</Text>
        </Section>
      </Page>,
      { definitions: [faulty], components: { faulty: Faulty } },
    )
    expect(find('good').textContent).toBe('Good')
    expect(document.querySelector('[data-node="bad"]')).toBeNull()
    expect(canvas.heard).toContainEqual({ type: 'node-error', id: 'bad', message: 'It broke' })
  })

  it('canvas-C6 goes to another page, theme and language when the view changes', async () => {
    canvas = await openCanvas([
      <Page key="1" id="page" name="Home">
        <Section id="hero" />
      </Page>,
      <Page key="2" id="other" name="Other" path="other">
        <Section id="second" />
      </Page>,
    ])
    await canvas.ask({ type: 'view', view: { ...canvas.view, pageId: 'other', theme: 'dark' } }, 'drawn')
    expect(document.querySelector('[data-node="hero"]')).toBeNull()
    expect(find('second')).toBeTruthy()
    expect(document.documentElement.classList.contains('ww-app-theme-dark')).toBe(true)
    await canvas.ask({ type: 'view', view: { ...canvas.view, pageId: 'page', theme: 'light' } }, 'drawn')
    expect(document.documentElement.classList.contains('ww-app-theme-dark')).toBe(false)
    for (const isMirrored of [true, false]) {
      await canvas.ask({ type: 'view', view: { ...canvas.view, isMirrored } }, 'drawn')
      expect(document.documentElement.dir).toBe(isMirrored ? 'rtl' : 'ltr')
    }
  })

  it('canvas-C7 keeps empty containers large enough to hit, without a word of it in the page', async () => {
    await open()
    expect(find('empty').getBoundingClientRect().height).toBe(48)
    expect(find('empty').outerHTML).not.toContain('style')
  })

  it('canvas-C8 shows a node in a forced state, and no longer', async () => {
    const { ask } = await open()
    await ask({ type: 'force-state', id: 'title', state: 'hover' }, 'drawn')
    expect(getComputedStyle(find('title')).color).toBe('rgb(0, 255, 0)')
    await ask({ type: 'force-state' }, 'drawn')
    expect(getComputedStyle(find('title')).color).toBe('rgb(255, 0, 0)')
  })

  it('canvas-C8 shows a state of a condition while this holds, and also while it is forced', async () => {
    const late = { name: 'Late', condition: formula('variables.total > 41'), index: 'a0' }
    canvas = await openCanvas(
      <Page id="page" name="Home">
        <Variable id="total" name="total" type="number" value={41} />
        <Section id="hero">
          <Text id="due" styles={{ 'default:when-late': { color: '#ff0000' } }} states={{ 'when-late': late }}>
            Due
          </Text>
        </Section>
      </Page>,
    )
    const color = () => getComputedStyle(find('due')).color
    expect(color()).not.toBe('rgb(255, 0, 0)')
    await canvas.ask({ type: 'force-state', id: 'due', state: 'when-late' }, 'drawn')
    expect(color()).toBe('rgb(255, 0, 0)')
    await canvas.ask({ type: 'force-state' }, 'drawn')
    expect(color()).not.toBe('rgb(255, 0, 0)')
    await canvas.ask({ type: 'diff', diff: { set: { total: { defaultValue: [41, 42] } } } }, 'drawn')
    expect(color()).toBe('rgb(255, 0, 0)')
    expect(find('due').hasAttribute('data-when-late')).toBe(true)
  })
})

describe('parts that a visitor would have to open', () => {
  it('canvas-C28 are shown while the editor asks for them, with what they give to what stands in them', async () => {
    const label = { en: 'Menu' }
    const menu = defineElement({
      type: 'menu',
      label,
      icon: 'x',
      group: 'basics',
      fields: {},
      supports: [],
      slots: { children: { label, local: { data: { menu: { isOpen: { label, example: false } } } } } },
      editing: { whileSelected: 'open' },
    })
    const Menu = ({ root }: ElementProps<typeof menu>) => (
      <div {...root}>
        <LocalSlot name="children" data={{ menu: { isOpen: isShown(root, 'open') } }} />
      </div>
    )
    const Fixture = fixtureElement('menu')
    canvas = await openCanvas(
      <Page id="page" name="Home">
        <Section id="hero">
          <Fixture id="menu">
            <Text id="word" text={formula('toText(context.local.data.menu.isOpen)')} />
          </Fixture>
        </Section>
      </Page>,
      { definitions: [menu], components: { menu: Menu as ElementComponent }, functions: functionCalls },
    )
    const { ask } = canvas
    const show = async (parts: Readonly<Record<string, string>>) => {
      await ask({ type: 'show', parts }, 'drawn')
      return find('word').textContent
    }
    expect(await show({})).toBe('false')
    expect(await show({ menu: 'open' })).toBe('true')
    await ask({ type: 'view', view: { ...canvas.view, theme: 'dark' } }, 'drawn')
    expect(find('word').textContent).toBe('true')
    expect(await show({ menu: 'other' })).toBe('false')
    // A formula that is tried out in there sees the example of the definition.
    const asked = { type: 'evaluate', request: 7, nodeId: 'word', text: 'context.local.data.menu' } as const
    expect((await ask(asked, 'evaluate-answer')).result).toMatchObject({ ok: true, value: { isOpen: false } })
  })
})

describe('geometry', () => {
  it('canvas-C9 names the nodes under a point, innermost first', async () => {
    const { ask } = await open()
    const box = find('two').getBoundingClientRect()
    const { nodes } = await ask({ type: 'hit', request: 1, x: box.x + 3, y: box.y + 3 }, 'hit-answer')
    expect(nodes.map(({ id }) => id)).toEqual(['two', 'row', 'hero'])
    expect(nodes[0]).toMatchObject({ x: box.x, y: box.y, width: box.width, height: box.height })
  })

  it('canvas-C10 a hit test over 2,000 nodes looks at those under the point alone', async () => {
    canvas = await openCanvas(
      <Page id="page" name="Home">
        {Array.from({ length: 200 }, (_, section) => (
          <Section key={section} id={`s${section}`} styles={{ default: { 'flex-direction': 'row', 'flex-wrap': 'wrap' } }}>
            {Array.from({ length: 9 }, (__, text) => (
              <Text key={text} id={`t${section}x${text}`}>
                Some text
              </Text>
            ))}
          </Section>
        ))}
      </Page>,
    )
    const { hitTest } = await import('./hit-test.ts')
    const looks = [
      vi.spyOn(window, 'getComputedStyle'),
      ...(['closest', 'matches', 'getBoundingClientRect', 'querySelectorAll'] as const).map((name) =>
        vi.spyOn(Element.prototype, name),
      ),
      vi.spyOn(document, 'querySelectorAll'),
      vi.spyOn(document, 'createTreeWalker'),
    ]
    const points = Array.from({ length: 200 }, (_, index) => [20 + (index % 50) * 4, 10 + index * 2] as const)
    let under = 0
    for (const [x, y] of points) {
      under += document.elementsFromPoint(x, y).length
      expect(hitTest(document, x, y).length).toBeGreaterThan(0)
    }
    const looked = looks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
    expect(looked).toBeGreaterThan(points.length)
    // Once to find whose it is, and for each node its box and its style.
    expect(looked).toBeLessThanOrEqual(3 * under)
  })

  it('canvas-C9 inside a component the instance is under the pointer, and a change of the component changes it', async () => {
    canvas = await openCanvas(
      <>
        <Component id="card" name="Card" properties={{ word: { name: 'word', type: 'text', defaultValue: 'Bread' } }}>
          <Flexbox id="cardRoot">
            <Text id="inside" text={formula("context.component.props.word + '!'")} />
          </Flexbox>
        </Component>
        <Page id="page" name="Home">
          <Section id="s">
            <Instance id="instance" of="card" word="Rye" />
          </Section>
        </Page>
      </>,
    )
    const { ask } = canvas
    const { left, top } = find('instance').querySelector('p')?.getBoundingClientRect() ?? new DOMRect()
    const { nodes } = await ask({ type: 'hit', request: 1, x: left + 2, y: top + 2 }, 'hit-answer')
    expect(nodes.map(({ id }) => id)).toEqual(['instance', 's'])
    await ask({ type: 'diff', diff: { set: { inside: { 'props/tag/default': [null, 'h2'] } } } }, 'drawn')
    expect(find('instance').querySelector('h2')).not.toBeNull()
  })

  it('canvas-C41 a change of a component is seen in its instances, while the rest of the page stands as it was drawn', async () => {
    const Beside = fixtureElement('counted')
    const drawn: string[] = []
    const counted = defineElement({
      type: 'counted',
      label: { en: 'Counted' },
      icon: 'x',
      group: 'basics',
      fields: {},
      supports: [],
    })
    const Counted = ({ root }: ElementProps<typeof counted>) => {
      drawn.push(String(root['data-node']))
      return <p {...root}>x</p>
    }
    canvas = await openCanvas(
      <>
        <Component id="card" name="Card" properties={{ word: { name: 'word', type: 'text', defaultValue: 'Bread' } }}>
          <Flexbox id="cardRoot">
            <Text id="inside" text={formula("context.component.props.word + '!' + context.component.variables.count")} />
          </Flexbox>
        </Component>
        <Page id="page" name="Home">
          <Section id="s">
            <Instance id="first" of="card" />
            <Instance id="second" of="card" word="Rye" />
            <Beside id="beside" />
          </Section>
        </Page>
      </>,
      { definitions: [counted], components: { counted: Counted as ElementComponent } },
    )
    const { ask } = canvas
    const texts = () => ['first', 'second'].map((id) => find(id).textContent)
    drawn.length = 0
    const count = { name: 'count', type: 'number', defaultValue: 3 } as const
    await ask({ type: 'diff', diff: { set: { card: { 'variables/count': [null, count] } } } }, 'drawn')
    expect(texts()).toEqual(['Bread!3', 'Rye!3'])
    const word = (defaultValue: string) => ({ name: 'word', type: 'text', defaultValue })
    await ask({ type: 'diff', diff: { set: { card: { 'properties/word': [word('Bread'), word('Loaf')] } } } }, 'drawn')
    expect(texts()).toEqual(['Loaf!3', 'Rye!3'])
    expect(drawn).toEqual([])
  })

  it('canvas-C11 reports the boxes of watched nodes, and again when they change', async () => {
    const { ask, heard } = await open()
    const first = await ask({ type: 'watch', ids: ['one', 'hero'] }, 'boxes')
    expect(first.boxes.map(({ id }) => id)).toEqual(['one', 'hero'])
    const width = find('one').getBoundingClientRect().width
    expect(first.boxes[0]).toMatchObject({ width })
    const before = heard.length
    await ask({ type: 'diff', diff: { set: { one: { 'styles/default/padding-left': [null, '50px'] } } } }, 'drawn')
    expect(heard.slice(before).map(({ type }) => type)).toEqual(['boxes', 'drawn'])
    expect(heard[before]).toMatchObject({ boxes: [{ id: 'one', padding: { 3: 50 } }, { id: 'hero' }] })
  })

  it('canvas-C12 reads every place to drop with the boxes of its children', async () => {
    const { ask } = await open()
    const { containers } = await ask({ type: 'drop-targets', request: 2 }, 'drop-targets-answer')
    const byKey = new Map(containers.map((container) => [`${container.id}/${container.slot}`, container]))
    expect(byKey.get('page/sections')?.children.map(({ id }) => id)).toEqual(['hero'])
    expect(byKey.get('hero/children')).toMatchObject({ axis: 'column', parentId: 'page' })
    expect(byKey.get('row/children')).toMatchObject({ axis: 'row', parentId: 'hero' })
    expect(byKey.get('row/children')?.children.map(({ id }) => id)).toEqual(['one', 'two'])
    expect(byKey.get('empty/children')?.children).toEqual([])
    expect(containers.findIndex(({ id }) => id === 'hero')).toBeLessThan(containers.findIndex(({ id }) => id === 'row'))
  })
})

describe('formulas', () => {
  it('canvas-C13 evaluates a formula as a node sees it', async () => {
    const { ask } = await open()
    const answer = await ask({ type: 'evaluate', request: 3, nodeId: 'bound', text: "variables['total'] * 2" }, 'evaluate-answer')
    expect(answer.result).toEqual({ ok: true, value: 82, kind: 'number' })
    const question = { type: 'evaluate', request: 6, nodeId: 'bound', text: 'value', names: { value: 'Anna' } } as const
    expect((await ask(question, 'evaluate-answer')).result).toEqual({ ok: true, value: 'Anna', kind: 'string' })
  })

  it('canvas-C37 tells in how many rows a formula holds, and of how many; outside of repeats whether it does', async () => {
    canvas = await openCanvas(
      <Page id="page" name="Home">
        <Section id="hero">
          <Flexbox id="card" repeat={{ over: formula('[{ late: true }, { late: false }, null, { late: 1 }]') }}>
            <Text id="late">Late</Text>
          </Flexbox>
        </Section>
      </Page>,
    )
    const count = (nodeId: string, text: string) => canvas?.ask({ type: 'count', request: 5, nodeId, text }, 'count-answer')
    expect(await count('late', 'context.item.data.late')).toMatchObject({ rows: 4, holds: 2 })
    expect(await count('card', 'context.item.index > 0 && context.item.isACopy')).toMatchObject({ rows: 4, holds: 3 })
    expect(await count('late', 'nobody.knows')).toMatchObject({ rows: 4, holds: 0 })
    expect(await count('late', '1 +')).toMatchObject({ holds: 0 })
    const outside = await count('hero', '1 < 2')
    expect([outside?.holds, outside?.rows]).toEqual([1, undefined])
  })

  it('canvas-C13 an example of a name that is given goes before what the place has, for this formula alone', async () => {
    const { ask } = await open()
    const given = { type: 'evaluate', nodeId: 'bound', text: 'page', names: { page: { title: 'Mine' } } } as const
    expect((await ask({ ...given, request: 7 }, 'evaluate-answer')).result).toMatchObject({ value: { title: 'Mine' } })
    const plain = { type: 'evaluate', nodeId: 'bound', text: 'page.title', request: 8 } as const
    expect((await ask(plain, 'evaluate-answer')).result).not.toMatchObject({ value: 'Mine' })
    const later = { type: 'evaluate', nodeId: 'bound', text: 'value', request: 9 } as const
    expect((await ask(later, 'evaluate-answer')).result).toMatchObject({ ok: false })
  })

  it('canvas-C29 answers several formulas at once, each with what fits into a line', async () => {
    const { ask } = await open()
    const answer = await ask(
      { type: 'evaluate-many', request: 4, texts: ['variables.total', '[1, 2]', 'nobody(', 'variables.total.none.none'] },
      'evaluate-many-answer',
    )
    expect(answer).toMatchObject({
      request: 4,
      results: [{ ok: true, value: 41, kind: 'number' }, { ok: true, value: [1, 2], kind: 'array', size: 2 }, { ok: false }, {}],
    })
  })

  it('canvas-C30 shows what is tried, and goes on on another page and back', async () => {
    const { send, ask, view } = await open()
    const drawn = async () => {
      await ask({ type: 'hit', request: 50, x: 0, y: 0 }, 'hit-answer')
      return find('bound').textContent
    }
    send({ type: 'try', values: { total: 8 } })
    expect(await drawn()).toBe('9')
    send({ type: 'view', view: { ...view, theme: 'dark' } })
    expect(await drawn()).toBe('9')
    send({ type: 'try', values: {} })
    expect(await drawn()).toBe('42')
  })

  it('canvas-C14 says what is wrong with a formula, and where', async () => {
    const { ask } = await open()
    expect((await ask({ type: 'evaluate', request: 4, text: '1 +' }, 'evaluate-answer')).result).toEqual({
      ok: false,
      message: 'Unexpected end of formula',
      from: 3,
      to: 3,
    })
    expect((await ask({ type: 'evaluate', request: 5, text: '1 + nothing.here' }, 'evaluate-answer')).result).toMatchObject({
      ok: false,
      from: 4,
      to: 11,
    })
  })
})

describe('text in place', () => {
  const key = (element: HTMLElement, name: string, init: KeyboardEventInit = {}) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...init }))

  async function startTyping(open: OpenCanvas, id: string): Promise<HTMLElement> {
    open.send({ type: 'edit-text', id, field: 'text' })
    await open.ask({ type: 'hit', request: 9, x: 0, y: 0 }, 'hit-answer')
    return find(id)
  }

  it('canvas-C15 keeps what was typed when Enter is pressed, and leaves the page as it was', async () => {
    const opened = await open()
    const before = find('title').outerHTML
    const title = await startTyping(opened, 'title')
    expect(title.isContentEditable).toBe(true)
    document.execCommand('insertText', false, 'New title')
    const done = opened.ask({ type: 'hit', request: 10, x: 0, y: 0 }, 'text-done')
    key(title, 'Enter')
    expect(await done).toEqual({ type: 'text-done', id: 'title', field: 'text', text: 'New title', keep: true })
    expect(find('title').outerHTML).toBe(before)
    await opened.ask({ type: 'diff', diff: { set: { title: { 'props/text/en': ['Hello', 'New title'] } } } }, 'drawn')
    expect(find('title').textContent).toBe('New title')
  })

  it('canvas-C16 makes a line with Shift+Enter, and keeps the text with Esc', async () => {
    const opened = await open()
    const title = await startTyping(opened, 'title')
    document.execCommand('insertText', false, 'Two')
    key(title, 'Enter', { shiftKey: true })
    document.execCommand('insertText', false, 'lines')
    const done = opened.ask({ type: 'hit', request: 11, x: 0, y: 0 }, 'text-done')
    key(title, 'Escape')
    expect(await done).toMatchObject({ text: 'Two\nlines', keep: true })
    const typed = opened.heard.flatMap((message) => (message.type === 'text-input' ? [message.text] : []))
    expect(typed.at(-1)).toBe('Two\nlines')
    expect(find('title').textContent).toBe('Hello')
  })

  it('canvas-C21 leaves the typed text alone when changes of the node arrive, and shows them afterwards', async () => {
    const opened = await open()
    await startTyping(opened, 'title')
    document.execCommand('insertText', false, 'Mine')
    await opened.ask({ type: 'diff', diff: { set: { title: { 'props/text/en': ['Hello', 'Theirs'] } } } }, 'drawn')
    expect(find('title').textContent).toBe('Mine')
    await opened.ask({ type: 'stop-edit-text', keep: false }, 'text-done')
    expect(find('title').textContent).toBe('Theirs')
  })

  it('canvas-C17 takes a space in a button, and keeps a new line', async () => {
    const opened = await open()
    const button = await startTyping(opened, 'one')
    document.execCommand('insertText', false, 'A')
    key(button, ' ')
    document.execCommand('insertText', false, 'B')
    key(button, 'Enter', { shiftKey: true })
    document.execCommand('insertText', false, 'C')
    const done = opened.ask({ type: 'stop-edit-text', keep: true }, 'text-done')
    expect(await done).toMatchObject({ id: 'one', text: 'A B\nC', keep: true })
  })

  it('canvas-C18 does not type into a bound text', async () => {
    const { ask } = await open()
    expect(await ask({ type: 'edit-text', id: 'bound', field: 'text' }, 'text-done')).toMatchObject({ keep: false })
    expect(find('bound').isContentEditable).toBe(false)
  })

  it('canvas-C19 hands keys to the editor while nothing is typed', async () => {
    const opened = await open()
    const heard = opened.ask({ type: 'hit', request: 12, x: 0, y: 0 }, 'key')
    key(document.body, 'z', { code: 'KeyZ', ctrlKey: true })
    expect(await heard).toMatchObject({ key: 'z', code: 'KeyZ', ctrl: true, shift: false })
  })
})

describe('an inert page', () => {
  it('canvas-C20 follows no link', async () => {
    canvas = await openCanvas(
      <Page id="page" name="Home">
        <Section id="hero">
          <LinkBlock id="link" link={{ type: 'external', href: 'https://example.com/' }}>
            <Text id="inside">Leave</Text>
          </LinkBlock>
        </Section>
      </Page>,
    )
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    find('inside').dispatchEvent(click)
    expect(click.defaultPrevented).toBe(true)
  })
})
