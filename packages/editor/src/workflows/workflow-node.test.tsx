import { expect, test } from 'vitest'
import { Button, Component, Flexbox, Page, Section } from '@heddle/testing'
import { createTestEditor } from '../testing/create-test-editor.ts'
import { workflowNode } from './workflow-node.ts'

const [CARD, BOX, SEND, HOME] = ['card000000000000', 'box0000000000000', 'send000000000000', 'home000000000000'] as const

test('a workflow sees what its element sees; that of a component sees what stands inside of it, that of a page the page', () => {
  const { view } = createTestEditor(
    <>
      <Component id={CARD} name="Card">
        <Flexbox id={BOX} />
      </Component>
      <Page id={HOME} name="Home">
        <Section>
          <Button id={SEND} />
        </Section>
      </Page>
    </>,
  )
  expect(workflowNode(view, { ownerId: SEND })).toBe(SEND)
  expect(workflowNode(view, { ownerId: CARD })).toBe(BOX)
  expect(workflowNode(view, { ownerId: HOME })).toBeUndefined()
  expect(workflowNode(view, {})).toBeUndefined()
})
