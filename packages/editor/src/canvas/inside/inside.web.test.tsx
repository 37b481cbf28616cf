import { afterEach, describe, expect, it } from 'vitest'
import { page as browser } from 'vitest/browser'
import { Component, Flexbox, formula, Instance, Page, Section, Text } from '@heddle/testing'
import { openCanvasArea, type OpenCanvasArea } from '../testing/open-canvas-area.tsx'
import { openEditor } from '../../testing/open-editor.tsx'
import { openInstance } from '../../session/inside/inside.ts'
import { InsideBar } from './inside-bar.tsx'

let area: OpenCanvasArea | undefined
afterEach(() => {
  area?.close()
  area = undefined
})

const id = (name: string): string => name.padEnd(16, '0')
const title = { [id('prop')]: { name: 'title', type: 'text', defaultValue: 'Card' } }
const fixture = (
  <>
    <Component id={id('card')} name="Card" properties={title}>
      <Flexbox id={id('box')} styles={{ default: { 'padding-top': '20px', 'padding-bottom': '20px' } }}>
        <Text id={id('label')}>In a card</Text>
        <Text id={id('bound')} text={formula('context.component.props.title')} />
      </Flexbox>
    </Component>
    <Page id="page" name="Home">
      <Section id={id('hero')} styles={{ default: { 'row-gap': '40px', 'padding-top': '40px' } }}>
        <Text id={id('title')}>Hello</Text>
        <Instance id={id('first')} of={id('card')} name="Shipping" />
        <Instance id={id('second')} of={id('card')} />
      </Section>
    </Page>
  </>
)

const pressKey = (key: string) =>
  document
    .querySelector('[role="application"]')
    ?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))

async function doubleClick({ point }: OpenCanvasArea, at: { readonly x: number; readonly y: number }) {
  point('pointerdown', at)
  point('pointerup', at)
  document
    .querySelector('[data-testid="pointer-layer"]')
    ?.dispatchEvent(new MouseEvent('dblclick', { clientX: at.x, clientY: at.y, bubbles: true }))
}

describe('a component in place', () => {
  it('opens by a double click with what was pressed selected, and is named; the others are shown, the rest is dimmed', async () => {
    area = await openCanvasArea(fixture)
    const { editor, pointOf, until } = area
    await doubleClick(area, await pointOf(id('first'), 0.1, 0.4))
    await until(() => editor.session.inside.value)
    expect(editor.session.inside.value?.path).toEqual([id('first')])
    await until(() => editor.session.selection.value.length > 0)
    expect([id('label'), id('box'), id('bound')]).toContain(editor.session.selection.value[0])
    await until(() => document.body.textContent?.includes('Card · Shipping'))
    await until(() => document.querySelectorAll('[class*="other"]').length === 1)
    expect(document.querySelector('[class*="dim"]')).not.toBeNull()
  })

  it('shows a change in all instances, and sees the values of the instance', async () => {
    area = await openCanvasArea(fixture)
    const { editor, frame, pointOf, point, until } = area
    editor.session.selection.value = [id('second')]
    pressKey('Enter')
    expect(editor.session.inside.value?.path).toEqual([id('second')])
    const at = await pointOf(id('label'))
    point('pointerdown', at)
    point('pointerup', at)
    await until(() => editor.session.selection.value[0] === id('label'))
    await expect.poll(() => frame.evaluate(id('bound'), 'context.component.props.title')).toMatchObject({ value: 'Card' })
    // What is not inside cannot be selected.
    const beside = await pointOf(id('title'))
    point('pointerdown', beside)
    point('pointerup', beside)
    await until(() => editor.session.selection.value.length === 0)
    expect(editor.session.inside.value).toBeDefined()
  })

  it('goes to another instance by a click on it', async () => {
    area = await openCanvasArea(fixture)
    const { editor, pointOf, point, until } = area
    openInstance(editor, id('first'))
    const at = await pointOf(id('second'))
    point('pointerdown', at)
    point('pointerup', at)
    await until(() => editor.session.inside.value?.path[0] === id('second'))
  })
})

describe('the bar above a component that is open', () => {
  it('says where one is and how many places a change shows in, and leads out', async () => {
    await browser.viewport(1100, 700)
    const { editor } = await openEditor(fixture, <InsideBar />)
    const { session } = editor
    expect(browser.getByRole('toolbar', { name: 'Component' }).query()).toBeNull()
    openInstance(editor, id('first'))
    const way = browser.getByRole('navigation', { name: 'Way to the component' })
    await expect.element(way).toMatchTextContent(/Home.*Card.*in Shipping/)
    await expect.element(browser.getByText('A change shows in all 2 places at once')).toBeVisible()
    await browser.getByRole('radio', { name: 'Alone' }).click()
    expect(session.inside.value?.isAlone).toBe(true)
    session.selection.value = [id('label')]
    await browser.getByRole('button', { name: /Card/ }).click()
    expect(session.selection.value).toEqual([])
    await browser.getByRole('button', { name: /Done/ }).click()
    expect(session.inside.value).toBeUndefined()
    expect(session.selection.value).toEqual([id('first')])
  })
})
