import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import { node, publishedBinding } from '@heddle/testing'
import { LIVE } from '@heddle/document/published'
import type { ElementComponent } from '@heddle/kit/react'
import { stateSelector } from '@heddle/style'
import { elementStyles } from '../../styles.gen.ts'
import { Accordion } from './component.tsx'
import { accordionDefinition } from './definition.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

const words = (uid: string, text: string) => node(uid, { tag: 'p', text })
const state = node(
  'state',
  { tag: 'i', text: publishedBinding('context.local.data.accordion.isOpen ? "open" : "closed"') },
  undefined,
  {
    live: LIVE.text,
  },
)

async function open(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  opened = await openElement({
    definition: accordionDefinition,
    component: Accordion as ElementComponent,
    slots: { toggleLayout: [words('head', 'Question')], contentLayout: [words('body', 'Answer'), state] },
    css: elementStyles['accordion'] ?? '',
    props,
    ...more,
  })
  const live = opened
  const details = (row?: number) => live.element(row) as HTMLDetailsElement
  return { ...live, details, header: (row?: number) => details(row).querySelector('summary') as HTMLElement }
}

test.each(['{Enter}', ' '])('opens and closes by %s, says so, and formulas in it and beside it know', async (key) => {
  const live = await open()
  expect(live.details().open).toBe(false)
  live.header().focus()
  await userEvent.keyboard(key)
  await expect.poll(() => live.saidOf('change')).toEqual([{ value: true }])
  expect(live.details().open).toBe(true)
  expect(live.details().matches(stateSelector('open') ?? '')).toBe(true)
  expect(live.variable('value')).toBe(true)
  await expect.poll(() => live.details().querySelector('i')?.textContent).toBe('open')
  await userEvent.keyboard(key)
  await expect.poll(() => live.saidOf('change')).toEqual([{ value: true }, { value: false }])
  expect(live.details().open).toBe(false)
})

test('a workflow opens, closes and toggles it, which says nothing', async () => {
  const live = await open()
  const after = async (action: string) => {
    await live.run(action)
    return live.details().open
  }
  expect([await after('open'), await after('open'), await after('toggle'), await after('toggle'), await after('close')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ])
  await live.setVariable('value', true)
  expect(live.details().open).toBe(true)
  expect(live.said).toEqual([])
})

test('a bound initial value that becomes another one is followed and told', async () => {
  const live = await open({ value: publishedBinding('variables.first') }, { values: { variables: { first: false } } })
  await live.set({ variables: { first: true } })
  await expect.poll(() => live.details().open).toBe(true)
  expect(live.said.map(({ name, payload }) => [name, payload])).toEqual([['initValueChange', { value: true }]])
})

test('what a visitor opened before the page was alive stays open, and is told', async () => {
  const live = await open({}, { before: (body) => body.querySelector('details')?.setAttribute('open', '') })
  await expect.poll(() => live.variable('value')).toBe(true)
  expect(live.details().open).toBe(true)
  expect(live.saidOf('change')).toEqual([{ value: true }])
})

test('of a group one is open: opening another closes it, and it says so', async () => {
  const live = await open({ group: 'questions' }, { over: publishedBinding('[1, 2]') })
  await userEvent.click(live.header(0))
  await expect.poll(() => live.details(0).open).toBe(true)
  await userEvent.click(live.header(1))
  await expect.poll(() => [live.details(0).open, live.details(1).open]).toEqual([false, true])
  await expect.poll(() => live.saidOf('change')).toHaveLength(3)
  expect(live.saidOf('change')).toContainEqual({ value: false })
})

test('disabled, neither a press nor a workflow’s focus opens it', async () => {
  const live = await open({ disabled: true })
  live.header().click()
  expect(live.details().open).toBe(false)
  expect(live.header().tabIndex).toBe(-1)
  expect(live.said).toEqual([])
})

test('the header of the open one takes the place of the other', async () => {
  const live = await open({}, { slots: { toggleLayout: [words('head', 'Show')], activeToggleLayout: [words('other', 'Hide')] } })
  const seen = () => live.header().innerText.trim()
  expect(seen()).toBe('Show')
  await live.run('open')
  expect(seen()).toBe('Hide')
})

test('on the canvas what is being worked in is shown with both headers, and is not opened for that', async () => {
  const live = await open(
    {},
    {
      slots: {
        toggleLayout: [words('head', 'Show')],
        activeToggleLayout: [words('other', 'Hide')],
        contentLayout: [words('body', 'Answer')],
      },
    },
  )
  live.details().setAttribute('data-canvas-shows', 'open')
  expect(live.details().innerText.split(/\n+/)).toEqual(['Show', 'Hide', 'Answer'])
  expect(live.details().open).toBe(false)
})

test('beside a mark the header has all the room but that of the mark', async () => {
  const live = await open({ marker: 'chevron' })
  const [shown, empty] = live.header().querySelectorAll<HTMLElement>('.heddle-accordion-header > span')
  expect(empty?.offsetWidth).toBe(0)
  expect(shown?.offsetWidth).toBeGreaterThan(live.header().offsetWidth * 0.9)
})

test('a header that is a heading is one of that level, and looks as one that is none', async () => {
  const plain = await open()
  const height = plain.header().offsetHeight
  await plain.close()
  const live = await open({ heading: 'h2' })
  const heading = live.header().querySelector('h2') ?? expect.fail('there is no heading')
  expect([heading.textContent, heading.offsetTop, live.header().offsetHeight]).toEqual([
    'Question',
    live.header().offsetTop,
    height,
  ])
  expect(getComputedStyle(heading).fontWeight).toBe(getComputedStyle(live.details()).fontWeight)
  live.header().click()
  await expect.poll(() => live.details().open).toBe(true)
})
