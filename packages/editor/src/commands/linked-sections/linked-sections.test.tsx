import { expect, test } from 'vitest'
import { setLink } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { linkedSectionShown, namedSection, pagesOfSection } from '../../session/linked-sections.ts'
import { createTestEditor } from '../../testing/create-test-editor.ts'
import { canRun } from '../command.ts'
import { deleteSelection } from '../nodes.commands.ts'
import { placeInstance, removeComponent } from '../components/component-changes.ts'
import { detachComponent, editComponent } from '../components/components.commands.ts'
import { deleteLinkedSection, editLinkedSection, unlinkSection, useOnOtherPages } from './linked-sections.commands.ts'

const id = (name: string): string => name.padEnd(16, '0')

/** A header that stands on two pages, and a link to it on the second. */
async function headed() {
  const editor = createTestEditor(
    <>
      <Page id={id('home')} name="Home">
        <Section id={id('header')} name="Header">
          <Text id={id('brand')}>Bakery</Text>
        </Section>
      </Page>
      <Page id={id('about')} name="About">
        <Section id={id('story')} name="Story">
          <Text id={id('up')}>Up</Text>
        </Section>
      </Page>
    </>,
  )
  const { session, view } = editor
  session.pageId.value = id('home')
  session.selection.value = [id('brand')]
  expect(canRun(useOnOtherPages, editor)).toBe(false)
  session.selection.value = [id('header')]
  useOnOtherPages.run(editor)
  await expect.poll(() => view.of('library-component')).toHaveLength(1)
  const [onHome = ''] = session.selection.value
  const componentId = view.find('node', onHome)?.componentId ?? ''
  session.pageId.value = id('about')
  session.selection.value = [id('up')]
  placeInstance(editor, componentId)
  const [onAbout = ''] = session.selection.value
  return { editor, view, session, onHome, onAbout, componentId }
}

test('a section is used on other pages: it stands there at once, the next time beside what is selected, and says so', async () => {
  const { editor, view, session, onHome, onAbout, componentId } = await headed()
  expect(view.find('library-component', componentId)).toMatchObject({ name: 'Header', type: 'section' })
  expect(view.children(id('home'))).toEqual([onHome])
  expect(view.children(id('about'))).toEqual([id('story'), onAbout])
  expect(pagesOfSection(view, componentId).map(({ name }) => name)).toEqual(['Home', 'About'])
  expect(linkedSectionShown(view, onAbout)?.id).toBe(componentId)
  expect([namedSection(view, onHome), namedSection(view, onAbout), namedSection(view, id('story'))]).toEqual([
    id('header'),
    id('header'),
    id('story'),
  ])
  expect(session.notice.value?.text).toContain('Header is a linked section now')
  expect([useOnOtherPages, editComponent, detachComponent].map((command) => canRun(command, editor))).toEqual([
    false,
    false,
    false,
  ])
  editLinkedSection.run(editor)
  expect(session.inside.value?.path).toEqual([onAbout])
})

test('unlinked it is the page’s own; taken off a page it stands on the others, and links that lead nowhere are counted', async () => {
  const { editor, view, session, onHome, onAbout, componentId } = await headed()
  const link = { type: 'internal', pageId: id('home'), sectionId: id('header') } as const
  editor.change('Link', setLink(view, { ids: [id('up')], link }))
  session.selection.value = [onAbout]
  unlinkSection.run(editor)
  const [copy = ''] = session.selection.value
  expect(view.find('node', copy)).toMatchObject({ element: 'section', name: 'Header' })
  expect(view.find('node', view.children(copy)[0] ?? '')?.element).toBe('text')
  session.selection.value = [onHome]
  deleteSelection.run(editor)
  await expect.poll(() => view.children(id('home'))).toEqual([])
  expect(session.notice.value).toEqual({
    text: 'Header is off Home; it stands on no page now, and is in the Components panel still. 1 link leads to its page only now.',
    tone: 'danger',
  })
  expect(view.find('library-component', componentId)).toBeDefined()
})

test('deleted from all pages it is gone from each, which are named, and so it is in the Components panel', async () => {
  const { editor, view, session, onAbout, componentId } = await headed()
  session.selection.value = [onAbout]
  deleteSelection.run(editor)
  await expect.poll(() => session.notice.value?.text).toBe('Header is off About; it stands on Home still.')
  placeInstance(editor, componentId)
  deleteLinkedSection.run(editor)
  await expect.poll(() => view.of('library-component')).toEqual([])
  expect([...view.children(id('home')), ...view.children(id('about'))]).toEqual([id('story')])
  expect(session.notice.value?.text).toBe('Header is deleted from Home, About. Undo brings it back.')
  const again = await headed()
  removeComponent(again.editor, again.componentId)
  await expect.poll(() => again.view.find('node', again.onHome)).toBeUndefined()
})
