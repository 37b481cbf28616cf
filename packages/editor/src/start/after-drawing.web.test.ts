import { signal } from '@preact/signals-core'
import { expect, test, vi } from 'vitest'
import type { CanvasConnection } from '../frame/connection.ts'
import { afterDrawing } from './after-drawing.ts'

const nextTask = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

function frame() {
  const isDrawn = signal(false)
  const connection: Partial<CanvasConnection> = { isDrawn }
  return { isDrawn, connection: connection as CanvasConnection }
}

test('what comes later waits for the page, however long the panels have been on screen, and comes once', async () => {
  const canvas = signal<CanvasConnection | undefined>(undefined)
  const fn = vi.fn<() => void>()
  const forget = afterDrawing({ canvas }, fn)
  const { isDrawn, connection } = frame()
  await nextTask()
  canvas.value = connection
  await nextTask()
  expect(fn).not.toHaveBeenCalled()
  isDrawn.value = true
  await expect.poll(() => fn.mock.calls.length).toBe(1)
  // Another frame takes the place of one that went elsewhere.
  const other = frame()
  canvas.value = other.connection
  other.isDrawn.value = true
  await nextTask()
  expect(fn).toHaveBeenCalledTimes(1)
  forget()
})

test('it is forgotten with the project, also between the drawing and its picture', async () => {
  const { isDrawn, connection } = frame()
  const fn = vi.fn<() => void>()
  const forget = afterDrawing({ canvas: signal<CanvasConnection | undefined>(connection) }, fn)
  isDrawn.value = true
  forget()
  await nextTask()
  await nextTask()
  expect(fn).not.toHaveBeenCalled()
})
