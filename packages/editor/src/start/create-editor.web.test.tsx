import { describe, expect, it } from 'vitest'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'

const id = (name: string): string => name.padEnd(16, '0')
const fixture = (
  <Page id={id('page')} name="Home">
    <Section id={id('hero')}>
      <Text id={id('title')}>Hello</Text>
    </Section>
  </Page>
)

const open = async () => (await openEditor(fixture, null)).editor

describe('a change that the server would refuse', () => {
  it('is refused at once, with the reason, and nothing is applied', async () => {
    const editor = await open()
    const asset = { id: id('file'), kind: 'asset', name: 'notes', mime: 'not a media type' }
    expect(editor.change('Add file', { put: { [asset.id]: asset as never } })).toBe(false)
    expect(editor.store.has(asset.id)).toBe(false)
    expect(editor.session.notice.value).toMatchObject({ tone: 'danger', text: expect.stringMatching(/./) as string })
    const cyclic = { set: { [id('hero')]: { place: [null, { parentId: id('title'), slot: 'children', index: 'a0' }] as const } } }
    expect(editor.change('Move', cyclic)).toBe(false)
    expect(editor.view.parent(id('hero'))).toBe(id('page'))
    expect([editor.client.unsavedCount.value, editor.client.canUndo.value, editor.client.refused.value]).toEqual([0, false, []])
  })

  it('does not stop one that it takes', async () => {
    const editor = await open()
    expect(editor.change('Rename', { set: { [id('title')]: { name: ['', 'Title'] } } })).toBe(true)
    expect(editor.view.find('node', id('title'))?.name).toBe('Title')
    await expect.poll(() => editor.client.status.value).toBe('saved')
  })
})
