import { act, useLayoutEffect, useRef, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { holdSections, holdState } from './held-state.ts'

let frame: HTMLIFrameElement
let root: Root | undefined

beforeEach(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  frame = document.createElement('iframe')
  frame.style.cssText = 'width:600px;height:300px'
  document.body.append(frame)
})
afterEach(async () => {
  await act(async () => root?.unmount())
  frame.remove()
  vi.restoreAllMocks()
})

const nothing = (): void => {}

/** Every control that browsers have, twice over, so that one has to be told from the other. */
function Controls(): ReactNode {
  return ['first', 'second'].map((name) => (
    <section key={name}>
      <input className="text" value="served" onChange={nothing} />
      <input className="mail" type="email" value="" onChange={nothing} />
      <input className="file" type="file" />
      <input className="check" type="checkbox" checked={false} onChange={nothing} />
      <input className="radio" type="radio" name={name} value="a" checked onChange={nothing} />
      <input className="radio" type="radio" name={name} value="b" checked={false} onChange={nothing} />
      <textarea className="area" value={'two\nlines'} onChange={nothing} />
      <select className="one" value="b" onChange={nothing}>
        <option value="a">A</option>
        <option value="b">B</option>
        <option value="c">C</option>
      </select>
      <select className="many" multiple value={['a']} onChange={nothing}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <details>
        <summary>More</summary>
        <button>Inside</button>
      </details>
      <div className="scroller" style={{ height: 40, overflow: 'auto' }}>
        <p style={{ height: 400 }}>Long</p>
      </div>
      <a href="/next">Next</a>
      <p style={{ height: 600 }} />
    </section>
  ))
}

/** A box that shows its end as soon as it comes, as a chat does. */
function Chat(): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => void (box.current && (box.current.scrollTop = 100)), [])
  return (
    <section>
      <div ref={box} className="chat" style={{ height: 40, overflow: 'auto' }}>
        <p style={{ height: 400 }}>Long</p>
      </div>
    </section>
  )
}

function Page({ onDrawn, children }: { readonly onDrawn: () => void; readonly children: ReactNode }): ReactNode {
  useLayoutEffect(onDrawn, [onDrawn])
  return children
}

/** The page as the server gave it, in a document of its own. */
function serve(content = <Controls />) {
  const page = frame.contentDocument
  if (!page) throw new Error('The frame has no document')
  page.open()
  page.write(`<!doctype html><title>t</title><body>${renderToString(content)}</body>`)
  page.close()
  const { body } = page
  const all = <E extends Element>(selector: string): E => {
    const [, second] = body.querySelectorAll<E>(selector)
    if (!second) throw new Error(`There is no second ${selector}`)
    return second
  }
  return { body, page, second: all }
}

async function hydrate(body: HTMLElement, content = <Controls />): Promise<void> {
  const putBack = holdState(body)
  await act(async () => {
    root = hydrateRoot(body, <Page onDrawn={putBack}>{content}</Page>, { onRecoverableError: nothing })
  })
}

const strange = (body: HTMLElement): void => body.querySelector('section')?.prepend(body.ownerDocument.createElement('input'))

describe.each([
  ['adopted', nothing],
  ['drawn anew, since somebody altered it', strange],
])('renderer-R34 when a page is %s', (_, alter) => {
  test('what was typed, ticked, chosen, picked and opened stays', async () => {
    const { body, second } = serve()
    second<HTMLInputElement>('.text').value = 'typed'
    second<HTMLInputElement>('.mail').value = 'ada@example.org'
    const files = new DataTransfer()
    files.items.add(new File(['x'], 'x.txt'))
    second<HTMLInputElement>('.file').files = files.files
    second<HTMLInputElement>('.check').checked = true
    body.querySelectorAll<HTMLInputElement>('[value=b]').forEach((radio) => (radio.checked = radio.name === 'second'))
    second<HTMLTextAreaElement>('.area').value = 'three\nlines\nnow'
    second<HTMLSelectElement>('.one').value = 'c'
    for (const option of second<HTMLSelectElement>('.many').options) option.selected = true
    second<HTMLDetailsElement>('details').open = true
    alter(body)
    await hydrate(body)
    expect(second<HTMLInputElement>('.text').value).toBe('typed')
    expect(second<HTMLInputElement>('.mail').value).toBe('ada@example.org')
    expect(second<HTMLInputElement>('.file').files?.[0]?.name).toBe('x.txt')
    expect([...body.querySelectorAll<HTMLInputElement>('.check')].map(({ checked }) => checked)).toEqual([false, true])
    expect([...body.querySelectorAll<HTMLInputElement>('.radio')].map(({ checked }) => checked)).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect(second<HTMLTextAreaElement>('.area').value).toBe('three\nlines\nnow')
    expect(second<HTMLSelectElement>('.one').value).toBe('c')
    expect([...second<HTMLSelectElement>('.many').selectedOptions].map(({ value }) => value)).toEqual(['a', 'b'])
    expect([...body.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
    expect(body.querySelector<HTMLInputElement>('.text')?.value).toBe('served')
  })

  test('the caret, what is selected, and the focus stay', async () => {
    const { body, page, second } = serve()
    second<HTMLTextAreaElement>('.area').value = 'some more text'
    second<HTMLTextAreaElement>('.area').setSelectionRange(2, 2)
    second<HTMLInputElement>('.text').focus()
    second<HTMLInputElement>('.text').setSelectionRange(1, 4, 'backward')
    alter(body)
    await hydrate(body)
    const { selectionStart, selectionEnd, selectionDirection } = second<HTMLInputElement>('.text')
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([1, 4, 'backward'])
    expect(second<HTMLTextAreaElement>('.area').selectionStart).toBe(2)
    expect(page.activeElement).toBe(second('.text'))
  })

  test('a link keeps the focus, and page and boxes stay scrolled', async () => {
    const { body, page, second } = serve()
    second('.scroller').scrollTop = 120
    page.defaultView?.scrollTo(0, 250)
    second<HTMLElement>('a').focus({ preventScroll: true })
    alter(body)
    await hydrate(body)
    expect(page.activeElement).toBe(second('a'))
    expect(second('.scroller').scrollTop).toBe(120)
    expect(page.defaultView?.scrollY).toBe(250)
  })

  test('a box that nobody scrolled stays where its element scrolls it', async () => {
    const { body } = serve(<Chat />)
    alter(body)
    await hydrate(body, <Chat />)
    expect(body.querySelector('.chat')?.scrollTop).toBe(100)
  })

  test('a page that nobody used has neither focus nor other values', async () => {
    const { body, page } = serve()
    alter(body)
    await hydrate(body)
    expect(page.activeElement).toBe(body)
    expect([...body.querySelectorAll<HTMLInputElement>('.text')].map(({ value }) => value)).toEqual(['served', 'served'])
    expect([...body.querySelectorAll<HTMLSelectElement>('.one')].map(({ value }) => value)).toEqual(['b', 'b'])
  })
})

/** A text field beside another one of its kind, which stands in a hole: React draws nothing in there. */
function BesideHole(): ReactNode {
  return (
    <section>
      <div data-hole="h" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
      <input className="text" value="served" onChange={nothing} />
    </section>
  )
}

test('renderer-R34 what was typed beside a hole stays there, also when what the hole held is gone', async () => {
  const { body } = serve(<BesideHole />)
  const hole = body.querySelector('[data-hole]')
  if (hole) hole.innerHTML = '<p><input class="text" value="served"></p>'
  const typed = body.querySelector<HTMLInputElement>('section > .text')
  if (typed) typed.value = 'typed'
  strange(body)
  await hydrate(body, <BesideHole />)
  expect([...body.querySelectorAll<HTMLInputElement>('.text')].map(({ value }) => value)).toEqual(['typed'])
})

/** Controls that are sections of a page themselves. */
function Bare(): ReactNode {
  return [
    <textarea key="area" className="area" value="served" onChange={nothing} />,
    <details key="more">
      <summary>More</summary>
    </details>,
    <p key="foot" style={{ height: 40, overflow: 'auto' }} className="scroller">
      <i style={{ display: 'block', height: 400 }} />
    </p>,
  ]
}

test.each([
  ['adopted', nothing],
  ['drawn anew', (body: HTMLElement) => body.prepend(body.ownerDocument.createElement('hr'))],
])('renderer-R34 what was done to a section that is a control itself stays when the page is %s', async (_, alter) => {
  const { body, page } = serve(<Bare />)
  const [area, more, box] = [body.querySelector('textarea'), body.querySelector('details'), body.querySelector('p')]
  if (area) area.value = 'typed'
  if (more) more.open = true
  if (box) box.scrollTop = 30
  area?.focus()
  alter(body)
  await hydrate(body, <Bare />)
  expect(body.querySelector('textarea')?.value).toBe('typed')
  expect(body.querySelector('details')?.open).toBe(true)
  expect(body.querySelector('p')?.scrollTop).toBe(30)
  expect(page.activeElement).toBe(body.querySelector('textarea'))
})

describe('renderer-R34 a section that is drawn anew by itself', () => {
  const page = `<!--$--><section><input class="a"></section><!--/$--><!--$--><section><input class="b"></section><!--/$-->`
  const open = () => {
    const { body, page: document } = serve(<i />)
    body.innerHTML = page
    const one = (selector: string): HTMLInputElement => body.querySelector(selector) ?? expect.fail(`There is no ${selector}`)
    /** Draws a section anew, as React does. */
    const redraw = (at: number): void => {
      const section = body.querySelectorAll('section')[at] ?? expect.fail('There is no such section')
      section.insertAdjacentHTML('afterend', section.outerHTML)
      section.remove()
    }
    return { body, document, one, redraw }
  }

  test('has its own back, and nothing of another section', () => {
    const { body, one, redraw } = open()
    one('.a').value = 'first'
    one('.b').value = 'second'
    const hold = holdSections(body, ['a', 'b'])
    const putBack = hold('b')
    redraw(0)
    redraw(1)
    expect([one('.a').value, one('.b').value]).toEqual(['', ''])
    putBack()
    expect([one('.a').value, one('.b').value]).toEqual(['', 'second'])
  })

  test('has the focus back that was in it, and not one that was elsewhere or went elsewhere since', () => {
    const { body, document, one, redraw } = open()
    const holdLast = (): (() => void) => holdSections(body, ['a', 'b'])('b')
    one('.a').focus()
    const putBack = holdLast()
    redraw(0)
    redraw(1)
    putBack()
    expect(document.activeElement).toBe(body)
    one('.b').focus()
    const putBackFocus = holdLast()
    redraw(1)
    expect(document.activeElement).toBe(body)
    putBackFocus()
    expect(document.activeElement).toBe(one('.b'))
    const putBackLate = holdLast()
    redraw(1)
    one('.a').focus()
    putBackLate()
    expect(document.activeElement).toBe(one('.a'))
  })

  test('that nobody knows has nothing to keep', () => {
    const { body, one } = open()
    one('.a').value = 'first'
    holdSections(body, ['a', 'b'])('c')()
    expect(one('.a').value).toBe('first')
  })
})
