import { Profiler } from 'react'
import { flushSync } from 'react-dom'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { insertVariable } from '@heddle/document/operations'
import { Page, Section, Text } from '@heddle/testing'
import { openEditor } from '../testing/open-editor.tsx'
import { useHasValue, useValueOf } from '../use-value.ts'
import { useEditor } from '../session/use-editor.ts'
import { useSubject } from './use-subject.ts'

const [TITLE, LEAD, COUNT] = ['title00000000000', 'lead000000000000', 'count00000000000'] as const
const fixture = (
  <Page id="home000000000000" name="Home">
    <Section>
      <Text id={TITLE}>Hello</Text>
      <Text id={LEAD}>World</Text>
    </Section>
  </Page>
)

function Subject() {
  const { session } = useEditor()
  const isDragged = useHasValue(session.hover)
  const isEmpty = useValueOf(session.selection, ({ length }) => length === 0)
  return (
    <p>{`subject ${useSubject()?.id ?? 'none'}, ${isDragged ? 'pointed at' : 'no pointer'}, ${isEmpty ? 'empty' : 'chosen'}`}</p>
  )
}

it('the screen around is drawn again when something is looked at, and not for each node that is selected or pointed at', async () => {
  let drawn = 0
  const { editor } = await openEditor(
    fixture,
    <Profiler id="subject" onRender={() => (drawn += 1)}>
      <Subject />
    </Profiler>,
  )
  const { session } = editor
  await expect.element(page.getByText('subject none, no pointer, empty')).toBeVisible()
  session.selection.value = [TITLE]
  session.hover.value = TITLE
  await expect.element(page.getByText('subject none, pointed at, chosen')).toBeVisible()
  editor.change('Add', insertVariable(editor.view, { name: 'count', type: 'number', newId: () => COUNT }))
  const before = drawn
  // Each of them is drawn at once, so that they do not count as one.
  flushSync(() => (session.selection.value = [LEAD]))
  flushSync(() => (session.selection.value = [LEAD, TITLE]))
  flushSync(() => (session.hover.value = LEAD))
  expect(drawn - before).toBe(0)
  flushSync(() => (session.subject.value = COUNT))
  await expect.element(page.getByText(`subject ${COUNT}, pointed at, empty`)).toBeVisible()
})
