import { Page } from '@heddle/testing'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openEditor } from '../testing/open-editor.tsx'
import { RunArea } from './run-area.tsx'

it('Escape leaves the large run first, then the past, wherever the keys are', async () => {
  const { editor } = await openEditor(<Page name="Home" />, <RunArea />)
  const { session } = editor
  session.looked.value = { run: 1, step: 0 }
  session.isRunLarge.value = true
  await userEvent.keyboard('{Escape}')
  expect([session.isRunLarge.value, session.looked.value]).toEqual([false, { run: 1, step: 0 }])
  await userEvent.keyboard('{Escape}')
  expect(session.looked.value).toBeUndefined()
})
