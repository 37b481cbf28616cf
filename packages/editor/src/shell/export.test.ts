import { signal } from '@preact/signals-core'
import { afterEach, expect, test, vi } from 'vitest'
import type { Editor } from '../session/editor.ts'
import { canRun } from '../commands/command.ts'
import { exportProject } from './export.commands.ts'

afterEach(() => vi.unstubAllGlobals())

/** As much of an editor as exporting asks for. */
function editorAs(role: 'editor' | 'content-editor', exportFile: Editor['server']['exportFile']) {
  const notice = signal<Editor['session']['notice']['value']>(undefined)
  const parts = { client: { role: signal(role) }, server: { exportFile }, session: { notice } }
  return { notice, editor: parts as unknown as Editor }
}

test('who may edit may export, who may change texts only may not', () => {
  const never = () => new Promise<never>(() => undefined)
  expect(canRun(exportProject, editorAs('editor', never).editor)).toBe(true)
  expect(canRun(exportProject, editorAs('content-editor', never).editor)).toBe(false)
})

test('the file is handed over by its name, with a word before and after it', async () => {
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const nothing = { count: 0, names: [] }
  const { editor, notice } = editorAs('editor', async () => ({
    name: 'lake.heddle.zip',
    content: new Blob(['x']),
    lost: nothing,
  }))
  exportProject.run(editor)
  expect(notice.value).toMatchObject({ text: 'Making the file of this project…', tone: 'info' })
  await expect.poll(() => link.click).toHaveBeenCalledOnce()
  expect(link.download).toBe('lake.heddle.zip')
  expect(notice.value?.text).toContain('lake.heddle.zip holds the project')
})

test('what the server has lost is named, and the file is handed over all the same', async () => {
  const link = { href: '', download: '', click: vi.fn() }
  vi.stubGlobal('document', { createElement: () => link })
  const lost = { count: 1, names: ['logo.png'] }
  const { editor, notice } = editorAs('editor', async () => ({ name: 'lake.heddle.zip', content: new Blob(['x']), lost }))
  exportProject.run(editor)
  await expect.poll(() => notice.value?.tone).toBe('danger')
  expect(notice.value?.text).toContain('not in it: logo.png. Upload them again.')
  expect(link.click).toHaveBeenCalledOnce()
})

test('what the server says against it is told', async () => {
  const { editor, notice } = editorAs('editor', () => Promise.reject(new Error('This project is damaged')))
  exportProject.run(editor)
  await expect.poll(() => notice.value).toEqual({ text: 'This project is damaged', tone: 'danger' })
})
