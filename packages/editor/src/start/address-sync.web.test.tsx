import { signal } from '@preact/signals-core'
import { afterEach, describe, expect, it } from 'vitest'
import { Component, Flexbox, Page, Section, Text } from '@heddle/testing'
import type { Address } from '../app/address.ts'
import type { Router } from '../app/router.ts'
import { leaveInside, openComponent } from '../session/inside/inside.ts'
import { openEditor } from '../testing/open-editor.tsx'
import { syncAddress } from './address-sync.ts'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = [
  <Component key="0" id={id('card')} name="Card">
    <Flexbox />
  </Component>,
  <Page key="1" id={id('home')} name="Home">
    <Section id={id('hero')}>
      <Text id={id('title')}>Hello</Text>
    </Section>
  </Page>,
  <Page key="2" id={id('about')} name="About" path="about">
    <Section id={id('story')} />
  </Page>,
]

let stop: (() => void) | undefined
afterEach(() => stop?.())

/** An editor whose address bar is a list of what was written into it. */
async function open() {
  const { editor } = await openEditor(fixture, null)
  const { projectId } = editor
  const address = signal<Address>({ screen: 'project', projectId, pageId: id('home'), nodeIds: [] })
  const written: string[] = []
  const write = (kind: string) => (next: Address) => {
    address.value = next
    if (next.screen === 'project') written.push(`${kind} ${next.pageId} ${next.nodeIds.join()}`)
  }
  const router: Router = { address, go: write('go'), replace: write('replace'), stop: () => {} }
  stop = syncAddress(editor, router)
  const goBackTo = (pageId: string, ...nodeIds: readonly string[]) => {
    address.value = { screen: 'project', projectId, pageId, nodeIds }
  }
  return { editor, session: editor.session, written, goBackTo }
}

describe('the address', () => {
  it('holds the selection once it can be seen; of several at once the last', async () => {
    const { session, written } = await open()
    await expect.poll(() => written).toEqual([`replace ${id('home')} `])
    session.selection.value = [id('hero')]
    session.selection.value = [id('title')]
    expect(written).toHaveLength(1)
    await expect.poll(() => written.slice(1)).toEqual([`replace ${id('home')} ${id('title')}`])
  })
  it('makes a step of another page, at once', async () => {
    const { session, written } = await open()
    session.pageId.value = id('about')
    expect(written).toEqual([`go ${id('about')} `])
  })
  it('of another page holds nothing that is selected on the one before, also after a component was open: it stays unselected', async () => {
    const { editor, session, written } = await open()
    openComponent(editor, id('card'))
    leaveInside(editor)
    session.selection.value = [id('title')]
    session.pageId.value = id('about')
    expect([session.selection.value, written.at(-1)]).toEqual([[], `go ${id('about')} `])
  })
  it('brings page and selection back, and leaves out what is no longer there', async () => {
    const { session, goBackTo } = await open()
    session.pageId.value = id('about')
    goBackTo(id('home'), id('gone'), id('title'))
    expect(session.pageId.value).toBe(id('home'))
    expect(session.selection.value).toEqual([id('title')])
  })
  it('going back wins over a selection that is not written down yet', async () => {
    const { session, written, goBackTo } = await open()
    session.selection.value = [id('hero')]
    goBackTo(id('home'), id('title'))
    expect(session.selection.value).toEqual([id('title')])
    await expect.poll(() => written.at(-1)).toBe(`replace ${id('home')} ${id('title')}`)
  })
})
