import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { WorkflowRecord } from '@heddle/document'
import { openEditor } from '../../testing/open-editor.tsx'
import { id, twoCards } from '../../testing/two-cards.tsx'
import type { Running } from '../running.ts'
import { aliveDraft } from '../testing/alive-draft.ts'
import { TryDialog } from './try-dialog.tsx'

const OPENED: WorkflowRecord = {
  id: id('opened'),
  kind: 'workflow',
  name: 'Opened',
  folder: '',
  index: 'a0',
  ownerId: id('card'),
  trigger: '',
  parameters: [],
  actions: {},
}

it('of several instances of a component the one is chosen in which its workflow is tried', async () => {
  const { editor } = await openEditor(twoCards, <TryDialog />)
  editor.change('Add', { put: { [OPENED.id]: OPENED } })
  const send = vi.fn<Running['send']>()
  editor.session.running.value = aliveDraft(editor.session.pageId.peek(), send)
  editor.session.trying.value = { workflowId: OPENED.id }
  const choice = page.getByRole('button', { name: /^Instance:/ })
  await expect.element(choice).toMatchTextContent('Shipping')
  await choice.click()
  await page.getByRole('option', { name: /^Card/ }).click()
  await expect.element(choice).toMatchTextContent('Card')
  // With the focus still on the choice.
  await expect.element(choice).toHaveFocus()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect
    .poll(() => send.mock.calls[0]?.[0])
    .toMatchObject({
      type: 'try',
      workflowId: OPENED.id,
      place: { component: { uid: id('second') } },
    })
})
