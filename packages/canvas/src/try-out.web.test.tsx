import { afterEach, describe, expect, it } from 'vitest'
import { defineElement, text } from '@heddle/kit'
import type { ElementComponent, ElementProps } from '@heddle/kit/react'
import { Component, fixtureElement, formula, Instance, Page, Section, Text, Variable } from '@heddle/testing'
import { openCanvas, type OpenCanvas } from './testing/open-canvas.ts'
import type { Glance, ToCanvas } from './protocol.ts'

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

let canvas: OpenCanvas | undefined
afterEach(() => {
  canvas?.close()
  canvas = undefined
})

async function open() {
  const opened = await openCanvas(
    <>
      <Component id="card" name="Card">
        <Text id="inside">In a card</Text>
      </Component>
      <Page id="page" name="Home">
        <Variable id="search" name="search" type="string" value="" />
        <Variable id="late" name="late" type="boolean" value={false} />
        <Variable id="log" name="log" type="array" value={['first']} />
        <Section id="hero">
          <Fixture id="one" text={formula('variables.search')} />
          <Fixture id="two" text={formula('variables.late ? "late" : "in time"')} />
          <Fixture id="three" text={formula('variables.log.length')} />
          <Instance id="instance" of="card" />
        </Section>
      </Page>
    </>,
    { definitions: [counted], components: { counted: Counted as ElementComponent } },
  )
  canvas = opened
  let request = 0
  return {
    shown: () => ['one', 'two', 'three'].map((id) => document.querySelector(`[data-node="${id}"]`)?.textContent),
    do: (message: ToCanvas) => {
      drawn.length = 0
      return opened.ask(message, 'drawn')
    },
    glance: async (...texts: readonly string[]): Promise<readonly Glance[]> =>
      (await opened.ask({ type: 'evaluate-many', request: (request += 1), texts }, 'evaluate-many-answer')).results,
  }
}
const values = (results: readonly Glance[]) => results.map((result) => (result.ok ? result.value : result.message))

describe('canvas-C30 what is tried', () => {
  it('shows on the page, and draws again only what reads it', async () => {
    const page = await open()
    expect(page.shown()).toEqual(['', 'in time', '1'])
    await page.do({ type: 'try', values: { late: true } })
    expect(page.shown()).toEqual(['', 'late', '1'])
    expect(drawn).toEqual(['two'])
    await page.do({ type: 'try', values: { late: true, search: 'Lind', log: [] } })
    expect(page.shown()).toEqual(['Lind', 'late', '0'])
    expect(drawn.toSorted()).toEqual(['one', 'three'])
  })

  it('stays when a component changes and everything is drawn anew, and goes when it is put back', async () => {
    const page = await open()
    await page.do({ type: 'try', values: { search: 'Lind' } })
    await page.do({ type: 'diff', diff: { set: { card: { name: ['Card', 'Tile'] } } } })
    expect(page.shown()).toEqual(['Lind', 'in time', '1'])
    expect(values(await page.glance('variables.search', 'variables.late'))).toEqual(['Lind', false])
    await page.do({ type: 'try', values: {} })
    expect(page.shown()).toEqual(['', 'in time', '1'])
  })

  it('is gone when the document is loaded anew', async () => {
    const page = await open()
    await page.do({ type: 'try', values: { search: 'Lind' } })
    const { records, view } = canvas ?? {}
    if (!records || !view) throw new Error('The canvas is open')
    await page.do({ type: 'load', records, view })
    expect(page.shown()).toEqual(['', 'in time', '1'])
  })
})

describe('canvas-C29 a glance', () => {
  it('tells how many rows a collection really has', async () => {
    const page = await open()
    const data = Array.from({ length: 500 }, (_, at) => ({ number: `A-${at}` }))
    const record = { id: 'orders', kind: 'collection', name: 'orders', folder: '', index: 'a0', mode: 'static' } as const
    await page.do({ type: 'diff', diff: { put: { orders: { ...record, type: 'collection', config: {}, data } } } })
    const [rows] = await page.glance('collections.orders.data')
    expect(rows).toMatchObject({ ok: true, kind: 'array', size: 500, value: data.slice(0, 8) })
  })

  it('answers the others where one formula fails', async () => {
    const page = await open()
    expect(values(await page.glance('variables.log', '1 +', 'variables.search'))).toEqual([
      ['first'],
      'Unexpected end of formula',
      '',
    ])
    expect(await page.glance()).toEqual([])
  })
})
